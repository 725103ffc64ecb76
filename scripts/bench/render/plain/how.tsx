/** What happens between finding premises and having the keys. */
export const howItWorks = () => (
  <section className="how">
    <div className="wrap columns">
      <div>
        <h2>Cztery kroki, bez gwiazdek</h2>
        <ol className="steps">
          <li>
            <div>
              <h3>Wybierz lokal</h3>
              <p>Zdjęcia, opis i mapę widzi każdy. Cenę, opłaty i warunki najmu zobaczysz po zalogowaniu.</p>
            </div>
            <p className="cost">
              <b>0 zł</b>
              {' konto jest bezpłatne'}
            </p>
          </li>
          <li>
            <div>
              <h3>Potwierdź siebie i firmę</h3>
              <p>Raz: tożsamość w mObywatelu, a firmę numerem NIP. Bez tego nie da się podpisać umowy.</p>
            </div>
            <p className="cost">
              <b>0 zł</b>
              {' potwierdzasz tylko raz'}
            </p>
          </li>
          <li>
            <div>
              <h3>Zarezerwuj na 24 h</h3>
              <p>Lokal czeka tylko na Twoją firmę. Wynajmujący nie może się wycofać, Ty możesz w każdej chwili.</p>
            </div>
            <p className="cost">
              <b>0 zł</b>
              {' bez zobowiązania'}
            </p>
          </li>
          <li>
            <div>
              <h3>Podpisz i wpłać kaucję</h3>
              <p>
                Podpisujesz kodem z e-maila. Umowa na czas oznaczony powyżej 12 miesięcy wymaga podpisu kwalifikowanego obu stron. Kaucję wynajmujący
                dostaje dopiero po odbiorze lokalu.
              </p>
            </div>
            <p className="cost">
              <b>kaucja z oferty</b>
              {' w\xa03 dni robocze'}
            </p>
          </li>
        </ol>
      </div>
      <aside className="oath" id="binding">
        <svg
          xmlns="http://www.w3.org/2000/svg"
          width={32}
          height={32}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="tabler-icon tabler-icon-file-certificate"
          aria-hidden="true"
        >
          <path d="M14 3v4a1 1 0 0 0 1 1h4"></path>
          <path d="M5 8v-3a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2h-5"></path>
          <path d="M3 14a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"></path>
          <path d="M4.5 17l-1.5 5l3 -1.5l3 1.5l-1.5 -5"></path>
        </svg>
        <h3>Oferta wiążąca, czyli co?</h3>
        <p>
          Wynajmujący składa ofertę w rozumieniu art. 66 Kodeksu cywilnego. Do dnia w niej podanego nie może jej odwołać. Gdy ją przyjmiesz, umowa
          jest zawarta.
        </p>
        <dl>
          <div>
            <dt>Kto podpisał</dt>
            <dd>sprawdzona osoba i firma</dd>
          </div>
          <div>
            <dt>Co jest stałe</dt>
            <dd>cena, opłaty, kaucja, terminy</dd>
          </div>
          <div>
            <dt>Kto pierwszy</dt>
            <dd>jedna rezerwacja naraz</dd>
          </div>
          <div>
            <dt>Dowód</dt>
            <dd>PDF z pieczęcią i kodem</dd>
          </div>
        </dl>
        <p className="note">
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
            className="tabler-icon tabler-icon-message-question"
            aria-hidden="true"
          >
            <path d="M8 9h8"></path>
            <path d="M8 13h6"></path>
            <path d="M14 18h-1l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v4.5"></path>
            <path d="M19 22v.01"></path>
            <path d="M19 19a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483"></path>
          </svg>
          <span>Nie jesteś pewien? Zarezerwuj i przeczytaj umowę. Rezerwacja do niczego nie zobowiązuje.</span>
        </p>
      </aside>
    </div>
  </section>
);
