import { IconBuildingBank, IconCalendar, IconCoins, IconHourglass, IconLock, IconReceipt, IconRuler2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerWords } from '../../../../words/offers/view.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './keys.module.css';
import { useFloor } from './use-floor.ts';
import type { OfferTerms, OfferViewData } from './view.ts';

type Key = { readonly icon: ReactNode; readonly name: string; readonly value: ReactNode; readonly text: ReactNode };

const useArea = (offer: OfferViewData): Key => {
  const t = useWords(offerWords);
  const f = useFormat();
  const floor = useFloor();
  const levels = offer.form.areaDetails?.levels ?? [];
  const rooms = levels.reduce((n, level) => n + (level.rooms?.length ?? 0), 0);
  const floors = levels.slice(0, 2).map((level) => floor(String(level.levelNumber ?? level.levelName ?? '')));
  return {
    icon: <IconRuler2 size={18} stroke={1.5} aria-hidden />,
    name: t('key.area'),
    value: f.area(offer.form.areaDetails?.surface ?? 0),
    text: [...floors, ...(rooms > 0 ? [t('rooms', { n: rooms })] : [])].join(', '),
  };
};

const useFree = (offer: OfferViewData): Key => {
  const t = useWords(offerWords);
  const f = useFormat();
  const today = useToday();
  const { availability, unitReceiptDeadline } = offer.form;
  return {
    icon: <IconCalendar size={18} stroke={1.5} aria-hidden />,
    name: t('key.free'),
    value: availability && availability > today ? f.day(availability) : t('free.now'),
    text: unitReceiptDeadline === undefined ? '' : t('free.pickup', { n: unitReceiptDeadline }),
  };
};

/** What fees are called and cost, from the landlord's own terms. */
const useFees = (terms: OfferTerms | null): readonly [value: ReactNode, text: ReactNode] => {
  const t = useWords(offerWords);
  const f = useFormat();
  if (!terms) return [null, null];
  const { leaseAgreement: lease, costs } = terms;
  if (lease?.nonRentFees === 'lump_sum') return [f.money(costs.feesNet), t('fees.lump_sum', { price: f.money(lease.lumpSum ?? 0) })];
  if (lease?.nonRentFees === 'metered')
    return costs.metered === null ? ['—', t('fees.metered.unknown')] : [f.money(costs.metered), t('fees.metered')];
  return [f.money(0), t('fees.in_rent')];
};

/** The terms offered, shortest first: "12 or 36 mo., or indefinite". */
const useTerm = (options: OfferTerms['options']): readonly [value: ReactNode, text: ReactNode] => {
  const t = useWords(offerWords);
  const months = options.flatMap(({ months }) => (months === null ? [] : [months]));
  const isOpen = options.some(({ option }) => option === 'infinite');
  const [a, b] = months;
  if (a === undefined) return [t('term.infinite'), ''];
  const value = b === undefined ? t('months', { n: a }) : t('months.short', { n: t('term.or', { a: String(a), b: String(b) }) });
  return [value, isOpen ? t('term.also') : ''];
};

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

const useTermKeys = (terms: OfferTerms | null): readonly Key[] => {
  const t = useWords(offerWords);
  const f = useFormat();
  const fees = useFees(terms);
  const term = useTerm(terms?.options ?? []);
  const closed = <Closed />;
  const key = (name: 'rent' | 'fees' | 'deposit' | 'term', icon: ReactNode, value: ReactNode, text: ReactNode): Key => ({
    icon,
    name: t(`key.${name}`),
    value: terms ? value : closed,
    text: terms ? text : '',
  });
  return [
    key(
      'rent',
      <IconCoins size={18} stroke={1.5} aria-hidden />,
      f.money(terms?.price ?? 0),
      t('per.metre.month', { price: f.money(terms?.costs.rentPerMetre ?? 0) }),
    ),
    key('fees', <IconReceipt size={18} stroke={1.5} aria-hidden />, fees[0], fees[1]),
    key('deposit', <IconBuildingBank size={18} stroke={1.5} aria-hidden />, f.money(terms?.deposit ?? 0), t('deposit.returned')),
    key('term', <IconHourglass size={18} stroke={1.5} aria-hidden />, term[0], term[1]),
  ];
};

/** The one price of an announcement of a sale. */
const usePriceKey = (terms: OfferTerms | null): Key => {
  const t = useWords(offerWords);
  const f = useFormat();
  return {
    icon: <IconCoins size={18} stroke={1.5} aria-hidden />,
    name: t('key.price'),
    value: terms ? f.money(terms.price) : <Closed />,
    text: terms ? t('per.metre', { price: f.money(terms.costs.rentPerMetre) }) : '',
  };
};

/** The six facts that a tenant decides by; what needs a session says so. */
export const OfferKeys = ({ offer }: { readonly offer: OfferViewData }) => {
  const area = useArea(offer);
  const free = useFree(offer);
  const [rent, fees, deposit, term] = useTermKeys(offer.private);
  const price = usePriceKey(offer.private);
  const keys = (isSale(offer.form) ? [area, price, free] : [area, rent, fees, deposit, free, term]).filter((key) => key !== undefined);
  return (
    <dl className={styles['keys']}>
      {keys.map(({ icon, name, value, text }) => (
        <div key={name}>
          <dt>
            {icon}
            {name}
          </dt>
          <dd>
            {value}
            {text && <small>{text}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
