/** What a landlord may do when a deposit does not come or the premises are rejected. */

import { useState } from 'react';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../lease.module.css';
import type { Lease } from './lease-header.tsx';

/** The landlord's way out when the deposit did not come. */
export const EndUnpaid = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const act = useAct();
  const toast = useToast();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const end = async (): Promise<void> => {
    if (!(await confirm({ title: t('end.title', { name: lease.offerName }), text: t('end.text'), act: t('act.endUnpaid'), danger: true }))) return;
    const answer = await act(leasesCalls.endUnpaidLease, { offerId: lease.offerId });
    if (answer.ok) toast.good(t('end.done'));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button kind="danger" onClick={() => void end()} busy={act.busy && t('act.endUnpaid.busy')}>
      {t('act.endUnpaid')}
    </Button>
  );
};

const shortest = 10;

/** The landlord's objection to a refusal of the premises, while its time runs. */
export const Objection = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isOpen, setOpen] = useState(false);
  const until = lease.rejection?.objectUntil;
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(leasesCalls.objectToRejection, { offerId: lease.offerId, reason });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('object.done'));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act.object')}</Button>
      {until && <span className={styles['small']}>{t('object.until', { when: f.instant(until) })}</span>}
      {isOpen && (
        <ReasonDialog
          title={t('object.title')}
          label={t('object.reason')}
          maxLength={leaseNumbers.commentsMax}
          minLength={shortest}
          tooShort={t('object.reason.short')}
          texts={{ act: t('object.act'), busy: t('object.busy'), cancel: t('cancel') }}
          onClose={() => setOpen(false)}
          onSend={send}
        >
          <p>{t('object.text')}</p>
        </ReasonDialog>
      )}
    </>
  );
};
