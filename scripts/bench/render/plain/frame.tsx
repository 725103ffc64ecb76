/** What stands above every page. */
export const above = () => (
  <>
    <a href="#content" className="skip">
      Przejdź do treści
    </a>
    <div className="underway" aria-hidden="true"></div>
    <aside className="beta" aria-label="Wersja beta">
      <div className="wrap">
        <b>Wersja beta</b>
        <span>Oferty, rezerwacje i umowy są prawdziwe i wiążące.</span>
        <a href="/pomoc" data-discover="true">
          Zgłoś uwagę
        </a>
      </div>
    </aside>
    <header className="header">
      <div className="wrap row">
        <a className="logo" aria-label="Parter, strona główna" href="/" data-discover="true">
          <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
            <rect width={32} height={32} rx="7" fill="var(--ink)"></rect>
            <path
              d="M9.5 7.5v3M16 7.5v3M22.5 7.5v3M9.5 13.5v3M16 13.5v3M22.5 13.5v3"
              fill="none"
              stroke="var(--paper)"
              strokeWidth="1.6"
              opacity=".6"
            ></path>
            <path d="M6 19.5h20V27H18.5v-4.6h-5V27H6z" fill="var(--art-glow)"></path>
          </svg>
          Parter
        </a>
        <nav className="nav" aria-label="Główna">
          <details className="menu">
            <summary>
              {'Oferty '}
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
                className="tabler-icon tabler-icon-chevron-down"
                aria-hidden="true"
              >
                <path d="M6 9l6 6l6 -6"></path>
              </svg>
            </summary>
            <div className="list">
              <a href="/offers?premisesPurpose=office" data-discover="true">
                <span>
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
                    className="tabler-icon tabler-icon-building"
                    aria-hidden="true"
                  >
                    <path d="M3 21l18 0"></path>
                    <path d="M9 8l1 0"></path>
                    <path d="M9 12l1 0"></path>
                    <path d="M9 16l1 0"></path>
                    <path d="M14 8l1 0"></path>
                    <path d="M14 12l1 0"></path>
                    <path d="M14 16l1 0"></path>
                    <path d="M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16"></path>
                  </svg>
                </span>
                Biura
              </a>
              <a href="/offers?premisesPurpose=retail" data-discover="true">
                <span>
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
                    className="tabler-icon tabler-icon-building-store"
                    aria-hidden="true"
                  >
                    <path d="M3 21l18 0"></path>
                    <path d="M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4"></path>
                    <path d="M5 21l0 -10.15"></path>
                    <path d="M19 21l0 -10.15"></path>
                    <path d="M9 21v-4a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v4"></path>
                  </svg>
                </span>
                Lokale handlowo-usługowe
              </a>
              <a href="/offers?premisesPurpose=warehouse" data-discover="true">
                <span>
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
                    className="tabler-icon tabler-icon-building-warehouse"
                    aria-hidden="true"
                  >
                    <path d="M3 21v-13l9 -4l9 4v13"></path>
                    <path d="M13 13h4v8h-10v-6h6"></path>
                    <path d="M13 21v-9a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v3"></path>
                  </svg>
                </span>
                Magazyny i hale
              </a>
              <hr />
              <a href="/offers?view=map" data-discover="true">
                <span>
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
                </span>
                Wszystkie na mapie
              </a>
            </div>
          </details>
          <a className="" href="/add-offer" data-discover="true">
            Dodaj ofertę
          </a>
          <a className="" href="/wanted-listings" data-discover="true">
            Ogłoszenia poszukiwanych
          </a>
          <a className="" href="/moja-tablica" data-discover="true">
            Moja tablica
          </a>
        </nav>
        <div className="end">
          <nav className="flags" aria-label="Język">
            <a lang="pl" hrefLang="pl" aria-current="true" href="/offers" data-discover="true">
              <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true">
                <path fill="var(--flag-white)" d="M0 0h20v7H0z"></path>
                <path fill="var(--flag-red)" d="M0 7h20v7H0z"></path>
              </svg>
              PL<span className="sr">, Polski</span>
            </a>
            <a lang="en" hrefLang="en" href="/en/offers" data-discover="true">
              <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true">
                <path fill="var(--flag-blue)" d="M0 0h20v14H0z"></path>
                <path stroke="var(--flag-white)" strokeWidth="2.6" d="M0 0l20 14M20 0L0 14"></path>
                <path stroke="var(--flag-cross)" strokeWidth="1" d="M0 0l20 14M20 0L0 14"></path>
                <path stroke="var(--flag-white)" strokeWidth="4.4" d="M10 0v14M0 7h20"></path>
                <path stroke="var(--flag-cross)" strokeWidth="2.4" d="M10 0v14M0 7h20"></path>
              </svg>
              EN<span className="sr">, English</span>
            </a>
          </nav>
          <a className="button line s" href="/offers?signin=1" data-discover="true">
            Zaloguj się
          </a>
        </div>
        <button type="button" className="burger" aria-label="Menu" aria-expanded="false">
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
            className="tabler-icon tabler-icon-menu-2"
            aria-hidden="true"
          >
            <path d="M4 6l16 0"></path>
            <path d="M4 12l16 0"></path>
            <path d="M4 18l16 0"></path>
          </svg>
        </button>
      </div>
      <dialog className="drawer" aria-label="Menu"></dialog>
    </header>
  </>
);

/** What stands below every page. */
export const below = () => (
  <>
    <footer className="footer">
      <div className="wrap inner">
        <div className="columns">
          <div>
            <a className="logo" aria-label="Parter, strona główna" href="/" data-discover="true">
              <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
                <rect width={32} height={32} rx="7" fill="var(--card)"></rect>
                <path
                  d="M9.5 7.5v3M16 7.5v3M22.5 7.5v3M9.5 13.5v3M16 13.5v3M22.5 13.5v3"
                  fill="none"
                  stroke="var(--ink)"
                  strokeWidth="1.6"
                  opacity=".6"
                ></path>
                <path d="M6 19.5h20V27H18.5v-4.6h-5V27H6z" fill="var(--ink)"></path>
              </svg>
              Parter
            </a>
            <p className="about">Wiążące oferty najmu lokali dla firm. Rezerwacja, umowa, kaucja i odbiór w jednym miejscu.</p>
          </div>
          <nav aria-labelledby="foot-service">
            <h2 id="foot-service">Serwis</h2>
            <ul>
              <li>
                <a href="/offers?premisesPurpose=office" data-discover="true">
                  Biura
                </a>
              </li>
              <li>
                <a href="/offers?premisesPurpose=retail" data-discover="true">
                  Lokale handlowo-usługowe
                </a>
              </li>
              <li>
                <a href="/offers?premisesPurpose=warehouse" data-discover="true">
                  Magazyny i hale
                </a>
              </li>
              <li>
                <a href="/wanted-listings" data-discover="true">
                  Ogłoszenia poszukiwanych
                </a>
              </li>
              <li>
                <a href="/check" data-discover="true">
                  Sprawdź dokument
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-help">
            <h2 id="foot-help">Pomoc</h2>
            <ul>
              <li>
                <a href="/faq" data-discover="true">
                  Pytania i odpowiedzi
                </a>
              </li>
              <li>
                <a href="/pomoc" data-discover="true">
                  Wsparcie
                </a>
              </li>
              <li>
                <a href="/view-document/about-pl.pdf" data-discover="true">
                  O nas
                </a>
              </li>
              <li>
                <a href="/view-document/jobs-pl.pdf" data-discover="true">
                  Praca
                </a>
              </li>
              <li>
                <a href="/accessibility" data-discover="true">
                  Dostępność
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-documents">
            <h2 id="foot-documents">Dokumenty</h2>
            <ul>
              <li>
                <a href="/view-document/legal-pl.pdf" data-discover="true">
                  Aspekty prawne
                </a>
              </li>
              <li>
                <a href="/view-document/privacy-pl.pdf" data-discover="true">
                  Polityka prywatności
                </a>
              </li>
              <li>
                <a href="/view-document/terms-pl.pdf" data-discover="true">
                  Regulamin platformy
                </a>
              </li>
              <li>
                <a href="/view-document/landlord-pl.pdf" data-discover="true">
                  Regulamin wynajmującego
                </a>
              </li>
              <li>
                <a href="/view-document/tenant-pl.pdf" data-discover="true">
                  Regulamin najemcy
                </a>
              </li>
              <li>
                <a href="/view-document/prices-pl.pdf" data-discover="true">
                  Cennik
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <div className="end">
          <span>© 2026 Parter</span>
          <span>Ceny netto, w złotych</span>
          <button type="button">Ustawienia prywatności</button>
          <a href="/version.json" className="version">
            Wersja 0.1.0
          </a>
        </div>
      </div>
    </footer>
    <p role="status" className="sr"></p>
    <section aria-label="Powiadomienia" className="region">
      <div role="status" aria-live="polite">
        <ul className="list"></ul>
      </div>
    </section>
  </>
);
