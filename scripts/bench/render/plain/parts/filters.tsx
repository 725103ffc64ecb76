import { mark } from './mark.tsx';
import { placeOptions, useOptions } from './options.tsx';

/** The filters of the list. */
export const filters = () => (
  <div className="bar">
    <div className="wrap">
      {/* biome-ignore lint/a11y/useSemanticElements: as the product has it */}
      <form id="_R_2lb5_" role="search" aria-label="Filtry" className="form" data-discover="true" action="/offers" method="get">
        <label className="filter ">
          <span>Przeznaczenie</span>
          <select name="premisesPurpose">
            <option value="">Wszystkie lokale</option>
            {useOptions()}
          </select>
        </label>
        <label className="filter ">
          <span>Miejsce</span>
          <input placeholder="cała Polska" maxLength="100" autoComplete="off" list="_R_4qlb5_" name="place" defaultValue="" />
          <datalist id="_R_4qlb5_"></datalist>
        </label>
        <a className="filter" href="/offers?signin=1" data-discover="true">
          <span>Cena do</span>
          <b>
            {mark('lock', 16)}
            po zalogowaniu
          </b>
        </a>
        <label className="filter ">
          <span>Powierzchnia od, m²</span>
          <input inputMode="numeric" autoComplete="off" placeholder="dowolna" name="minArea" defaultValue="" />
        </label>
        <label className="filter ">
          <span>Wolne najpóźniej od</span>
          <input type="date" name="freeFrom" defaultValue="" />
        </label>
        <details className="more">
          <summary aria-label="Więcej filtrów">
            {mark('adjustments-horizontal')}
            <span>Więcej filtrów</span>
          </summary>
          <div className="sheet">
            <label className="filter ">
              <span>Województwo</span>
              <select name="province">
                <option value="">wszystkie</option>
                {placeOptions()}
              </select>
            </label>
            <label className="filter ">
              <span>Powiat</span>
              <input placeholder="np. zgierski" maxLength="100" autoComplete="off" name="county" defaultValue="" />
            </label>
          </div>
        </details>
        <noscript>
          <button type="submit" className="button line m">
            Pokaż oferty
          </button>
        </noscript>
      </form>
    </div>
  </div>
);
