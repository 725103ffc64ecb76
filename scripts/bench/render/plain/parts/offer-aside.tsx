import { mark } from './mark.tsx';

const gets = ['Cena, opłaty i\u00a0kaucja co do grosza', 'Warunki umowy i\u00a0okresy najmu', 'Rezerwacja lokalu na 24 godziny, bezpłatnie'];

/** The way to the price. */
export const book = (signIn: string) => (
  <div className="aside">
    <aside className="book" id="book" aria-label="Rezerwacja">
      <div className="pad">
        <a className="ribbon" href={signIn} data-discover="true">
          {mark('lock', 18)}
          Zaloguj się, aby zobaczyć cenę
        </a>
        <p className="binds">Oferta wiążąca: podpisana, nie można jej wycofać.</p>
        <ul className="gets">
          {gets.map((text) => (
            <li key={text}>
              {mark('check', 20, '1.75')}
              {text}
            </li>
          ))}
        </ul>
        <a className="button main l full" href={signIn} data-discover="true">
          Zaloguj się
        </a>
        <p className="legal">Załóż bezpłatne konto</p>
      </div>
    </aside>
  </div>
);

/** Hands the address on. */
export const share = (
  <button type="button" className="button quiet m">
    {mark('share')}
    Udostępnij
  </button>
);

/** Keeps the offer among the favourites. */
export const keep = (signIn: string) => (
  <a className="button quiet m" href={signIn} data-discover="true">
    {mark('heart')}
    Do ulubionych
  </a>
);

/** The way to ask the landlord. */
export const ask = (signIn: string) => (
  <section className="ask" id="ask">
    <h2>Zapytaj wynajmującego</h2>
    <p>Pytania zadają osoby z kontem. Odpowiedź przychodzi e-mailem.</p>
    <a className="button line m" href={signIn} data-discover="true">
      Zaloguj się, aby zapytać
    </a>
  </section>
);
