import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
import { DataTable } from '../../../kit/lists/data-table.tsx';
import { Pager } from '../../../kit/page/pager.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './team.module.css';

type Successors = OutputOf<typeof teamCalls.listCompanySuccessors>;
type Successor = Successors['items'][number];

/** The way out for a creator who left, or whose link is not accepted any more: whom they can hand the company over to, or that they need not. */
export const SuccessorsCard = ({ successors }: { readonly successors: Successors }) => {
  const t = useWords(teamWords);
  const role = useWords(dictionaryWords);
  const { company, isLinked, items, page, pages } = successors;
  const text =
    items.length === 0
      ? t('successors.none', { name: company.name })
      : isLinked
        ? t('successors.lost')
        : t('successors.left', { name: company.name });
  return (
    <Card title={t(items.length === 0 ? 'successors.none.title' : 'successors.title', { name: company.name })} id="hand-over">
      <p className={styles['lead']}>{text}</p>
      {items.length > 0 && (
        <DataTable
          label={t('successors.caption')}
          inCard
          rows={items}
          keyOf={({ uid }) => uid}
          columns={[
            { head: t('person'), cell: ({ firstName, lastName }) => <b>{`${firstName} ${lastName}`}</b> },
            { head: t('capacity'), named: true, cell: ({ capacity }) => role(`capacity.${capacity}`) },
            { head: t('acts'), kind: 'acts', cell: (successor) => <HandOver successor={successor} /> },
          ]}
        />
      )}
      <Pager page={page} pages={pages} name="successors" />
    </Card>
  );
};

const HandOver = ({ successor: { uid, firstName, lastName } }: { readonly successor: Successor }) => {
  const t = useWords(teamWords);
  const { run, busy } = useConfirmedAct();
  const name = `${firstName} ${lastName}`;
  const handOver = (): Promise<void> =>
    run(
      teamCalls.handOverCompany,
      { uid },
      { title: t('handOver.confirm', { name }), text: t('successors.handOver.text'), act: t('handOver') },
      { done: t('handOver.done'), failed: t('handOver.failed') },
    );
  return (
    <div className={styles['acts']}>
      <Button size="s" disabled={busy} onClick={() => void handOver()}>
        {t('handOver')}
      </Button>
    </div>
  );
};
