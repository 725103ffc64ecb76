import type { Answer } from '../../../contract/kit/client.ts';
import type { Outcome } from '../../../domain/leases/types.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { statementWords } from '../../../words/deposits/statement.ts';
import { consentWords } from '../../../words/signing/consents.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../../leases/parts/lease.module.css';
import { CodeAct } from '../../signing/parts/code-act.tsx';
import { PolishText } from '../../signing/parts/polish-text.tsx';

/** The words of a statement and their hash. */
export type ShownStatement = { readonly text: string; readonly documentSha256: string };

type Signature = { readonly code: string; readonly documentSha256: string; readonly consents: Readonly<Record<string, string>> };
type Props = {
  readonly offerId: string;
  readonly outcome: Outcome;
  readonly shown: ShownStatement;
  readonly busy: boolean;
  readonly send: (signature: Signature) => Promise<Answer<unknown>>;
  readonly onSigned: () => void;
};

/** The text as it is signed, the consent that the evidence will name, and the code. */
export const SignStatement = ({ offerId, outcome, shown, busy, send, onSigned }: Props) => {
  const t = useWords(statementWords);
  const c = useWords(consentWords);
  const toast = useToast();
  const sign = async (code: string): Promise<Answer<unknown>> => {
    const answer = await send({ code, documentSha256: shown.documentSha256, consents: { ...consentsOf.statement } });
    if (answer.ok) {
      toast.good(t('done'));
      onSigned();
    }
    return answer;
  };
  return (
    <div className={`${styles['dialog']} ${styles['below']}`}>
      <PolishText text={shown.text} reading={`${t(`statement.${outcome}`)} ${t('statement.court')}`} />
      <CodeAct
        of={{ offerId, purpose: 'statement' }}
        consents={[{ key: 'electronic_signature', label: c('statement.electronic_signature') }]}
        act={t('sign')}
        busy={busy && t('busy')}
        send={sign}
      />
    </div>
  );
};
