import { IconHeart, IconLock, IconPhotoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { nameWords } from '../../../../words/kit/names.ts';
import { cardWords } from '../../../../words/search/card.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { publicPath, signInSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { blankPicture } from '../../../kit/parts/blank-picture.ts';
import { mainUseIcons } from '../../../kit/parts/use-icons.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { useFloor } from '../../../offers/parts/page/use-floor.ts';
import type { OfferCardData } from './card-data.ts';
import { OfferBadge } from './offer-badge.tsx';
import styles from './offer-card.module.css';

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
  /** Whether it can be chosen for a comparison; an offer that stands in the list besides is chosen there. */
  readonly comparable?: boolean;
  /** Where the card leads; the offer's public page unless said. */
  readonly to?: string;
  /** Replaces the foot with the price. */
  readonly foot?: ReactNode;
};

/** The photo's average colour while it loads; it stands in the first six bytes. */
const tint = (thumb: string): string | undefined => {
  if (!thumb) return undefined;
  const bytes = atob(thumb.slice(0, 8));
  const { r, g, b } = thumbHashToAverageRGBA([0, 1, 2, 3, 4, 5].map((at) => bytes.charCodeAt(at)));
  return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
};

/** What the parts of a card need. A page shows up to fifty cards: they ask once for a whole card, and its parts are no components. */
const useCard = () => ({
  t: useWords(cardWords),
  name: useWords(nameWords),
  f: useFormat(),
  floor: useFloor(),
  today: useToday(),
  lang: useLang(),
  search: useLocation().search,
  isVisitor: useViewer().kind === 'visitor',
});
type Card = ReturnType<typeof useCard>;

const picture = ({ t }: Card, { id, name, offerType, image, badge, badgeUntil }: OfferCardData, eager: boolean): ReactNode => (
  <div className={styles['picture']}>
    {image ? (
      <img
        src={image.smallUrl}
        width={600}
        height={400}
        alt={image.alt || t('photo', { name })}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        style={{ backgroundColor: tint(image.thumb) }}
      />
    ) : (
      <img src={blankPicture(id)} width={600} height={400} alt="" loading={eager ? 'eager' : 'lazy'} />
    )}
    <div className={styles['tags']}>
      {badge !== 'active' && <OfferBadge badge={badge} until={badgeUntil} onPicture />}
      {offerType === 'sell' && <span className={styles['tag']}>{t('sale')}</span>}
      {!image && (
        <span className={styles['tag']}>
          <IconPhotoOff size={16} stroke={1.5} aria-hidden />
          {t('noPhotos')}
        </span>
      )}
    </div>
  </div>
);

const heart = ({ t }: Card, name: string, { on, toggle }: Favourite): ReactNode => (
  <button type="button" className={styles['heart']} data-on={on} aria-label={t(on ? 'unsave' : 'save', { name })} onClick={toggle}>
    <IconHeart size={20} stroke={1.5} aria-hidden />
  </button>
);

const facts = ({ t, f, floor, today }: Card, { surface, floors, freeFrom }: OfferCardData): ReactNode => (
  <ul className={styles['facts']}>
    {surface !== null && (
      <li>
        <b>{f.area(surface)}</b>
      </li>
    )}
    {floors.slice(0, 2).map((name) => (
      <li key={name}>{floor(name)}</li>
    ))}
    {freeFrom && <li>{freeFrom <= today ? t('now') : t('from', { day: f.day(freeFrom) })}</li>}
  </ul>
);

/** What a visitor, or an account without a confirmed address, may not see is not in the page: a ribbon to the next step stands where the price would. */
const priceOf = ({ t, f, search, isVisitor }: Card, { offerType, price, pricePerMetre, trueCost }: OfferCardData): ReactNode =>
  price === null ? (
    <Link className={styles['ribbon']} to={signInSearch(search)} preventScrollReset>
      <IconLock size={16} stroke={1.5} aria-hidden />
      {t(isVisitor ? 'visitor' : 'unconfirmed')}
    </Link>
  ) : (
    <>
      <span className={styles['price']}>{f.shortMoney(price)}</span>
      <span className={styles['per']}>{t(offerType === 'sell' ? 'sale.price' : 'per.month')}</span>
      {pricePerMetre !== null && <span className={styles['metre']}>{t('per.metre', { price: f.money(pricePerMetre) })}</span>}
      {trueCost !== null && <span className={styles['true']}>{t('true', { price: f.shortMoney(trueCost) })}</span>}
    </>
  );

/** An offer in a list: the whole card is the title's link, heart and ribbon lie above it. */
export const OfferCard = ({
  offer,
  heading: Heading = 'h3',
  eager = false,
  marked = false,
  onHover,
  favourite,
  comparable = true,
  to,
  foot,
}: OfferCardProps) => {
  const card = useCard();
  const UseIcon = mainUseIcons[offer.use];
  return (
    <article
      className={`${styles['card']} ${marked ? styles['marked'] : ''}`}
      onPointerEnter={onHover && (() => onHover(offer.id))}
      onPointerLeave={onHover && (() => onHover(null))}
      onFocus={onHover && (() => onHover(offer.id))}
      onBlur={onHover && (() => onHover(null))}
    >
      {picture(card, offer, eager)}
      {favourite && heart(card, offer.name, favourite)}
      <div className={styles['body']}>
        <p className={styles['use']}>
          <UseIcon size={16} stroke={1.5} aria-hidden />
          {card.name(`mainUse.${offer.use}`)}
        </p>
        <Heading className={styles['name']}>
          <Link to={to ?? publicPath(card.lang, `/offer/${offer.id}`)}>{offer.name}</Link>
        </Heading>
        <p className={styles['address']}>{offer.address}</p>
        {facts(card, offer)}
        {favourite && comparable && <div data-compare={offer.id} data-name={offer.name} />}
        <div className={styles['foot']}>{foot ?? priceOf(card, offer)}</div>
      </div>
    </article>
  );
};
