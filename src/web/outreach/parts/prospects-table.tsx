/** Who was written to, new and existing users, and how far each came. */

import { useSearchParams } from 'react-router';
import { dayOf } from '../../../domain/kit/time.ts';
import { milestones, type ProspectGroup, prospectGroups } from '../../../domain/outreach/types.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { Link } from '../../kit/page/link.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import type { Prospects } from './data.ts';
import { pageNames, withQuery } from './query.ts';
import { TableCard } from './table-card.tsx';

type ProspectsTableProps = {
  readonly prospects: Prospects;
  readonly group: ProspectGroup | null;
  /** Whether prospects of several callers may stand side by side. */
  readonly namesCallers: boolean;
};

export const ProspectsTable = ({ prospects, group, namesCallers }: ProspectsTableProps) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  return (
    <TableCard
      title={t('prospects.title')}
      tool={<Groups group={group} />}
      part={prospects}
      name={pageNames.prospects}
      empty={t(group === null ? 'callers.empty' : 'prospects.none')}
      head={
        <>
          <th scope="col">{t('prospects.who')}</th>
          {namesCallers && <th scope="col">{t('person')}</th>}
          <th scope="col">{t('prospects.group')}</th>
          <th scope="col" className={styles['n']}>
            {t('prospects.sent')}
          </th>
          {milestones.map((milestone) => (
            <th key={milestone} scope="col" className={styles['n']}>
              {t(`step.${milestone}`)}
            </th>
          ))}
          <th scope="col" className={styles['n']}>
            {t('bonus')}
          </th>
        </>
      }
    >
      {prospects.items.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            {one.email ?? t('prospects.forgotten')} <small>{one.campaign}</small>
          </th>
          {namesCallers && <td>{one.caller.name}</td>}
          <td>{one.group === null ? t('prospects.unknown') : t(`prospects.${one.group}.one`)}</td>
          <td className={styles['n']}>
            {one.lastSentAt === null ? t('prospects.link') : f.day(dayOf(one.lastSentAt))}
            {one.sentAgain && <small> {t('prospects.again')}</small>}
          </td>
          {milestones.map((milestone) => {
            const reached = one.milestones.find((step) => step.milestone === milestone);
            return (
              <td key={milestone} className={styles['n']}>
                {reached === undefined ? '–' : f.day(dayOf(reached.at))}
              </td>
            );
          })}
          <td className={styles['n']}>
            <b>{f.money(one.bonus)}</b>
          </td>
        </tr>
      ))}
    </TableCard>
  );
};

/** All, those who had no account before, or those who had one. */
const Groups = ({ group }: Pick<ProspectsTableProps, 'group'>) => {
  const t = useWords(dashboardWords);
  const [search] = useSearchParams();
  return (
    <nav className={styles['frames']} aria-label={t('prospects.group')}>
      {[null, ...prospectGroups].map((one) => (
        <Link
          key={one ?? 'all'}
          to={withQuery(search, { group: one, [pageNames.prospects]: null })}
          aria-current={one === group ? 'true' : undefined}
          preventScrollReset
        >
          {t(`prospects.${one ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
};
