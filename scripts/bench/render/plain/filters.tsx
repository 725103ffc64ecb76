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
            <option value="office">Biura</option>
            <option value="retail">Lokale handlowo-usługowe</option>
            <option value="warehouse">Magazyny i hale</option>
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
            <svg
              xmlns="http://www.w3.org/2000/svg"
              width={16}
              height={16}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="tabler-icon tabler-icon-lock"
              aria-hidden="true"
            >
              <path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6"></path>
              <path d="M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0"></path>
              <path d="M8 11v-4a4 4 0 1 1 8 0v4"></path>
            </svg>
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
            <svg
              xmlns="http://www.w3.org/2000/svg"
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="tabler-icon tabler-icon-adjustments-horizontal"
              aria-hidden="true"
            >
              <path d="M12 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"></path>
              <path d="M4 6l8 0"></path>
              <path d="M16 6l4 0"></path>
              <path d="M6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"></path>
              <path d="M4 12l2 0"></path>
              <path d="M10 12l10 0"></path>
              <path d="M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"></path>
              <path d="M4 18l11 0"></path>
              <path d="M19 18l1 0"></path>
            </svg>
            <span>Więcej filtrów</span>
          </summary>
          <div className="sheet">
            <label className="filter ">
              <span>Województwo</span>
              <select name="province">
                <option value="">wszystkie</option>
                <option value="dolnoslaskie">dolnośląskie</option>
                <option value="kujawsko_pomorskie">kujawsko-pomorskie</option>
                <option value="lubelskie">lubelskie</option>
                <option value="lubuskie">lubuskie</option>
                <option value="lodzkie">łódzkie</option>
                <option value="malopolskie">małopolskie</option>
                <option value="mazowieckie">mazowieckie</option>
                <option value="opolskie">opolskie</option>
                <option value="podkarpackie">podkarpackie</option>
                <option value="podlaskie">podlaskie</option>
                <option value="pomorskie">pomorskie</option>
                <option value="slaskie">śląskie</option>
                <option value="swietokrzyskie">świętokrzyskie</option>
                <option value="warminsko_mazurskie">warmińsko-mazurskie</option>
                <option value="wielkopolskie">wielkopolskie</option>
                <option value="zachodniopomorskie">zachodniopomorskie</option>
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
