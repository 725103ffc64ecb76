import { useState } from 'react';
import { leasingCalls } from '../../../contract/leases/endpoints.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../lease.module.css';
import type { Lease } from './lease-header.tsx';
import { leaseWords } from './lease-words.ts';

/** The landlord's way out when the deposit did not come. */
export const EndUnpaid = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const act = useAct();
  const toast = useToast();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const end = async (): Promise<void> => {
    if (!(await confirm({ title: t('end.title', { name: lease.offerName }), text: t('end.text'), act: t('act.endUnpaid'), danger: true }))) return;
    const answer = await act(leasingCalls.endUnpaidLease, { offerId: lease.offerId });
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

const ObjectionForm = ({ lease, onClose }: { readonly lease: Lease; readonly onClose: () => void }) => {
  const t = useWords(leaseWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (reason.trim().length < shortest) return setError(t('object.reason.short'));
    const answer = await act(leasingCalls.objectToRejection, { offerId: lease.offerId, reason });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('object.done'));
    onClose();
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('object.text')}</p>
      <TextField name="reason" label={t('object.reason')} value={reason} onChange={setReason} error={error} multiline maxLength={1000} />
      <footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="danger" type="submit" busy={act.busy && t('object.busy')}>
          {t('object.act')}
        </Button>
      </footer>
    </form>
  );
};

/** The landlord's objection to a refusal of the premises, while its time runs. */
export const Objection = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const [isOpen, setOpen] = useState(false);
  const until = lease.rejection?.objectUntil;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act.object')}</Button>
      {until && <span className={styles['small']}>{t('object.until', { when: f.instant(until) })}</span>}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('object.title')}>
        <ObjectionForm lease={lease} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
