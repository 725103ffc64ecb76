import { useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';
import { protocolWords } from '../protocol-words.ts';

type Props = { readonly protocol: Protocol; readonly proxyToken: string | undefined };

const DeclineForm = ({ protocol, proxyToken, onClose }: Props & { readonly onClose: () => void }) => {
  const t = useWords(protocolWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (reason.trim() === '') return setError(t('decline.required'));
    const answer = await act(handoverCalls.confirmOrDeclineProtocol, {
      offerId: protocol.offerId,
      accepted: false,
      reason,
      ...(proxyToken === undefined ? {} : { proxyToken }),
    });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('decline.done'));
    onClose();
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
      <p>{t('decline.text')}</p>
      <TextField name="reason" label={t('decline.reason')} value={reason} onChange={setReason} error={error} multiline maxLength={1000} />
      <footer className={styles['foot']}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button kind="danger" type="submit" busy={act.busy && t('decline.busy')}>
          {t('decline.act')}
        </Button>
      </footer>
    </form>
  );
};

/** Sends the other side's protocol back with what must be corrected. */
export const DeclineProtocol = (props: Props) => {
  const t = useWords(protocolWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" full onClick={() => setOpen(true)}>
        {t('decline')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('decline.title', { name: props.protocol.offerName })}>
        <DeclineForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
