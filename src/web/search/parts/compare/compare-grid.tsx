/** The table of a comparison. */

import { IconCheck, IconX } from '@tabler/icons-react';
import { Fragment } from 'react';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { compareWords } from '../../../../words/search/compare.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { blankPicture } from '../../../kit/parts/blank-picture.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { useFavourites } from '../../../offers/parts/favourite/use-favourites.ts';
import { compareSearch, writeChosenOffers } from './chosen-offers.ts';
import styles from './compare-grid.module.css';
import type { CompareGroup, CompareHead, CompareRow, Comparison, CostParts } from './compare-table.ts';

type Favourite = ReturnType<ReturnType<typeof useFavourites>>;

/** Whoever keeps a reserved offer among the favourites is mailed when it is free again (docs/rules/offers.md#favourites). */
const Notify = ({ favourite: { on, toggle } }: { readonly favourite: Favourite }) => {
  const t = useWords(compareWords);
  return (
    <Button size="s" onClick={toggle}>
      {on && <IconCheck size={16} stroke={1.5} aria-hidden />}
      {t(on ? 'notified' : 'notify')}
    </Button>
  );
};

type HeadProps = {
  readonly head: CompareHead;
  /** The offers that stay when this one is removed. */
  readonly others: readonly string[];
  readonly place: string | null;
  readonly favourite: Favourite;
};

/** The picture of an offer, and what one may do with it. */
const Head = ({ head, others, place, favourite }: HeadProps) => {
  const t = useWords(compareWords);
  const lang = useLang();
  const uid = useUid();
  return (
    <td>
      <div className={styles['column']}>
        <img src={head.picture ?? blankPicture(head.id)} alt="" width={600} height={400} />
        <Link
          className={styles['remove']}
          to={compareSearch(others, place)}
          preventScrollReset
          aria-label={t('remove', { name: head.name })}
          onClick={() => writeChosenOffers(uid, others)}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </Link>
        <ButtonLink to={publicPath(lang, offerPath(head.id))} size="s">
          {t('open')}
        </ButtonLink>
        {head.tag === 'booked' && !head.isOwn && <Notify favourite={favourite} />}
      </div>
    </td>
  );
};

/** Whose column it is: stays in sight while the rows below are read. */
const Name = ({ head }: { readonly head: CompareHead }) => {
  const t = useWords(compareWords);
  const f = useFormat();
  return (
    <th scope="col">
      <b>{head.name}</b>
      <span>{head.address}</span>
      {head.tag === 'booked' && <Badge tone="amber">{head.until ? t('booked.until', { time: f.shortInstant(head.until) }) : t('booked')}</Badge>}
      {head.tag !== null && head.tag !== 'booked' && <Badge tone="grey">{t(head.tag)}</Badge>}
    </th>
  );
};

/** A free column leads to lists where the next offer is added to these; with one offer it says that a comparison needs two. */
const FreeColumn = ({ ids, place }: { readonly ids: readonly string[]; readonly place: string | null }) => {
  const t = useWords(compareWords);
  const lang = useLang();
  const uid = useUid();
  const keep = (): void => writeChosenOffers(uid, ids);
  return (
    <td className={styles['free']} rowSpan={2}>
      <b>{t(ids.length === 1 ? 'one.title' : 'more.title')}</b>
      <span>
        {t('more.text')}
        <noscript> {t('none.scripts')}</noscript>
      </span>
      <ButtonLink to={publicPath(lang, '/offers') + (place === null ? '' : `?place=${encodeURIComponent(place)}`)} size="s" onClick={keep}>
        {t('more.act')}
      </ButtonLink>
      {uid !== null && (
        <ButtonLink to="/moja-tablica/favorites" size="s" onClick={keep}>
          {t('more.favourites')}
        </ButtonLink>
      )}
    </td>
  );
};

/** A month's cost as one bar each, all on one scale; the rows below say the same in words. */
const Bars = ({ costs, hasRoom }: { readonly costs: readonly CostParts[]; readonly hasRoom: boolean }) => {
  const t = useWords(compareWords);
  const highest = Math.max(...costs.map((parts) => (parts ? parts.rent + parts.fees + parts.vat : 0)), 1);
  return (
    <tr className={styles['bars']}>
      <th scope="row">
        {t('scale')}
        <small>{t('scale.note')}</small>
      </th>
      {costs.map((parts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in the order of the offers
        <td key={at}>
          {parts && (
            <span role="img" aria-label={parts.text} style={{ width: `${((parts.rent + parts.fees + parts.vat) / highest) * 100}%` }}>
              <i className={styles['rent']} style={{ flexGrow: parts.rent }} />
              {parts.fees > 0 && <i className={styles['fees']} style={{ flexGrow: parts.fees }} />}
              {parts.vat > 0 && <i className={styles['vat']} style={{ flexGrow: parts.vat }} />}
            </span>
          )}
        </td>
      ))}
      {hasRoom && <td className={styles['blank']} />}
    </tr>
  );
};

const Row = ({ row, hasRoom }: { readonly row: CompareRow; readonly hasRoom: boolean }) => {
  const t = useWords(compareWords);
  return (
    <tr data-total={row.total || undefined}>
      <th scope="row">
        {row.label}
        {row.note && <small>{row.note}</small>}
      </th>
      {row.cells.map(({ text, note, best }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in the order of the offers
        <td key={at} data-best={best ? true : undefined}>
          {text === null ? <span className={styles['none']}>{t('none')}</span> : <b>{text}</b>}
          {note && <small>{note}</small>}
          {best && (
            <small>
              <IconCheck size={16} stroke={1.5} aria-hidden />
              {best}
            </small>
          )}
        </td>
      ))}
      {hasRoom && <td className={styles['blank']} />}
    </tr>
  );
};

type GroupProps = { readonly group: CompareGroup; readonly costs: readonly CostParts[]; readonly hasRoom: boolean; readonly columns: number };

/** Rows that differ, and only them: equal ones stand folded below the table. */
const Group = ({ group, costs, hasRoom, columns }: GroupProps) => {
  const rows = group.rows.filter(({ same, total }) => !same || total);
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className={styles['group']}>
        <th scope="colgroup" colSpan={columns}>
          <h2>{group.title}</h2>
        </th>
      </tr>
      {group.key === 'cost' && costs.some(Boolean) && <Bars costs={costs} hasRoom={hasRoom} />}
      {rows.map((row) => (
        <Row key={row.label} row={row} hasRoom={hasRoom} />
      ))}
    </tbody>
  );
};

const Equal = ({ groups }: { readonly groups: readonly CompareGroup[] }) => {
  const t = useWords(compareWords);
  const rows = groups.flatMap((group) => group.rows.filter(({ same, total, cells }) => same && !total && cells[0]?.text));
  if (rows.length === 0) return null;
  return (
    <details className={styles['equal']}>
      <summary>{t('same', { n: rows.length })}</summary>
      <dl>
        {rows.map(({ label, cells }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cells[0]?.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

type GridProps = { readonly comparison: Comparison; readonly place: string | null };

/** Offers as columns; the best values carry a word, equal rows are folded. The table scrolls inside itself where it is wider than the screen. */
export const CompareGrid = ({ comparison: { heads, costs, groups }, place }: GridProps) => {
  const t = useWords(compareWords);
  const ids = heads.map(({ id }) => id);
  const hasRoom = heads.length < searchNumbers.comparedMax;
  const favouriteOf = useFavourites();
  return (
    <Fragment>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles['scroll']} aria-label={t('table')} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <td />
              {heads.map((head) => (
                <Head key={head.id} head={head} others={ids.filter((id) => id !== head.id)} place={place} favourite={favouriteOf(head)} />
              ))}
              {hasRoom && <FreeColumn ids={ids} place={place} />}
            </tr>
            <tr className={styles['names']}>
              <td />
              {heads.map((head) => (
                <Name key={head.id} head={head} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.key} group={group} costs={costs} hasRoom={hasRoom} columns={heads.length + (hasRoom ? 2 : 1)} />
          ))}
        </table>
      </section>
      <Equal groups={groups} />
    </Fragment>
  );
};
