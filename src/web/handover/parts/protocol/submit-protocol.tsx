import { IconArrowLeft, IconScale } from '@tabler/icons-react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import type { DocumentLink } from '../../../../contract/kit/shapes.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { consentWords } from '../../../../words/signing/consents.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { CodeAct } from '../../../signing/parts/code-act.tsx';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';

type Props = {
  readonly protocol: Protocol;
  readonly proxyToken: string | undefined;
  /** The protocol as it was drawn, and from which draft. */
  readonly drawn: { readonly document: DocumentLink; readonly draftVersion: number };
  readonly onBack: () => void;
  readonly onSent: () => void;
};

/** The submitter's own signature: the drawn protocol is read, signed with a code, and goes to the other side. */
export const SubmitProtocol = ({ protocol, proxyToken, drawn, onBack, onSent }: Props) => {
  const t = useWords(protocolWords);
  const c = useWords(consentWords);
  const act = useAct();
  const { document, draftVersion } = drawn;
  const { offerId } = protocol;
  const token = proxyToken === undefined ? {} : { proxyToken };
  const send = async (code: string) => {
    const answer = await act(handoverCalls.attachProtocol, {
      offer: { id: offerId },
      draftVersion,
      code,
      documentSha256: document.sha256,
      consents: { ...consentsOf.protocol },
      ...token,
    });
    if (answer.ok) {
      window.scrollTo(0, 0);
      onSent();
    }
    return answer;
  };
  return (
    <main id="content" className={`wrap ${styles['one']}`}>
      <div>
        <h1>{t('submit.title')}</h1>
        <p className={styles['small']}>{t('subject', { name: protocol.offerName, address: protocol.address })}</p>
      </div>
      <Note icon={<IconScale size={20} stroke={1.5} aria-hidden />}>{t('submit.bind')}</Note>
      <section className={styles['card']}>
        <CodeAct
          of={{ offerId, purpose: 'protocol', ...token }}
          document={document}
          name={t('document', { number: document.number ?? '' })}
          consents={[{ key: 'electronic_signature', label: c('protocol.electronic_signature') }]}
          act={t('submit.act')}
          busy={act.busy && t('send.busy')}
          send={send}
        />
      </section>
      <div className={styles['acts']}>
        <Button kind="quiet" onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
          {t('submit.back')}
        </Button>
      </div>
    </main>
  );
};
