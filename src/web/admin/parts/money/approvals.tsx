import { depositsCalls } from '../../../../contract/deposits/endpoints.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { statementWords } from '../../../../words/deposits/statement.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import type { DepositRow } from './bank-dialog.tsx';

/** Acts about the money of a lease that wait for a second admin: who prepared them, what they do, and the answer. */
export const Approvals = ({ row }: { readonly row: DepositRow }) =>
  row.approvals.map((approval) => <Approval key={approval.id} approval={approval} />);

const Approval = ({ approval }: { readonly approval: DepositRow['approvals'][number] }) => {
  const t = useWords(adminWords);
  const words = useWords(statementWords);
  const f = useFormat();
  const { run, busy } = useConfirmedAct();
  const { amount, recipient, account, preparedBy, preparedAt, reason, mine, title } = approval;
  const money =
    amount !== null && account !== null
      ? t('approval.money', { amount: f.money(amount), recipient: recipient ?? '', account: f.account(account) })
      : null;
  const decision = title && t(`title.${title.kind}`) + (title.outcome === null ? '' : `: ${words(`choice.${title.outcome}`)}`);
  const answer = (accepted: boolean): void => {
    const what = accepted ? 'accept' : mine ? 'takeBack' : 'decline';
    const then = accepted && money !== null ? t('approval.money.then', { money }) : money;
    const question = { title: t(`approval.${what}.title`), text: then ?? decision ?? reason, act: t(`approval.${what}`) };
    void run(depositsCalls.approveMoney, { approvalId: approval.id, accepted }, question, { done: t('done') });
  };
  return (
    <Note tone="amber">
      <b>{t(`approval.${approval.act}`)}</b>
      {money && <small>{money}</small>}
      {title && (
        <small>
          {decision}
          {' · '}
          <a href={title.url} target="_blank" rel="noreferrer">
            {title.name}
          </a>
        </small>
      )}
      <small>{reason}</small>
      <small>{t('approval.by', { name: preparedBy, when: f.instant(preparedAt) })}</small>
      <span className={styles['acts']}>
        {!mine && (
          <Button size="s" onClick={() => answer(true)} busy={busy && t('busy')}>
            {t('approval.accept')}
          </Button>
        )}
        <Button size="s" kind="quiet" onClick={() => answer(false)} busy={busy && t('busy')}>
          {t(mine ? 'approval.takeBack' : 'approval.decline')}
        </Button>
      </span>
    </Note>
  );
};
