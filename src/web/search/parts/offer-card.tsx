import { IconBuilding, IconBuildingStore, IconBuildingWarehouse, IconHeart, IconLock, IconPhotoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { z } from 'zod';
import type { offerCard } from '../../../contract/offers/schema/view.ts';
import { en as namesEn } from '../../../words/kit/en/names.ts';
import { pl as namesPl } from '../../../words/kit/pl/names.ts';
import { en } from '../../../words/search/en/card.ts';
import { pl } from '../../../words/search/pl/card.ts';
import { publicPath, signInSearch } from '../../kit/addresses.ts';
import { useFormat } from '../../kit/format.ts';
import { useToday } from '../../kit/today.ts';
import { useLang, useWords } from '../../kit/words.ts';
import { OfferBadge } from './offer-badge.tsx';
import styles from './offer-card.module.css';
import { useFloor } from './use-floor.ts';

const words = { pl, en };
const names = { pl: namesPl, en: namesEn };

export type OfferCardData = z.output<typeof offerCard>;
type Favourite = { readonly on: boolean; readonly toggle: () => void };

type OfferCardProps = {
  readonly offer: OfferCardData;
  readonly heading?: 'h2' | 'h3';
  /** The first pictures of a page are not lazy. */
  readonly eager?: boolean;
  /** Marked from outside: its pin on the map is hovered. */
  readonly marked?: boolean;
  readonly onHover?: (id: string | null) => void;
  readonly favourite?: Favourite;
  /** Where the card leads; the offer's public page unless said. */
  readonly to?: string;
  /** Replaces the foot with the price. */
  readonly foot?: ReactNode;
};

const useIcons = { office: IconBuilding, retail: IconBuildingStore, warehouse: IconBuildingWarehouse };

const bytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The photo's average colour while it loads. */
const tint = (thumb: string): string | undefined => {
  if (!thumb) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(bytes(thumb));
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
};

const seedOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 6;

const Picture = ({ offer, eager }: { readonly offer: OfferCardData; readonly eager: boolean }) => {
  const t = useWords(words);
  const { image } = offer;
  return (
    <div className={styles['picture']}>
      {image ? (
        <img
          src={image.smallUrl}
          width={600}
          height={400}
          alt={image.alt || t('photo', { name: offer.name })}
          loading={eager ? 'eager' : 'lazy'}
          style={{ backgroundColor: tint(image.thumb) }}
        />
      ) : (
        <img src={`/art/blank-${seedOf(offer.id)}.svg`} width={600} height={400} alt="" loading={eager ? 'eager' : 'lazy'} />
      )}
      <div className={styles['tags']}>
        {offer.badge !== 'active' && <OfferBadge badge={offer.badge} until={offer.badgeUntil} onPicture />}
        {!image && (
          <span className={styles['tag']}>
            <IconPhotoOff size={16} stroke={1.5} aria-hidden />
            {t('noPhotos')}
          </span>
        )}
      </div>
    </div>
  );
};

const Heart = ({ name, favourite }: { readonly name: string; readonly favourite: Favourite }) => {
  const t = useWords(words);
  return (
    <button
      type="button"
      className={styles['heart']}
      aria-pressed={favourite.on}
      aria-label={t(favourite.on ? 'unsave' : 'save', { name })}
      onClick={favourite.toggle}
    >
      <IconHeart size={20} stroke={1.5} aria-hidden />
    </button>
  );
};

const Facts = ({ offer }: { readonly offer: OfferCardData }) => {
  const t = useWords(words);
  const f = useFormat();
  const floor = useFloor();
  const today = useToday();
  return (
    <ul className={styles['facts']}>
      {offer.surface !== null && (
        <li>
          <b>{f.area(offer.surface)}</b>
        </li>
      )}
      {offer.floors.slice(0, 2).map((name) => (
        <li key={name}>{floor(name)}</li>
      ))}
      {offer.freeFrom && <li>{offer.freeFrom <= today ? t('now') : t('from', { day: f.day(offer.freeFrom) })}</li>}
    </ul>
  );
};

/** What a visitor may not see is not in the page: a ribbon stands where the price would. */
const Price = ({ offer }: { readonly offer: OfferCardData }) => {
  const t = useWords(words);
  const f = useFormat();
  const { search } = useLocation();
  if (offer.price === null)
    return (
      <Link className={styles['ribbon']} to={signInSearch(search)} preventScrollReset>
        <IconLock size={16} stroke={1.5} aria-hidden />
        {t('visitor')}
      </Link>
    );
  return (
    <>
      <span className={styles['price']}>{f.wholeMoney(offer.price)}</span>
      <span className={styles['per']}>{t('per.month')}</span>
      {offer.pricePerMetre !== null && <span className={styles['metre']}>{t('per.metre', { price: f.money(offer.pricePerMetre) })}</span>}
    </>
  );
};

/** An offer in a list: the whole card is the title's link, heart and ribbon lie above it. */
export const OfferCard = ({ offer, heading: Heading = 'h3', eager = false, marked = false, onHover, favourite, to, foot }: OfferCardProps) => {
  const lang = useLang();
  const name = useWords(names);
  const UseIcon = useIcons[offer.use];
  return (
    <article
      className={`${styles['card']} ${marked ? styles['marked'] : ''}`}
      onPointerEnter={onHover && (() => onHover(offer.id))}
      onPointerLeave={onHover && (() => onHover(null))}
    >
      <Picture offer={offer} eager={eager} />
      {favourite && <Heart name={offer.name} favourite={favourite} />}
      <div className={styles['body']}>
        <p className={styles['use']}>
          <UseIcon size={16} stroke={1.5} aria-hidden />
          {name(`mainUse.${offer.use}`)}
        </p>
        <Heading className={styles['name']}>
          <Link to={to ?? publicPath(lang, `/offer/${offer.id}`)}>{offer.name}</Link>
        </Heading>
        <p className={styles['address']}>{offer.address}</p>
        <Facts offer={offer} />
        <div className={styles['foot']}>{foot ?? <Price offer={offer} />}</div>
      </div>
    </article>
  );
};
