import { IconBuilding, IconBuildingBank, IconCalendar, IconCoins, IconHourglass, IconLock, IconReceipt, IconRuler2 } from '@tabler/icons-react';
import type { Instant } from '../../../../domain/kit/brand.ts';
import { agoParts, dayOf } from '../../../../domain/kit/time.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { type SixFact, sixFacts } from '../../../../words/offers/facts/six-facts.ts';
import { offerWords } from '../../../../words/offers/view.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from './keys.module.css';
import type { OfferViewData } from './view.ts';

const icons = {
  area: IconRuler2,
  rent: IconCoins,
  price: IconCoins,
  costs: IconCoins,
  building: IconBuilding,
  fees: IconReceipt,
  deposit: IconBuildingBank,
  free: IconCalendar,
  term: IconHourglass,
} satisfies Record<SixFact['key'], unknown>;

/** What stands where a term is not shown: to a visitor, or to somebody whose address is not confirmed. */
const Closed = () => {
  const t = useWords(offerWords);
  return (
    <span className={styles['closed']}>
      <IconLock size={16} stroke={1.5} aria-hidden />
      {t(useViewer().kind === 'visitor' ? 'after.sign' : 'after.confirmed')}
    </span>
  );
};

/** The six facts that a tenant decides by; what needs a session says so, and to its owner what is not filled in yet is a dash. */
export const OfferKeys = ({ offer }: { readonly offer: OfferViewData }) => {
  const lang = useLang();
  const today = useToday();
  return (
    <>
      <dl className={styles['keys']}>
        {sixFacts(lang, { form: offer.form, terms: offer.private, today }).map(({ key, name, value, text }) => {
          const KeyIcon = icons[key];
          return (
            <div key={key}>
              <dt>
                <KeyIcon size={18} stroke={1.5} aria-hidden />
                {name}
              </dt>
              <dd>
                {value ?? (offer.isOwner ? '—' : <Closed />)}
                {text && <small>{text}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      {offer.publishedAt && <Published at={offer.publishedAt} />}
      {offer.seekers ? <Seekers offer={offer} n={offer.seekers} /> : null}
    </>
  );
};

/** For the owner: how many companies look for such premises, and the board where they stand. */
const Seekers = ({ offer: { form }, n }: { readonly offer: OfferViewData; readonly n: number }) => {
  const t = useWords(offerDetailWords);
  const lang = useLang();
  const { geoMarker: at, legalMainUse: use = '', address } = form;
  const params = new URLSearchParams({ place: address?.city ?? '', ...(at && { lat: String(at.lat), lng: String(at.lng) }), radius: '100', use });
  return (
    <p className={styles['seekers']}>
      {t('seekers', { n })}. <Link to={publicPath(lang, `/wanted-listings?${params}`)}>{t('seekers.act')}</Link>
    </p>
  );
};

/** When the offer was published, as a label of days, weeks or months (docs/rules/limits.md#time-ago). */
const Published = ({ at }: { readonly at: Instant }) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  const day = dayOf(at);
  const { unit, n } = agoParts(day, useToday());
  return <p className={styles['when']}>{t('published', { ago: t(`ago.${unit}`, { n }), day: f.day(day) })}</p>;
};
