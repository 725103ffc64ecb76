import { mark } from './mark.tsx';
import { uses } from './options.tsx';

const logo = (wall: string, windows: string, door: string) => (
  <a className="logo" aria-label="Parter, strona główna" href="/" data-discover="true">
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
      <rect width={32} height={32} rx="7" fill={wall}></rect>
      <path d="M9.5 7.5v3M16 7.5v3M22.5 7.5v3M9.5 13.5v3M16 13.5v3M22.5 13.5v3" fill="none" stroke={windows} strokeWidth="1.6" opacity=".6"></path>
      <path d="M6 19.5h20V27H18.5v-4.6h-5V27H6z" fill={door}></path>
    </svg>
    Parter
  </a>
);

const useMarks = { office: 'building', retail: 'building-store', warehouse: 'building-warehouse' } as const;

const menu = () => (
  <details className="menu">
    <summary>
      {'Oferty '}
      {mark('chevron-down', 16)}
    </summary>
    <div className="list">
      {uses.map(([use, name]) => (
        <a key={use} href={`/offers?premisesPurpose=${use}`} data-discover="true">
          <span>{mark(useMarks[use])}</span>
          {name}
        </a>
      ))}
      <hr />
      <a href="/offers?view=map" data-discover="true">
        <span>{mark('map')}</span>
        Wszystkie na mapie
      </a>
    </div>
  </details>
);

const pages = [
  ['/add-offer', 'Dodaj ofertę'],
  ['/wanted-listings', 'Ogłoszenia poszukiwanych'],
  ['/moja-tablica', 'Moja tablica'],
] as const;

const flags = () => (
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
);

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
        {logo('var(--ink)', 'var(--paper)', 'var(--art-glow)')}
        <nav className="nav" aria-label="Główna">
          {menu()}
          {pages.map(([href, name]) => (
            <a key={href} className="" href={href} data-discover="true">
              {name}
            </a>
          ))}
        </nav>
        <div className="end">
          {flags()}
          <a className="button line s" href="/offers?signin=1" data-discover="true">
            Zaloguj się
          </a>
        </div>
        <button type="button" className="burger" aria-label="Menu" aria-expanded="false">
          {mark('menu-2', 24)}
        </button>
      </div>
      <dialog className="drawer" aria-label="Menu"></dialog>
    </header>
  </>
);

const columns = [
  {
    id: 'foot-service',
    title: 'Serwis',
    links: [
      ['/offers?premisesPurpose=office', 'Biura'],
      ['/offers?premisesPurpose=retail', 'Lokale handlowo-usługowe'],
      ['/offers?premisesPurpose=warehouse', 'Magazyny i\u00a0hale'],
      ['/wanted-listings', 'Ogłoszenia poszukiwanych'],
      ['/check', 'Sprawdź dokument'],
    ],
  },
  {
    id: 'foot-help',
    title: 'Pomoc',
    links: [
      ['/faq', 'Pytania i\u00a0odpowiedzi'],
      ['/pomoc', 'Wsparcie'],
      ['/view-document/about-pl.pdf', 'O\u00a0nas'],
      ['/view-document/jobs-pl.pdf', 'Praca'],
      ['/accessibility', 'Dostępność'],
    ],
  },
  {
    id: 'foot-documents',
    title: 'Dokumenty',
    links: [
      ['/view-document/legal-pl.pdf', 'Aspekty prawne'],
      ['/view-document/privacy-pl.pdf', 'Polityka prywatności'],
      ['/view-document/terms-pl.pdf', 'Regulamin platformy'],
      ['/view-document/landlord-pl.pdf', 'Regulamin wynajmującego'],
      ['/view-document/tenant-pl.pdf', 'Regulamin najemcy'],
      ['/view-document/prices-pl.pdf', 'Cennik'],
    ],
  },
] as const;

const column = ({ id, title, links }: (typeof columns)[number]) => (
  <nav key={id} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(([href, name]) => (
        <li key={href}>
          <a href={href} data-discover="true">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** What stands below every page. */
export const below = () => (
  <>
    <footer className="footer">
      <div className="wrap inner">
        <div className="columns">
          <div>
            {logo('var(--card)', 'var(--ink)', 'var(--ink)')}
            <p className="about">Wiążące oferty najmu lokali dla firm. Rezerwacja, umowa, kaucja i odbiór w jednym miejscu.</p>
          </div>
          {columns.map(column)}
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
