/** Six things worth knowing. */
export const banner = () => (
  <section className="wrap banner" aria-roledescription="karuzela" aria-label="Aktualności">
    <div className="slide" id="slide-price">
      <div className="text">
        <h2>Cena z oferty jest ceną z umowy</h2>
        <p>Wynajmujący nie może jej podnieść ani wycofać oferty przed dniem, który sam w niej podał.</p>
        <a href="/#binding" data-discover="true">
          Jak działa oferta wiążąca
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
            className="tabler-icon tabler-icon-arrow-right"
            aria-hidden="true"
          >
            <path d="M5 12l14 0"></path>
            <path d="M13 18l6 -6"></path>
            <path d="M13 6l6 6"></path>
          </svg>
        </a>
      </div>
      <div className="art">
        <img src="/art/shop-dusk.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
    <div className="slide" hidden id="slide-reserve">
      <div className="text">
        <h2>Doba na spokojną decyzję</h2>
        <p>Przez 24 godziny lokal czeka tylko na Twoją firmę. Czytasz gotową umowę i podpisujesz albo rezygnujesz bez opłat.</p>
        <a href="/offers" data-discover="true">
          Wybierz lokal
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
            className="tabler-icon tabler-icon-arrow-right"
            aria-hidden="true"
          >
            <path d="M5 12l14 0"></path>
            <path d="M13 18l6 -6"></path>
            <path d="M13 6l6 6"></path>
          </svg>
        </a>
      </div>
      <div className="art">
        <img src="/art/office-morning.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
    <div className="slide" hidden id="slide-deposit">
      <div className="text">
        <h2>Kaucja trafia do wynajmującego po odbiorze</h2>
        <p>Wpłacasz ją na rachunek operatora. Wynajmujący dostaje pieniądze dopiero, gdy obie strony potwierdzą protokół.</p>
        <a href="/faq" data-discover="true">
          Pytania o kaucję
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
            className="tabler-icon tabler-icon-arrow-right"
            aria-hidden="true"
          >
            <path d="M5 12l14 0"></path>
            <path d="M13 18l6 -6"></path>
            <path d="M13 6l6 6"></path>
          </svg>
        </a>
      </div>
      <div className="art">
        <img src="/art/inside-office.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
    <div className="slide" hidden id="slide-handover">
      <div className="text">
        <h2>Protokół spiszesz na miejscu</h2>
        <p>Klucze, liczniki i stan pomieszczeń zapisujesz w telefonie, także bez zasięgu. Druga strona potwierdza kodem.</p>
        <a href="/faq" data-discover="true">
          Pytania o odbiór
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
            className="tabler-icon tabler-icon-arrow-right"
            aria-hidden="true"
          >
            <path d="M5 12l14 0"></path>
            <path d="M13 18l6 -6"></path>
            <path d="M13 6l6 6"></path>
          </svg>
        </a>
      </div>
      <div className="art">
        <img src="/art/hall-dusk.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
    <div className="slide" hidden id="slide-landlord">
      <div className="text">
        <h2>Masz lokal? Wystaw go raz, a dobrze</h2>
        <p>Formularz prowadzi przez wszystko, co ma znaczenie. Gdy najemca podpisze, umowa jest gotowa bez kolejnych rozmów.</p>
        <a href="/add-offer" data-discover="true">
          Dodaj ofertę
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
            className="tabler-icon tabler-icon-arrow-right"
            aria-hidden="true"
          >
            <path d="M5 12l14 0"></path>
            <path d="M13 18l6 -6"></path>
            <path d="M13 6l6 6"></path>
          </svg>
        </a>
      </div>
      <div className="art">
        <img src="/art/shop-morning.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
    <div className="slide" hidden id="slide-check">
      <div className="text">
        <h2>Każdy dokument da się sprawdzić</h2>
        <p>Kod z ostatniej strony i plik PDF wystarczą, aby wiedzieć, czy masz w ręku oryginał. Plik nie opuszcza Twojego urządzenia.</p>
        <a href="/check" data-discover="true">
          Sprawdź dokument
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
            className="tabler-icon tabler-icon-arrow-right"
            aria-hidden="true"
          >
            <path d="M5 12l14 0"></path>
            <path d="M13 18l6 -6"></path>
            <path d="M13 6l6 6"></path>
          </svg>
        </a>
      </div>
      <div className="art">
        <img src="/art/plan-office.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
    </div>
    <div className="tabs">
      <button type="button" aria-label="Slajd 1 z 6: Cena z oferty" aria-current="true" aria-controls="slide-price">
        <span>Cena z oferty</span>
      </button>
      <button type="button" aria-label="Slajd 2 z 6: Rezerwacja 24 h" aria-controls="slide-reserve">
        <span>Rezerwacja 24 h</span>
      </button>
      <button type="button" aria-label="Slajd 3 z 6: Kaucja pod kontrolą" aria-controls="slide-deposit">
        <span>Kaucja pod kontrolą</span>
      </button>
      <button type="button" aria-label="Slajd 4 z 6: Odbiór w telefonie" aria-controls="slide-handover">
        <span>Odbiór w telefonie</span>
      </button>
      <button type="button" aria-label="Slajd 5 z 6: Dla wynajmujących" aria-controls="slide-landlord">
        <span>Dla wynajmujących</span>
      </button>
      <button type="button" aria-label="Slajd 6 z 6: Sprawdź dokument" aria-controls="slide-check">
        <span>Sprawdź dokument</span>
      </button>
      <button type="button" className="pause" aria-label="Zatrzymaj zmianę slajdów">
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
          className="tabler-icon tabler-icon-player-pause"
          aria-hidden="true"
        >
          <path d="M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12"></path>
          <path d="M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12"></path>
        </svg>
      </button>
    </div>
  </section>
);
