/** The four facts of a listing: where, for how much, how large, from when. */

import type { WantedCard } from '../../../contract/wanted/schema.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { agoParts, dayOf } from '../../../domain/kit/time.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './card.module.css';

type Conditions = Pick<WantedCard, 'location' | 'locationRadius' | 'maxRent' | 'minSurface' | 'maxSurface' | 'neededFrom'>;

/** Limits of an area as one text. */
export const useAreaText = (): ((of: Pick<Conditions, 'minSurface' | 'maxSurface'>) => string) => {
  const t = useWords(wantedWords);
  const f = useFormat();
  return ({ minSurface, maxSurface }) => {
    if (minSurface !== null && maxSurface !== null) return t('card.area.between', { min: f.number(minSurface), max: f.area(maxSurface) });
    if (minSurface !== null) return t('card.area.from', { min: f.area(minSurface) });
    return maxSurface === null ? t('card.area.any') : t('card.area.to', { max: f.area(maxSurface) });
  };
};

/** A label of days, weeks or months (docs/rules/limits.md#time-ago). */
export const useAgo = (): ((at: Instant) => string) => {
  const t = useWords(wantedWords);
  const today = useToday();
  return (at) => {
    const { unit, n } = agoParts(dayOf(at), today);
    return t(`ago.${unit}`, { n });
  };
};

export const ListingFacts = ({ listing }: { readonly listing: Conditions }) => {
  const t = useWords(wantedWords);
  const f = useFormat();
  const areaText = useAreaText();
  const { location, locationRadius, maxRent, neededFrom } = listing;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('card.where')}</dt>
        <dd>
          {location}
          <small>{t('card.radius', { km: f.number(locationRadius) })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('card.rent')}</dt>
        <dd>
          {maxRent === null ? t('card.rent.any') : t('unit.rent', { rent: f.shortMoney(maxRent) })}
          {maxRent !== null && <small>{t('card.rent.note')}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('card.area')}</dt>
        <dd>{areaText(listing)}</dd>
      </div>
      <div>
        <dt>{t('card.from')}</dt>
        <dd>{neededFrom === null ? t('card.from.any') : f.day(neededFrom)}</dd>
      </div>
    </dl>
  );
};
