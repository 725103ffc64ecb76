import { mark } from './mark.tsx';
import { type UseCounts, useOptions } from './options.tsx';

/** The filters of the list. */
export const filters = (counts?: UseCounts | null) => (
  <div className="bar">
    <div className="wrap">
      {/* biome-ignore lint/a11y/useSemanticElements: as the product has it */}
      <form id="_R_2lb5_" role="search" aria-label="Filtry" className="form" data-discover="true" action="/offers" method="get">
        <label className="filter ">
          <span>Przeznaczenie</span>
          <select name="premisesPurpose">
            <option value="">Wszystkie lokale</option>
            {useOptions(counts)}
          </select>
        </label>
        <label className="filter ">
          <span>Gdzie i jaki</span>
          <input placeholder="np. Podgórze, z parkingiem" maxLength="200" autoComplete="off" list="_R_8qlb5_" name="place" defaultValue="" />
          <datalist id="_R_8qlb5_"></datalist>
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
          <input
            data-unit="m²"
            inputMode="numeric"
            pattern="\s*\d[\d\s.,]*\D{0,12}2?"
            title="Podaj liczbę, na przykład 80"
            autoComplete="off"
            placeholder="dowolna"
            name="minArea"
            defaultValue=""
          />
        </label>
        <label className="filter ">
          <span>Wolne najpóźniej od</span>
          <input type="date" name="freeFrom" defaultValue="" />
        </label>
        <a className="more" aria-label="Filtry" href="/offers?filters=1" data-discover="true">
          {mark('adjustments-horizontal')}
          <span>Filtry</span>
        </a>
        <button type="submit" hidden />
        <noscript>
          <button type="submit" className="button line m">
            Pokaż oferty
          </button>
        </noscript>
      </form>
    </div>
  </div>
);
