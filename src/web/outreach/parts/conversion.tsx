/** How many come from one step to another: the funnel of all, and the table of callers. */

import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { funnelOf, passedBetween, shareOf } from '../../../domain/outreach/rules/figures.ts';
import { type Milestone, milestones } from '../../../domain/outreach/types.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { GetForm } from '../../kit/page/get-form.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import type { Outreach } from './data.ts';
import { pageNames } from './query.ts';
import { TableCard } from './table-card.tsx';

/** The six steps with two selects: what lies between them is painted, and named above the table of callers. */
export const ConversionCard = ({ figures: { total, conversion } }: { readonly figures: Outreach }) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const { from, to, passages } = conversion;
  const steps = funnelOf(total, passages);
  const most = Math.max(1, ...steps.map(({ n }) => n));
  const share = shareOf(passedBetween(passages, from, to), total[from]);
  const isPainted = (milestone: Milestone): boolean => {
    const at = milestones.indexOf(milestone);
    return at >= milestones.indexOf(from) && at <= milestones.indexOf(to);
  };
  return (
    <section className={styles['card']} aria-label={t('conversion.title')}>
      <header>
        <h2>{t('conversion.title')}</h2>
        <div className={styles['ends']}>
          <StepForm from={from} to={to} />
          <output className={styles['share']}>
            <span className="sr">{t('conversion.share')}: </span>
            {share === null ? '–' : `${f.number(share, 1)} %`}
          </output>
        </div>
      </header>
      <ol className={styles['funnel']}>
        {steps.map(({ milestone, n, share: ofBefore }) => (
          <li key={milestone} data-painted={isPainted(milestone) || undefined}>
            <b>{f.number(n, 0)}</b>
            <i style={{ blockSize: `${Math.max(2, Math.round((n / most) * 72))}px` }} aria-hidden />
            <span>{t(`step.${milestone}`)}</span>
            <small>{ofBefore === null ? '' : `${f.number(ofBefore, 1)} %`}</small>
          </li>
        ))}
      </ol>
      <p className={styles['how']}>{t('conversion.note')}</p>
    </section>
  );
};

/** Both selects are sent together, so that the second of two quick changes does not lose the first. */
const StepForm = ({ from, to }: { readonly from: Milestone; readonly to: Milestone }) => {
  const t = useWords(dashboardWords);
  const [query] = useSearchParams();
  const kept = [...query].filter(([name]) => !['stepFrom', 'stepTo', pageNames.conversion, 'open', 'offer'].includes(name));
  const select = (name: 'stepFrom' | 'stepTo', label: string, value: Milestone) => (
    <label>
      {label}{' '}
      <select key={value} name={name} defaultValue={value} onChange={(event) => event.currentTarget.form?.requestSubmit()}>
        {milestones.map((milestone) => (
          <option key={milestone} value={milestone}>
            {t(`step.${milestone}`)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <GetForm className={styles['ends']} preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {select('stepFrom', t('conversion.from'), from)}
      {select('stepTo', t('conversion.to'), to)}
    </GetForm>
  );
};

/** The callers by their conversion between the two steps, with a search. */
export const ConversionTable = ({ figures: { conversion }, search }: { readonly figures: Outreach; readonly search: string }) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const [from, to] = [t(`step.${conversion.from}`), t(`step.${conversion.to}`)];
  return (
    <TableCard
      title={t('conversion.table', { from, to })}
      tool={<CallerSearch search={search} />}
      part={conversion.rows}
      name={pageNames.conversion}
      empty={t('conversion.none', { from })}
      head={
        <>
          <th scope="col">{t('person')}</th>
          {[from, to, t('conversion.share')].map((label) => (
            <th key={label} scope="col" className={styles['n']}>
              {label}
            </th>
          ))}
        </>
      }
    >
      {conversion.rows.items.map((row) => (
        <tr key={row.uid}>
          <th scope="row">{row.name}</th>
          <td className={styles['n']}>{f.number(row.from, 0)}</td>
          <td className={styles['n']}>{f.number(row.to, 0)}</td>
          <td className={styles['n']}>
            <b>{`${f.number(shareOf(row.to, row.from) ?? 0, 1)} %`}</b>
          </td>
        </tr>
      ))}
    </TableCard>
  );
};

const CallerSearch = ({ search }: { readonly search: string }) => {
  const t = useWords(dashboardWords);
  const [query] = useSearchParams();
  const kept = [...query].filter(([name]) => !['search', pageNames.conversion, 'open', 'offer'].includes(name));
  return (
    <GetForm className={styles['search']} role="search" preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input key={search} name="search" aria-label={t('conversion.search')} placeholder={t('person')} defaultValue={search} maxLength={60} />
      <Button type="submit" size="s" aria-label={t('conversion.search')}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
      </Button>
    </GetForm>
  );
};
