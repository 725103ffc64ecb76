/** What companies look for, and the film. */
export const middle = () => (
  <>
    <section className="wrap wanted">
      <div>
        <h2>Firmy szukają lokali</h2>
        <p>Masz podobny? Zaproponuj go wprost. Nazwę firmy zobaczysz po wysłaniu oferty.</p>
        <a className="button line m" href="/wanted-listings" data-discover="true">
          Ogłoszenia poszukiwanych
        </a>
      </div>
      <div className="empty">
        <img src="/art/blank-1.svg" alt="" width={600} height={400} loading="lazy" />
        <div className="words">
          <h2>Na tablicy nie ma jeszcze ogłoszeń</h2>
          <p>Gdy firma opisze, jakiego lokalu szuka, jej ogłoszenie stanie tutaj.</p>
        </div>
      </div>
    </section>
    <section className="wrap film">
      <img src="/art/shop-night.svg" alt="" width={1200} height={800} loading="lazy" />
      <div>
        <h2>Jak to wygląda od środka</h2>
        <p>Film o drodze od oferty do kluczy jeszcze powstaje. To samo, krok po kroku i z kosztami, opisaliśmy niżej.</p>
        <a href="/#steps" data-discover="true">
          Przejdź do czterech kroków
        </a>
      </div>
    </section>
  </>
);
