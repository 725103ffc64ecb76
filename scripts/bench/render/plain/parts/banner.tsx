import { mark } from './mark.tsx';

const slides = [
  {
    key: 'price',
    name: 'Cena z\u00a0oferty',
    title: 'Cena z\u00a0oferty jest ceną z\u00a0umowy',
    text: 'Wynajmujący nie może jej podnieść ani wycofać oferty przed dniem, który sam w\u00a0niej podał.',
    href: '/#binding',
    act: 'Jak działa oferta wiążąca',
    art: 'shop-dusk',
  },
  {
    key: 'reserve',
    name: 'Rezerwacja 24 h',
    title: 'Doba na spokojną decyzję',
    text: 'Przez 24 godziny lokal czeka tylko na Twoją firmę. Czytasz gotową umowę i\u00a0podpisujesz albo rezygnujesz bez opłat.',
    href: '/offers',
    act: 'Wybierz lokal',
    art: 'office-morning',
  },
  {
    key: 'deposit',
    name: 'Kaucja pod kontrolą',
    title: 'Kaucja trafia do wynajmującego po odbiorze',
    text: 'Wpłacasz ją na rachunek depozytowy. Wynajmujący dostaje pieniądze dopiero, gdy obie strony potwierdzą protokół.',
    href: '/faq',
    act: 'Pytania o\u00a0kaucję',
    art: 'inside-office',
  },
  {
    key: 'handover',
    name: 'Odbiór w\u00a0telefonie',
    title: 'Protokół spiszesz na miejscu',
    text: 'Klucze, liczniki i\u00a0stan pomieszczeń zapisujesz w\u00a0telefonie, także bez zasięgu. Druga strona potwierdza kodem.',
    href: '/faq',
    act: 'Pytania o\u00a0odbiór',
    art: 'hall-dusk',
  },
  {
    key: 'landlord',
    name: 'Dla wynajmujących',
    title: 'Masz lokal? Wystaw go raz, a\u00a0dobrze',
    text: 'Formularz prowadzi przez wszystko, co ma znaczenie. Gdy najemca podpisze, umowa jest gotowa bez kolejnych rozmów.',
    href: '/add-offer',
    act: 'Dodaj ofertę',
    art: 'shop-morning',
  },
  {
    key: 'check',
    name: 'Sprawdź dokument',
    title: 'Każdy dokument da się sprawdzić',
    text: 'Kod z\u00a0ostatniej strony i\u00a0plik PDF wystarczą, aby wiedzieć, czy masz w\u00a0ręku oryginał. Plik nie opuszcza Twojego urządzenia.',
    href: '/check',
    act: 'Sprawdź dokument',
    art: 'plan-office',
  },
] as const;

type Slide = (typeof slides)[number];

const slide = ({ key, title, text, href, act, art }: Slide, at: number) => (
  <div key={key} className="slide" hidden={at > 0} id={`slide-${key}`}>
    <div className="text">
      <h2>{title}</h2>
      <p>{text}</p>
      <a href={href} data-discover="true">
        {act}
        {mark('arrow-right')}
      </a>
    </div>
    <div className="art">
      <img src={`/art/${art}.svg`} alt="" width={1200} height={800} loading="lazy" />
    </div>
  </div>
);

const tab = ({ key, name }: Slide, at: number) => (
  <button
    key={key}
    type="button"
    aria-label={`Slajd ${at + 1} z\u00a06: ${name}`}
    aria-current={at === 0 ? 'true' : undefined}
    aria-controls={`slide-${key}`}
  >
    <span>{name}</span>
  </button>
);

/** Six things worth knowing. */
export const banner = () => (
  <section className="wrap banner" aria-roledescription="karuzela" aria-label="Aktualności">
    {slides.map(slide)}
    <div className="tabs">
      {slides.map(tab)}
      <button type="button" className="pause" aria-label="Zatrzymaj zmianę slajdów">
        {mark('player-pause')}
      </button>
    </div>
  </section>
);
