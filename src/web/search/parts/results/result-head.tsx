/** The head of the results: count, chips, list or map. */

import { IconLayoutList, IconMap, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { listWords } from '../../../../words/search/list.ts';
import { focusHeading } from '../../../kit/focus-heading.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { View } from '../filters/filters.ts';
import type { ListData } from './list-data.ts';
import styles from './result-head.module.css';
import { SaveSearchSlot } from './save-search-slot.tsx';
import { Unread } from './unread.tsx';

type HeadProps = {
  readonly data: Pick<ListData, 'chosen' | 'chips' | 'clear' | 'orders' | 'unread' | 'misread' | 'saved' | 'found' | 'panel'>;
  readonly title: string;
  readonly formId: string;
  readonly onSort: () => void;
};

const Chips = ({ chips, clear }: Pick<ListData, 'chips' | 'clear'>) => {
  const t = useWords(listWords);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('chips')}>
      {chips.map(({ text, to }) => (
        <li key={text}>
          <Link to={to} preventScrollReset className={styles['chip']} aria-label={t('chip.remove', { what: text })}>
            {text}
            <IconX size={16} stroke={1.5} aria-hidden />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={clear} preventScrollReset className={styles['clear']}>
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

/** List, or list and map, where there is room for a map beside the list and the open filters; on a phone the map is one tap away at the lower edge. */
const Views = ({ view, hasPanel }: { readonly view: View; readonly hasPanel: boolean }) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  return (
    <nav className={styles['views']} data-panel={hasPanel || undefined} aria-label={t('view')}>
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

type SwitchProps = { readonly data: Pick<ListData, 'chosen' | 'found' | 'panel'>; readonly floats: boolean };

/**
 * The phone's switch between list and map; from the open filters, which fill a phone, it leads to what they leave. It floats over cards,
 * map and filters; where nothing was found it stands below what is said about it.
 */
export const PhoneSwitch = ({ data: { chosen, found, panel }, floats }: SwitchProps) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  const isMap = chosen.view === 'map';
  const Icon = isMap || panel ? IconLayoutList : IconMap;
  return (
    <div className={styles['switch']} data-floats={floats || undefined}>
      {panel ? (
        <Link to={withoutPanel(params)}>
          <Icon size={20} stroke={1.5} aria-hidden />
          {found.total === 0 ? t('show.none') : t(found.capped ? 'show.capped' : 'show', { n: found.total })}
        </Link>
      ) : (
        <Link to={withView(params, isMap ? 'both' : 'map')} preventScrollReset>
          <Icon size={20} stroke={1.5} aria-hidden />
          {t(isMap ? 'view.list' : 'view.map')}
        </Link>
      )}
    </div>
  );
};

const withoutPanel = (params: URLSearchParams): string => {
  const next = new URLSearchParams(params);
  next.delete('filters');
  return `?${next}`;
};

/** A chip and a notice go with the press that takes them off: the heading has the focus then, and says what is found now. */
const useFocusAfterPress = (): void => {
  const { search } = useLocation();
  const last = useRef(search);
  useEffect(() => {
    if (search !== last.current) focusHeading();
    last.current = search;
  }, [search]);
};

/** The head of the results: how many there are, their order, and the switch between list and map. */
export const ResultHead = ({ data: { chosen, orders, unread, misread, saved, found, panel, ...data }, title, formId, onSort }: HeadProps) => {
  const t = useWords(listWords);
  useFocusAfterPress();
  return (
    <div className={styles['head']}>
      <h1 aria-live="polite">{title}</h1>
      <Chips {...data} />
      {unread && <Unread words={unread} />}
      {misread.map(({ text, to }) => (
        <p key={to} role="status" className={styles['misread']}>
          {text}{' '}
          <Link to={to} preventScrollReset>
            {t('unread.drop')}
          </Link>
        </p>
      ))}
      <div className={styles['end']}>
        <label className={styles['sort']}>
          <span>{t('sort')}</span>
          <select name="sort" form={formId} defaultValue={chosen.order} onChange={onSort}>
            {orders.map((order) => (
              <option key={order} value={order}>
                {t(`sort.${order}`)}
              </option>
            ))}
          </select>
        </label>
        <Views view={chosen.view} hasPanel={panel !== null} />
        {found.items.length > 0 && <SaveSearchSlot filters={saved} />}
      </div>
    </div>
  );
};
