import type { OfferViewData } from '../../../../../src/web/offers/parts/page/view.ts';
import { floorName, metres } from '../numbers.ts';
import { groupsOf, levelRows, names } from '../offer-rows.ts';
import { chevron, group, marks, rowList, terms } from './groups.tsx';
import { ask, book, door, keep, phone, share, why } from './offer-aside.tsx';
import { keys } from './offer-keys.tsx';
import { sketch } from './sketch.tsx';

/** What the page shows of an offer. */
export type ShownOffer = Pick<OfferViewData, 'id' | 'number' | 'form' | 'images' | 'freeFrom'>;

const addressOf = ({ address }: OfferViewData['form']): string =>
  `${address?.street} ${address?.houseNumber}, ${address?.postCode} ${address?.city}${address?.district ? `, ${address.district}` : ''}`;

type Level = NonNullable<NonNullable<OfferViewData['form']['areaDetails']>['levels']>[number];

const windows = (n: number | undefined): string => (n ? `${n} okna` : 'bez okien');

const level = (one: Level) => (
  <div key={one.levelNumber} className="level">
    {sketch(one.rooms ?? [], one.levelName || floorName(String(one.levelNumber ?? 0)))}
    <table className="levels">
      <thead>
        <tr>
          <th>{`${one.levelName || floorName(String(one.levelNumber ?? 0))}, wysokość ${one.height} cm`}</th>
          <th>Okna</th>
          <th>Powierzchnia</th>
        </tr>
      </thead>
      <tbody>
        {(one.rooms ?? []).map((room, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no name of their own
          <tr key={at}>
            <td>{room.kind ? `${at + 1}. ${names[`roomKind.${room.kind}`]}` : `Pomieszczenie ${at + 1}`}</td>
            <td>{windows(room.windows)}</td>
            <td>{metres(room.surface ?? 0)}</td>
          </tr>
        ))}
        <tr>
          <td>Razem</td>
          <td />
          <td>{metres((one.rooms ?? []).reduce((sum, room) => sum + (room.surface ?? 0), 0))}</td>
        </tr>
      </tbody>
    </table>
    {rowList(levelRows(one))}
  </div>
);

/** What an offer's page shows below its head. */
export const offer = (of: ShownOffer) => {
  const { form, images } = of;
  const use = form.legalMainUse ?? 'office';
  const levels = form.areaDetails?.levels ?? [];
  const city = form.address?.city ?? '';
  return (
    <main id="content" className="wrap page">
      <nav className="crumbs" aria-label="Ścieżka">
        <a href="/offers" data-discover="true">
          Oferty
        </a>
        <a href={`/offers?premisesPurpose=${use}`} data-discover="true">
          {names[`mainUse.${use}`]}
        </a>
        <a href={`/offers?premisesPurpose=${use}&city=${encodeURIComponent(city)}`} data-discover="true">
          {city}
        </a>
        <span>{`Oferta nr ${of.number}`}</span>
      </nav>
      <header className="title">
        <div>
          <h1>{form.name}</h1>
          <p>
            {marks.pin}
            {addressOf(form)}
          </p>
        </div>
        <div className="acts">
          <div className="contents">{keep(`/offer/${of.id}?signin=1&keep=${of.id}`)}</div>
          {share}
        </div>
      </header>
      <div className="columns">
        <div className="first">
          <div className="gallery few">
            {images.slice(0, 5).map((image, at) => (
              <button key={image.id} type="button">
                <img
                  src={at === 0 ? image.url : image.smallUrl}
                  width={image.width}
                  height={image.height}
                  alt={image.alt || (at === 0 ? form.name : `${form.name}, zdjęcie ${at + 1}`)}
                  fetchPriority={at === 0 ? 'high' : 'low'}
                  loading={at === 0 ? 'eager' : 'lazy'}
                />
              </button>
            ))}
            <button type="button" className="all">
              {marks.photo}
              <span>{`Wszystkie zdjęcia (${images.length})`}</span>
              <b>{`1 / ${images.length}`}</b>
            </button>
          </div>
          <div className="contents">
            {keys(of)}
            <p>Opublikowano 2 dni temu, 24.11.2026</p>
          </div>
          <div className="contents">{door(`/offer/${of.id}?signin=1`)}</div>
        </div>
        <div className="rest">
          <section className="details">
            <h2>Szczegóły lokalu</h2>
            <p className="text">{form.description}</p>
            <details className="group" open>
              <summary>
                {marks.levels}
                <h3>Kondygnacje i pomieszczenia</h3>
                <span>{levels.length === 1 ? '1 kondygnacja' : `${levels.length} kondygnacje`}</span>
                {chevron}
              </summary>
              <div className="in">
                {levels.map(level)}
                <p>
                  Schematy mają jedną skalę, a&nbsp;pola odpowiadają powierzchniom pomieszczeń. To nie jest rzut: położenia i&nbsp;kształtu
                  pomieszczeń nie pokazują.
                </p>
              </div>
            </details>
            {groupsOf(of).map(group)}
            {terms(why)}
            <p>
              <a href={`/pomoc?offer=${of.id}#offer`} rel="nofollow">
                Zgłoś tę ofertę
              </a>
            </p>
          </section>
          <div className="contents">{ask(`/offer/${of.id}?signin=1`)}</div>
          <section className="place">
            <h2>Położenie</h2>
            <section className="map" aria-label="Mapa ofert" />
          </section>
        </div>
        {book(`/offer/${of.id}?signin=1`)}
      </div>
      {phone(metres(form.areaDetails?.surface ?? 0), `wolny od ${(of.freeFrom ?? '').split('-').reverse().join('.')}`)}
    </main>
  );
};
