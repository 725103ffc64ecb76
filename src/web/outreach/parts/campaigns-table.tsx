import { sendsOf } from '../../../domain/outreach/rules/figures.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import type { Outreach } from './data.ts';
import { pageNames } from './query.ts';
import { TableCard } from './table-card.tsx';

/** What each campaign led to. */
export const CampaignsTable = ({ figures: { campaigns } }: { readonly figures: Outreach }) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const head = [t('sends'), t('count.linkClick'), t('count.accountCreation'), t('count.contractSigning')];
  return (
    <TableCard
      title={t('campaigns.title')}
      part={campaigns}
      name={pageNames.campaigns}
      empty={t('callers.empty')}
      head={
        <>
          <th scope="col">{t('campaign')}</th>
          {head.map((label) => (
            <th key={label} scope="col" className={styles['n']}>
              {label}
            </th>
          ))}
        </>
      }
    >
      {campaigns.items.map((row) => (
        <tr key={row.campaign}>
          <th scope="row">{row.campaign}</th>
          {([sendsOf(row), row.linkClick, row.accountCreation, row.contractSigning] as const).map((n, at) => (
            <td key={head[at]} className={styles['n']}>
              {f.number(n, 0)}
            </td>
          ))}
        </tr>
      ))}
    </TableCard>
  );
};
