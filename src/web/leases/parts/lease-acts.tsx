/** What a landlord may do when the premises are rejected, and once a lease has ended before the handover. */

import { useState } from 'react';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { entryWords } from '../../../words/offers/entry.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { useCopyOffer } from '../../offers/parts/use-copy-offer.ts';
import styles from './lease.module.css';
import type { Lease } from './lease-header.tsx';

/** What the landlord does with premises whose lease ended before a handover: the same offer once more, as a project. */
export const PublishAgain = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const e = useWords(entryWords);
  const { copy, busy } = useCopyOffer({ done: e('renew.done'), failed: e('renew.failed') });
  return (
    <Note title={t('again.title')}>
      <p>{t('again.text')}</p>
      <div className={`${styles['acts']} ${styles['below']}`}>
        <Button kind="main" onClick={() => void copy('renew', lease.offerId)} busy={busy && t('again.busy')}>
          {t('again.act')}
        </Button>
      </div>
    </Note>
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
    // What the objection changes stands at the top of the page.
    window.scrollTo(0, 0);
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
