import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
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
        <table className={styles['table']}>
          <caption className="sr">{t('successors.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('capacity')}</th>
              <th scope="col">
                <span className="sr">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((successor) => (
              <Row key={successor.uid} successor={successor} />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pages} name="successors" />
    </Card>
  );
};

const Row = ({ successor: { uid, firstName, lastName, capacity } }: { readonly successor: Successor }) => {
  const t = useWords(teamWords);
  const role = useWords(dictionaryWords);
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
    <tr>
      <td>
        <b>{name}</b>
      </td>
      <td data-label={t('capacity')}>{role(`capacity.${capacity}`)}</td>
      <td>
        <div className={styles['acts']}>
          <Button size="s" disabled={busy} onClick={() => void handOver()}>
            {t('handOver')}
          </Button>
        </div>
      </td>
    </tr>
  );
};
