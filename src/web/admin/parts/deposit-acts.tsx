import { useState } from 'react';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleReason } from './console-reason.tsx';
import { type DepositRow, type MoneyAct, MoneyDialog, moneyActs } from './money-dialog.tsx';

type Asking = MoneyAct | 'reverseReceipt' | 'decideDispute' | null;

/** What an admin may book or decide for a lease. */
export const DepositActs = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const [asking, setAsking] = useState<Asking>(null);
  const close = (): void => setAsking(null);
  const may = (act: DepositRow['allowed'][number]): boolean => row.allowed.includes(act);
  return (
    <div className={styles['acts']}>
      {moneyActs.filter(may).map((act) => (
        <Button key={act} size="s" onClick={() => setAsking(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {(['reverseReceipt', 'decideDispute'] as const).filter(may).map((act) => (
        <Button key={act} size="s" kind="quiet" onClick={() => setAsking(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {may('endUnpaid') && <EndUnpaid row={row} />}
      {asking === 'reverseReceipt' && <ReverseDialog row={row} onClose={close} />}
      {asking === 'decideDispute' && <DisputeDialog row={row} onClose={close} />}
      {moneyActs
        .filter((act) => act === asking)
        .map((act) => (
          <MoneyDialog key={act} row={row} what={act} onClose={close} />
        ))}
    </div>
  );
};

const EndUnpaid = ({ row }: { readonly row: DepositRow }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const end = async (): Promise<void> => {
    if (!(await confirm({ title: t('end.title', { name: row.offerName }), text: t('end.text'), act: t('act.endUnpaid'), danger: true }))) return;
    const answer = await act(leasesCalls.endUnpaidLease, { offerId: row.offerId });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button size="s" kind="quiet" onClick={() => void end()}>
      {t('act.endUnpaid')}
    </Button>
  );
};

const ReverseDialog = ({ row, onClose }: { readonly row: DepositRow; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(depositsCalls.reverseDepositReceipt, { offerId: row.offerId, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <ConsoleReason
      title={t('money.title', { act: t('act.reverseReceipt'), name: row.offerName })}
      act={t('act.reverseReceipt')}
      label={t('reverse.reason')}
      onClose={onClose}
      onSend={send}
    />
  );
};

const DisputeDialog = ({ row, onClose }: { readonly row: DepositRow; readonly onClose: () => void }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [refund, setRefund] = useState<boolean>(true);
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(depositsCalls.decideDispute, { offerId: row.offerId, refund, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <ConsoleReason
      title={t('money.title', { act: t('act.decideDispute'), name: row.offerName })}
      act={t('act.decideDispute')}
      label={t('dispute.reason')}
      onClose={onClose}
      onSend={send}
    >
      <ChoiceField
        name="refund"
        label={t('dispute.question')}
        value={refund}
        onChange={setRefund}
        options={[
          { value: true, label: t('dispute.refund') },
          { value: false, label: t('dispute.payout') },
        ]}
      />
    </ConsoleReason>
  );
};
