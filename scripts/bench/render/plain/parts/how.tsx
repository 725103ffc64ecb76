import { mark } from './mark.tsx';

const steps = [
  {
    title: 'Wybierz lokal',
    text: 'Zdjęcia, opis i\u00a0mapę widzi każdy. Cenę, opłaty i\u00a0warunki najmu zobaczysz po zalogowaniu.',
    cost: '0 zł',
    per: ' konto jest bezpłatne',
  },
  {
    title: 'Potwierdź siebie i\u00a0firmę',
    text: 'Robisz to raz: potwierdzasz tożsamość i\u00a0podajesz NIP firmy. Bez tego nie da się podpisać umowy.',
    cost: '0 zł',
    per: ' potwierdzasz tylko raz',
  },
  {
    title: 'Zarezerwuj na 24 h',
    text: 'Lokal czeka tylko na Twoją firmę. Wynajmujący nie może się wycofać, Ty możesz w\u00a0każdej chwili.',
    cost: '0 zł',
    per: ' bez zobowiązania',
  },
  {
    title: 'Podpisz i\u00a0wpłać kaucję',
    text: 'Podpisujesz kodem z\u00a0e-maila. Umowa na czas oznaczony powyżej 12 miesięcy wymaga potem jeszcze formy pisemnej: podpisu kwalifikowanego albo własnoręcznego każdej ze stron. Kaucję wynajmujący dostaje dopiero po odbiorze lokalu.',
    cost: 'kaucja i\u00a0opłata',
    per: ' kaucja w\u00a03 dni robocze, opłata serwisowa po protokole; obie kwoty stoją w\u00a0ofercie',
  },
];

const fixed = [
  ['Kto podpisał', 'sprawdzona osoba i\u00a0firma'],
  ['Co jest stałe', 'cena, opłaty, kaucja, terminy'],
  ['Kto pierwszy', 'jedna rezerwacja naraz'],
  ['Dowód', 'PDF z\u00a0pieczęcią i\u00a0kodem'],
] as const;

/** What happens between finding premises and having the keys. */
export const howItWorks = () => (
  <section className="how">
    <div className="wrap columns">
      <div>
        <h2>Cztery kroki, bez gwiazdek</h2>
        <ol className="steps">
          {steps.map(({ title, text, cost, per }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <p className="cost">
                <b>{cost}</b>
                {per}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <aside className="oath" id="binding">
        {mark('file-certificate', 32)}
        <h3>Oferta wiążąca, czyli co?</h3>
        <p>
          Wynajmujący składa ofertę w rozumieniu art. 66 Kodeksu cywilnego. Do dnia w niej podanego nie może jej odwołać. Gdy ją przyjmiesz, umowa
          jest zawarta.
        </p>
        <dl>
          {fixed.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
        <p className="note">
          {mark('message-question')}
          <span>Nie jesteś pewien? Zarezerwuj i przeczytaj umowę. Rezerwacja do niczego nie zobowiązuje.</span>
        </p>
      </aside>
    </div>
  </section>
);
