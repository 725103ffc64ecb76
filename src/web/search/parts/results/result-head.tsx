/** The head of the results: count, chips, list or map. */

import { IconLayoutList, IconMap, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { nameWords } from '../../../../words/kit/names.ts';
import { listWords } from '../../../../words/search/list.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { type Chosen, type FilterName, orders, setFilters, type View, without } from '../filters/filters.ts';
import { cleared } from './list-data.ts';
import styles from './result-head.module.css';

type HeadProps = {
  readonly chosen: Chosen;
  readonly placeName: string;
  readonly title: string;
  readonly formId: string;
  readonly onSort: () => void;
};

/** A filter as its chip says it. */
const useChipText = (chosen: Chosen, placeName: string): ((name: FilterName) => string) => {
  const t = useWords(listWords);
  const name = useWords(nameWords);
  const f = useFormat();
  const texts: Record<FilterName, () => string> = {
    purpose: () => t(`purpose.${chosen.purpose ?? 'office'}`),
    type: () => t(`type.${chosen.type ?? 'rent'}`),
    place: () => placeName,
    province: () => (chosen.province ? t('chip.province', { province: name(`province.${chosen.province}`) }) : ''),
    county: () => t('chip.county', { county: chosen.county }),
    maxPrice: () => t('chip.maxPrice', { price: f.wholeMoney((chosen.maxPrice ?? 0) * 100) }),
    minArea: () => t('chip.minArea', { area: f.area(chosen.minArea ?? 0) }),
    freeFrom: () => t('chip.freeFrom', { day: f.day(chosen.freeFrom ?? '') }),
    bounds: () => t('chip.bounds'),
  };
  return (filter) => texts[filter]();
};

const Chips = ({ chosen, placeName }: Pick<HeadProps, 'chosen' | 'placeName'>) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  const text = useChipText(chosen, placeName);
  const seesPrices = isConfirmed(useViewer());
  const names = setFilters(chosen).filter((name) => seesPrices || name !== 'maxPrice');
  if (names.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('chips')}>
      {names.map((name) => (
        <li key={name}>
          <Link to={without(params, name)} preventScrollReset className={styles['chip']} aria-label={t('chip.remove', { what: text(name) })}>
            {text(name)}
            <IconX size={16} stroke={1.5} aria-hidden />
          </Link>
        </li>
      ))}
      {names.length > 1 && (
        <li>
          <Link to={cleared(params)} preventScrollReset className={styles['clear']}>
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};

const withView = (params: URLSearchParams, view: View): string => {
  const next = new URLSearchParams(params);
  if (view === 'both') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
};

/** List, or list and map; on a phone the map is one tap away at the lower edge. */
const Views = ({ view }: { readonly view: View }) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  return (
    <nav className={styles['views']} aria-label={t('view')}>
      <Link to={withView(params, 'list')} preventScrollReset aria-current={view === 'list' ? 'true' : undefined}>
        <IconLayoutList size={16} stroke={1.5} aria-hidden />
        {t('view.list')}
      </Link>
      <Link to={withView(params, 'both')} preventScrollReset aria-current={view === 'list' ? undefined : 'true'}>
        <IconMap size={16} stroke={1.5} aria-hidden />
        {t('view.both')}
      </Link>
    </nav>
  );
};

/** The phone's switch between list and map. */
export const PhoneSwitch = ({ view }: { readonly view: View }) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  return (
    <div className={styles['switch']}>
      <Link to={withView(params, view === 'map' ? 'both' : 'map')} preventScrollReset>
        {view === 'map' ? <IconLayoutList size={20} stroke={1.5} aria-hidden /> : <IconMap size={20} stroke={1.5} aria-hidden />}
        {t(view === 'map' ? 'view.list' : 'view.map')}
      </Link>
    </div>
  );
};

/** The head of the results: how many there are, their order, and the switch between list and map. */
export const ResultHead = ({ chosen, placeName, title, formId, onSort }: HeadProps) => {
  const t = useWords(listWords);
  const seesPrices = isConfirmed(useViewer());
  const known = orders.filter((order) => seesPrices || !order.startsWith('price'));
  return (
    <div className={styles['head']}>
      <h1 aria-live="polite">{title}</h1>
      <Chips chosen={chosen} placeName={placeName} />
      <div className={styles['end']}>
        <label className={styles['sort']}>
          <span>{t('sort')}</span>
          <select name="sort" form={formId} defaultValue={chosen.order} onChange={onSort}>
            {known.map((order) => (
              <option key={order} value={order}>
                {t(`sort.${order}`)}
              </option>
            ))}
          </select>
        </label>
        <Views view={chosen.view} />
      </div>
    </div>
  );
};
