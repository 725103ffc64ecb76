/** The way to the price. */
export const book = (signIn: string) => (
  <div className="aside">
    <aside className="book" id="book" aria-label="Rezerwacja">
      <div className="pad">
        <a className="ribbon" href={signIn} data-discover="true">
          <svg
            xmlns="http://www.w3.org/2000/svg"
            width={18}
            height={18}
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
          Zaloguj się, aby zobaczyć cenę
        </a>
        <ul className="gets">
          <li>
            <svg
              xmlns="http://www.w3.org/2000/svg"
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="tabler-icon tabler-icon-check"
              aria-hidden="true"
            >
              <path d="M5 12l5 5l10 -10"></path>
            </svg>
            Cena, opłaty i kaucja co do grosza
          </li>
          <li>
            <svg
              xmlns="http://www.w3.org/2000/svg"
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="tabler-icon tabler-icon-check"
              aria-hidden="true"
            >
              <path d="M5 12l5 5l10 -10"></path>
            </svg>
            Warunki umowy i okresy najmu
          </li>
          <li>
            <svg
              xmlns="http://www.w3.org/2000/svg"
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="tabler-icon tabler-icon-check"
              aria-hidden="true"
            >
              <path d="M5 12l5 5l10 -10"></path>
            </svg>
            Rezerwacja lokalu na 24 godziny, bezpłatnie
          </li>
        </ul>
        <a className="button main l full" href={signIn} data-discover="true">
          Zaloguj się
        </a>
        <p className="legal">Załóż konto, to trwa dwie minuty</p>
      </div>
    </aside>
  </div>
);

/** Hands the address on. */
export const share = (
  <button type="button" className="button quiet m">
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
      className="tabler-icon tabler-icon-share"
      aria-hidden="true"
    >
      <path d="M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"></path>
      <path d="M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"></path>
      <path d="M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"></path>
      <path d="M8.7 10.7l6.6 -3.4"></path>
      <path d="M8.7 13.3l6.6 3.4"></path>
    </svg>
    Udostępnij
  </button>
);
