import type { ReactNode } from 'react';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { OfferCardData } from '../../../../../src/web/search/parts/card/card-data.ts';
import { floorName, metres } from '../numbers.ts';
import { mark } from './mark.tsx';
import { uses } from './uses.tsx';

const tint = (thumb: string): string => {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumb, 'base64'));
  return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
};

const today = (): string => new Date().toISOString().slice(0, 10);
const free = (day: string): string => (day <= today() ? 'od zaraz' : `od ${day.split('-').reverse().join('.')}`);
const blank = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 6;

const reserved = (offer: OfferCardData): ReactNode =>
  offer.badge === 'booked' && (
    <span className="badge amber _on-picture">
      {mark('clock', 24, '2')}
      {offer.badgeUntil ? `Zarezerwowana do ${offer.badgeUntil}` : 'Zarezerwowana'}
    </span>
  );

const picture = (offer: OfferCardData, eager: boolean): ReactNode => (
  <div className="picture">
    {offer.image ? (
      <img
        src={offer.image.smallUrl}
        width={600}
        height={400}
        alt={offer.image.alt || offer.name}
        loading={eager ? 'eager' : 'lazy'}
        style={{ backgroundColor: tint(offer.image.thumb) }}
      />
    ) : (
      <img src={`/art/blank-${blank(offer.id)}.svg`} width={600} height={400} alt="" loading={eager ? 'eager' : 'lazy'} />
    )}
    <div className="tags">{reserved(offer)}</div>
  </div>
);

/** A card of the list, for visitors. */
export const card = (offer: OfferCardData, Heading: 'h2' | 'h3', eager: boolean, here: string): ReactNode => (
  <article key={offer.id} className="card">
    {picture(offer, eager)}
    <button type="button" className="heart" aria-pressed="false" aria-label={`Dodaj do ulubionych: ${offer.name}`}>
      {mark('heart')}
    </button>
    <div className="body">
      <p className="use">
        {uses[offer.use].mark}
        {uses[offer.use].name}
      </p>
      <Heading className="name">
        <a href={`/offer/${offer.id}`} data-discover="true">
          {offer.name}
        </a>
      </Heading>
      <p className="address">{offer.address}</p>
      <ul className="facts">
        {offer.surface !== null && (
          <li>
            <b>{metres(offer.surface)}</b>
          </li>
        )}
        {offer.floors.slice(0, 2).map((floor) => (
          <li key={floor}>{floorName(floor)}</li>
        ))}
        {offer.freeFrom && <li>{free(offer.freeFrom)}</li>}
      </ul>
      <div className="foot">
        <a className="ribbon" href={here} data-discover="true">
          {mark('lock', 16)}
          Zaloguj się, aby zobaczyć cenę
        </a>
      </div>
    </div>
  </article>
);
