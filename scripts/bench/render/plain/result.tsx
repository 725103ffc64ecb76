/** The title of the list, its order and view. */
export const head = (title: string) => (
  <div className="head">
    <h1 aria-live="polite">{title}</h1>
    <div className="end">
      <label className="sort">
        <span>Sortuj</span>
        <select name="sort" form="_R_2lb5_">
          <option value="modified">Ostatnio zmienione</option>
          <option value="area-desc">Największa powierzchnia</option>
          <option value="area-asc">Najmniejsza powierzchnia</option>
        </select>
      </label>
      <nav className="views" aria-label="Widok">
        <a href="/offers?view=list" data-discover="true">
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
            className="tabler-icon tabler-icon-layout-list"
            aria-hidden="true"
          >
            <path d="M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2"></path>
            <path d="M4 16a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2"></path>
          </svg>
          Lista
        </a>
        <a aria-current="true" href="/offers" data-discover="true">
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
            className="tabler-icon tabler-icon-map"
            aria-hidden="true"
          >
            <path d="M3 7l6 -3l6 3l6 -3v13l-6 3l-6 -3l-6 3v-13"></path>
            <path d="M9 4v13"></path>
            <path d="M15 7v13"></path>
          </svg>
          Lista i mapa
        </a>
      </nav>
    </div>
  </div>
);

/** The tenth cell. */
export const addYours = (
  <aside className="add">
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-building-plus"
      aria-hidden="true"
    >
      <path d="M3 21h9"></path>
      <path d="M9 8h1"></path>
      <path d="M9 12h1"></path>
      <path d="M9 16h1"></path>
      <path d="M14 8h1"></path>
      <path d="M14 12h1"></path>
      <path d="M5 21v-16c0 -.53 .211 -1.039 .586 -1.414c.375 -.375 .884 -.586 1.414 -.586h10c.53 0 1.039 .211 1.414 .586c.375 .375 .586 .884 .586 1.414v7"></path>
      <path d="M16 19h6"></path>
      <path d="M19 16v6"></path>
    </svg>
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
          className="tabler-icon tabler-icon-chevron-right"
          aria-hidden="true"
        >
          <path d="M9 6l6 6l-6 6"></path>
        </svg>
      </a>
    </nav>
    <p className="range">{range}</p>
  </>
);

/** The phone's switch. */
export const phoneSwitch = (
  <div className="switch">
    <a href="/offers?view=map" data-discover="true">
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
        className="tabler-icon tabler-icon-map"
        aria-hidden="true"
      >
        <path d="M3 7l6 -3l6 3l6 -3v13l-6 3l-6 -3l-6 3v-13"></path>
        <path d="M9 4v13"></path>
        <path d="M15 7v13"></path>
      </svg>
      Mapa
    </a>
  </div>
);
