import { useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { leaseNumbers } from '../../../../domain/kit/numbers.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { consentWords } from '../../../../words/signing/consents.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { CodeAct } from '../../../signing/parts/code-act.tsx';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';

type AttachedFile = NonNullable<Protocol['attached']>;
type Props = { readonly protocol: Protocol; readonly attached: AttachedFile; readonly proxyToken: string | undefined };

/** Sends the other side's protocol back with what must be corrected, confirmed with a code. */
export const DeclineProtocol = (props: Props) => {
  const { protocol } = props;
  const t = useWords(protocolWords);
  const [isOpen, setOpen] = useState(false);
  // It outlives the dialog: a press beside it must not take away what was written.
  const [reason, setReason] = useState('');
  return (
    <>
      <Button kind="quiet" full onClick={() => setOpen(true)}>
        {t('decline')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('decline.title', { name: protocol.offerName })}>
        {isOpen && <DeclineForm {...props} reason={reason} setReason={setReason} />}
      </Dialog>
    </>
  );
};

type FormProps = Props & { readonly reason: string; readonly setReason: (reason: string) => void };

const DeclineForm = ({ protocol, attached, proxyToken, reason, setReason }: FormProps) => {
  const t = useWords(protocolWords);
  const c = useWords(consentWords);
  const act = useAct();
  const toast = useToast();
  const [error, setError] = useState<string>();
  const { offerId } = protocol;
  const token = proxyToken === undefined ? {} : { proxyToken };
  const send = async (code: string) => {
    const { document } = attached;
    const signed = { code, documentSha256: document.sha256, consents: { ...consentsOf.protocol_return } };
    const answer = await act(handoverCalls.answerProtocol, { offerId, accepted: false, reason: reason.trim(), ...signed, ...token });
    if (answer.ok) {
      toast.good(t('decline.done'));
      window.scrollTo(0, 0);
    } else if (answer.refusal.code === 'protocol.reason_required') setError(t('decline.required'));
    return answer;
  };
  return (
    <div className={styles['dialog']}>
      <p>{t('decline.text')}</p>
      <TextField
        name="reason"
        label={t('decline.reason')}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
        error={error}
        multiline
        maxLength={leaseNumbers.commentsMax}
      />
      <CodeAct
        of={{ offerId, purpose: 'protocol_return', ...token }}
        document={attached.document}
        name={t('document', { number: attached.document.number ?? '' })}
        consents={[{ key: 'electronic_signature', label: c('protocol_return.electronic_signature') }]}
        act={t('decline.act')}
        busy={act.busy && t('decline.busy')}
        danger
        send={send}
      />
    </div>
  );
};
