import type { ReactNode } from 'react';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { OfferCardData } from '../../../../src/web/search/parts/card-data.ts';
import { floorName, metres } from './numbers.ts';
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
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="tabler-icon tabler-icon-clock"
        aria-hidden="true"
      >
        <path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0"></path>
        <path d="M12 7v5l3 3"></path>
      </svg>
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
        className="tabler-icon tabler-icon-heart"
        aria-hidden="true"
      >
        <path d="M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572"></path>
      </svg>
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
          <svg
            xmlns="http://www.w3.org/2000/svg"
            width={16}
            height={16}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="tabler-icon tabler-icon-lock"
            aria-hidden="true"
          >
            <path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6"></path>
            <path d="M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0"></path>
            <path d="M8 11v-4a4 4 0 1 1 8 0v4"></path>
          </svg>
          Zaloguj się, aby zobaczyć cenę
        </a>
      </div>
    </div>
  </article>
);
