import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leasesCalls } from '../../../../contract/leases/endpoints.ts';
import { chosenReasons } from '../../../../domain/leases/rules/rejection.ts';
import { rejectionReasons } from '../../../../domain/leases/types.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { fieldError } from '../../../kit/form/field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';
import { signedListOf } from './signed-list.ts';

const none = { damagedPremise: false, mismatchedDetails: false, unavailabilityOfLandlord: false };

const RejectForm = ({ protocol, onClose }: { readonly protocol: Protocol; readonly onClose: () => void }) => {
  const t = useWords(protocolWords);
  const act = useAct();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [ticked, setTicked] = useState(none);
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (chosenReasons(ticked).length === 0) return setError(t('reject.required'));
    const answer = await act(leasesCalls.rejectPremises, { offerId: protocol.offerId, ...ticked });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('reject.done'));
    await navigate(signedListOf('tenant'));
  };
  return (
    <form
      className={styles['dialog']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('reject.text')}</p>
      {rejectionReasons.map((reason) => (
        <CheckField
          key={reason}
          name={reason}
          label={t(`reject.${reason}`)}
          value={ticked[reason]}
          onChange={(value) => setTicked({ ...ticked, [reason]: value })}
        />
      ))}
      <div role="alert">{fieldError(error)}</div>
      <footer className={styles['foot']}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button kind="danger" type="submit" busy={act.busy && t('reject.busy')}>
          {t('reject.act')}
        </Button>
      </footer>
    </form>
  );
};

/** The tenant's refusal of the premises, with at least one of three reasons. */
export const RejectPremises = ({ protocol }: { readonly protocol: Protocol }) => {
  const t = useWords(protocolWords);
  const [isOpen, setOpen] = useState(false);
  if (!protocol.allowed.includes('rejectPremises')) return null;
  return (
    <div className={styles['reject']}>
      <Button kind="danger" full onClick={() => setOpen(true)}>
        {t('reject')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('reject.title', { name: protocol.offerName })}>
        <RejectForm protocol={protocol} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
};
