import { polish } from '../numbers.ts';
import { mark } from './mark.tsx';
import { useOptions } from './options.tsx';

/** The first screen of the landing page. */
export const hero = (offers: number) => (
  <section className="hero">
    <div className="wrap">
      <div className="top">
        <div>
          <h1>Lokal dla firmy w jedno popołudnie</h1>
          <p className="lead">
            Każdą ofertę na Parterze wynajmujący podpisał, zanim ją zobaczysz. Rezerwujesz na 24 godziny, podpisujesz umowę online i odbierasz klucze
            z protokołem.
          </p>
        </div>
        <dl className="facts">
          <div>
            <dt>{`${polish(offers)}+`}</dt>
            <dd>wiążących ofert dzisiaj</dd>
          </div>
          <div>
            <dt>24 h</dt>
            <dd>rezerwacji bez opłat</dd>
          </div>
          <div>
            <dt>1 PDF</dt>
            <dd>podpisany i zapieczętowany</dd>
          </div>
        </dl>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as the product has it */}
      <form className="finder" role="search" aria-label="Szukaj lokalu" data-discover="true" action="/offers" method="get">
        <label>
          <span>Czego szukasz</span>
          <select name="premisesPurpose">
            <option value="">Wszystkie lokale</option>
            {useOptions()}
          </select>
        </label>
        <label>
          <span>Gdzie</span>
          <input placeholder="Miasto, dzielnica lub województwo" maxLength="100" autoComplete="off" list="finder-places" name="place" />
          <datalist id="finder-places"></datalist>
        </label>
        <label>
          <span>Powierzchnia od</span>
          <input inputMode="numeric" autoComplete="off" placeholder="np. 80 m²" name="minArea" />
        </label>
        <button type="submit" className="button main l">
          {mark('search', 20, '1.75')}
          Pokaż oferty
        </button>
      </form>
      <p className="hint">
        <span>Na przykład:</span>
        <a href="/offers?premisesPurpose=office&place=Wrocław" data-discover="true">
          biuro we Wrocławiu
        </a>
        <a href="/offers?premisesPurpose=warehouse&place=Łódź" data-discover="true">
          magazyn w Łodzi
        </a>
        <a href="/offers?premisesPurpose=retail&place=Kraków" data-discover="true">
          lokal usługowy w Krakowie
        </a>
      </p>
    </div>
    <div className="strip">
      <img src="/art/street.svg" alt="Ulica, przy której świecą partery" width={1680} height={300} />
    </div>
  </section>
);
