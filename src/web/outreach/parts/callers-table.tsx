import { useSearchParams } from 'react-router';
import { sendsOf } from '../../../domain/outreach/rules/figures.ts';
import { type CallerOrder, counters } from '../../../domain/outreach/types.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { Link } from '../../kit/page/link.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import type { Outreach } from './data.ts';
import { pageNames, withQuery } from './query.ts';
import { TableCard } from './table-card.tsx';

/** What each caller did: a heading puts in order, a name filters the page. */
export const CallersTable = ({ figures, order }: { readonly figures: Outreach; readonly order: CallerOrder }) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const [search] = useSearchParams();
  const { callers, seesEveryCaller } = figures;
  const heading = (name: CallerOrder, label: string) => (
    <th
      key={name}
      scope="col"
      aria-sort={name === order ? (name === 'name' ? 'ascending' : 'descending') : undefined}
      className={name === 'name' ? undefined : styles['n']}
    >
      <Link to={withQuery(search, { order: name, [pageNames.callers]: null })} preventScrollReset>
        {label}
        {name === order && <span aria-hidden>{name === 'name' ? ' ↑' : ' ↓'}</span>}
      </Link>
    </th>
  );
  return (
    <TableCard
      title={t('callers.title')}
      {...(seesEveryCaller && { hint: t('callers.hint') })}
      part={callers}
      name={pageNames.callers}
      empty={t('callers.empty')}
      head={
        <>
          {heading('name', t('person'))}
          {counters.map((name) => heading(name, t(`count.${name}`)))}
          {heading('sends', t('sends'))}
          {heading('bonus', t('bonus'))}
        </>
      }
    >
      {callers.items.map(({ uid, name, figures: own }) => (
        <tr key={uid}>
          <th scope="row">
            {seesEveryCaller ? (
              <Link
                to={withQuery(search, { of: uid, ...Object.fromEntries(Object.values(pageNames).map((page) => [page, null])) })}
                preventScrollReset
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </th>
          {counters.map((counter) => (
            <td key={counter} className={styles['n']}>
              {f.number(own[counter], 0)}
            </td>
          ))}
          <td className={styles['n']}>{f.number(sendsOf(own), 0)}</td>
          <td className={styles['n']}>
            <b>{f.money(own.bonus)}</b>
          </td>
        </tr>
      ))}
    </TableCard>
  );
};
