import { mark } from './mark.tsx';

const steps = [
  ['Załóż konto i\u00a0potwierdź adres e-mail', 'bezpłatnie'],
  ['Zobacz cenę, opłaty i\u00a0całą umowę', 'od razu'],
  ['Potwierdź tożsamość i\u00a0firmę, zarezerwuj lokal na 24 h', '0 zł'],
] as const;

/** Why the price is not for everybody. */
export const why =
  'Wynajmujący już ją podpisał i\u00a0jest nią związany. Warunki czytają firmy, które mogą ją od razu przyjąć, a\u00a0nie wyszukiwarki i\u00a0porównywarki: dlatego cena i\u00a0umowa są dopiero po zalogowaniu.';

/** The way to the price. */
export const book = (signIn: string) => (
  <div className="aside">
    <aside className="book" id="book" aria-label="Rezerwacja">
      <div className="pad">
        <button type="button" className="ribbon" popoverTarget="why">
          {mark('lock', 18)}
          Zaloguj się, aby zobaczyć cenę
        </button>
        <div id="why" popover="auto" role="dialog" aria-labelledby="why-title" className="why">
          <b id="why-title">Cena i&nbsp;warunki są dla zalogowanych</b>
          <p>Wystarczy konto z&nbsp;potwierdzonym adresem e-mail. Jest bezpłatne, a&nbsp;cenę widać od razu.</p>
          <p>
            <a href={signIn} data-discover="true">
              Zaloguj się
            </a>
          </p>
          <p>
            <a href={signIn} data-discover="true">
              Załóż bezpłatne konto
            </a>
          </p>
        </div>
        <ol className="steps">
          {steps.map(([text, note]) => (
            <li key={text}>
              <span>{text}</span>
              <small>{note}</small>
            </li>
          ))}
        </ol>
        <a className="button main l full" href={signIn} data-discover="true">
          Zaloguj się
        </a>
        <a className="button line l full" href={signIn} data-discover="true">
          Załóż bezpłatne konto
        </a>
        <dl className="facts">
          <dt>
            {mark('check', 20)}
            Oferta podpisana i&nbsp;wiążąca
          </dt>
          <dd>Podpisała ją sprawdzona osoba w&nbsp;imieniu sprawdzonej firmy. Nie można jej wycofać, zanim wygaśnie.</dd>
          <dt>
            {mark('receipt', 20)}
            Jawna opłata serwisowa
          </dt>
          <dd>Jej kwotę widzisz po zalogowaniu, zanim cokolwiek zarezerwujesz.</dd>
        </dl>
      </div>
    </aside>
  </div>
);

/** Hands the address on, or prints the page. */
export const share = (
  <>
    <button type="button" className="button quiet m">
      {mark('share')}
      Udostępnij
    </button>
    <button type="button" className="button quiet m">
      {mark('printer')}
      Drukuj
    </button>
  </>
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

const behind = [
  ['receipt', 'Koszt co miesiąc', 'czynsz, opłaty i\u00a0VAT w\u00a0osobnych wierszach, co do grosza'],
  ['building-bank', 'Kaucja', 'kwota i\u00a0zasady jej zwrotu'],
  ['scale', 'Cała umowa', 'PDF z\u00a0każdym paragrafem, do przeczytania przed rezerwacją'],
  ['photo', 'Pytania', 'odpowiedzi, które już padły, i\u00a0miejsce na własne'],
  ['calendar', 'Rezerwacja na 24 h', 'bezpłatna i\u00a0bez zobowiązań, gdy tożsamość i\u00a0firma są potwierdzone'],
] as const;

/** What is behind signing in. */
export const door = (signIn: string) => (
  <section className="door" aria-labelledby="door">
    <div className="text">
      <h2 id="door">Za logowaniem jest cała oferta, nie zapytanie o&nbsp;cenę</h2>
      <p>Wynajmujący już ją podpisał i&nbsp;jest nią związany. {why}</p>
      <dl>
        {behind.map(([drawing, label, text]) => (
          <div key={label}>
            <dt>
              {mark(drawing, 20)}
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a href={signIn} data-discover="true">
        Zaloguj się i&nbsp;zobacz całość
      </a>
    </div>
    <img src="/art/door.svg" width={300} height={400} alt="" loading="lazy" />
  </section>
);

/** What a phone shows at its lower edge. */
export const phone = (surface: string, free: string) => (
  <div className="phone">
    <div>
      <b>{surface}</b>
      <small>{free}</small>
    </div>
    <a href="#book">Zobacz cenę</a>
  </div>
);
