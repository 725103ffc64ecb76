import { mark } from './mark.tsx';
import { places } from './options.tsx';

/** The title of the list, its order and view. */
export const head = (title: string) => (
  <div className="head">
    <h1 aria-live="polite">{title}</h1>
    <div className="end">
      <label className="sort">
        <span>Sortuj</span>
        <select name="sort" form="_R_2lb5_">
          <option value="published">Najnowsze</option>
          <option value="area-desc">Największa powierzchnia</option>
          <option value="area-asc">Najmniejsza powierzchnia</option>
        </select>
      </label>
      <nav className="views" aria-label="Widok">
        <a href="/offers?view=list" data-discover="true">
          {mark('layout-list', 16)}
          Lista
        </a>
        <a aria-current="true" href="/offers" data-discover="true">
          {mark('map', 16)}
          Lista i mapa
        </a>
      </nav>
      <div className="contents">
        <a className="button line s" href="/offers?signin=1&keep=%7B%7D" data-discover="true">
          {mark('bell-plus', 16)}
          Zapisz wyszukiwanie
        </a>
      </div>
    </div>
  </div>
);

/** The tenth cell. */
export const addYours = (
  <aside className="add">
    {mark('building-plus', 24)}
    <h2>Masz lokal do wynajęcia?</h2>
    <p>Wystaw go jako ofertę wiążącą. Rezerwację, umowę, kaucję i odbiór poprowadzimy za Ciebie.</p>
    <a className="button line s" href="/add-offer" data-discover="true">
      Dodaj ofertę
    </a>
  </aside>
);

/** The pages of the list. */
export const pager = (range: string) => (
  <>
    <nav className="pager" aria-label="Strony">
      <a aria-label="Strona 1" aria-current="page" className="number" href="/offers" data-discover="true">
        1
      </a>
      <a aria-label="Strona 2" className="number" href="/offers?page=2" data-discover="true">
        2
      </a>
      <span className="gap" aria-hidden="true">
        …
      </span>
      <a aria-label="Strona 112" className="number" href="/offers?page=112" data-discover="true">
        112
      </a>
      <a rel="next" className="step" href="/offers?page=2" data-discover="true">
        <span>Następna</span>
        {mark('chevron-right')}
      </a>
    </nav>
    <p className="range">{range}</p>
  </>
);

/** The markets of the provinces. */
export const marketLinks = () => (
  <nav className="wrap markets" aria-labelledby="market-links">
    <h2 id="market-links">Biura do wynajęcia w województwach</h2>
    <ul>
      {places.map(([province, name]) => (
        <li key={province}>
          <a href={`/wynajem/biura/${province.replace('_', '-')}`} data-discover="true">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The phone's switch. */
export const phoneSwitch = (
  <div className="switch">
    <a href="/offers?view=map" data-discover="true">
      {mark('map')}
      Mapa
    </a>
  </div>
);
