import { IconScale, IconSignature } from '@tabler/icons-react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import { consentsOf } from '../../../../domain/signing/rules.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { consentWords } from '../../../../words/signing/consents.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { ReadingCopy } from '../../../signing/parts/beside.tsx';
import { CodeEntry } from '../../../signing/parts/code-entry.tsx';
import { SignForm } from '../../../signing/parts/sign-form.tsx';
import { useOpening } from '../../../signing/parts/use-opening.ts';
import { useSigning } from '../../../signing/parts/use-signing.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';
import { DeclineProtocol } from './decline-protocol.tsx';
import { FormBanner } from './form-banner.tsx';
import { ProtocolSummary } from './protocol-summary.tsx';
import { RejectPremises } from './reject-premises.tsx';
import { SignatureBlock } from './signature-block.tsx';

type AttachedFile = NonNullable<Protocol['attached']>;
type Props = { readonly protocol: Protocol; readonly attached: AttachedFile; readonly proxyToken: string | undefined };

const useSign = ({ protocol, attached, proxyToken }: Props) => {
  const t = useWords(protocolWords);
  const act = useAct();
  const toast = useToast();
  const token = proxyToken === undefined ? {} : { proxyToken };
  const by = useSigning({ offerId: protocol.offerId, purpose: 'protocol', ...token }, Object.keys(consentsOf.protocol), async (code) => {
    const answer = await act(handoverCalls.answerProtocol, {
      offerId: protocol.offerId,
      accepted: true,
      code,
      documentSha256: attached.document.sha256,
      consents: { ...consentsOf.protocol },
      ...token,
    });
    if (answer.ok) {
      toast.good(t('sign.done'));
      window.scrollTo(0, 0);
    }
    return answer;
  });
  return { ...by, busy: act.busy };
};

/** The other side's protocol: read it, then sign it with a code or send it back. */
export const SignProtocol = (props: Props) => {
  const { protocol, attached, proxyToken } = props;
  const t = useWords(protocolWords);
  const c = useWords(consentWords);
  const f = useFormat();
  const { signing, sign, busy, isTicked, tick, tried } = useSign(props);
  const isAgreed = isTicked('electronic_signature');
  const noteOpened = useOpening({ offerId: protocol.offerId, purpose: 'protocol', ...(proxyToken === undefined ? {} : { proxyToken }) });
  const maySign = protocol.allowed.includes('confirmProtocol');
  const badge = (
    <Badge tone="navy" icon={<IconSignature size={14} stroke={1.75} aria-hidden />}>
      {t('sign.submitted')}
    </Badge>
  );
  return (
    <main id="content" className={`wrap ${styles['one']}`}>
      <div>
        <h1>{t('sign.title')}</h1>
        <p className={styles['small']}>{t('subject', { name: protocol.offerName, address: protocol.address })}</p>
      </div>
      <FormBanner {...protocol} />
      <ProtocolSummary attached={attached} onOpened={noteOpened} />
      {proxyToken === undefined && <ReadingCopy offerId={protocol.offerId} kind="protocol" />}
      <section className={styles['card']}>
        <h2>{t('sign.signatures')}</h2>
        <SignatureBlock protocol={protocol} side={attached.submitterSide} signer={attached.submitterName} badge={badge}>
          <p className={styles['small']}>{t('sign.by', { name: attached.submitterName, when: f.instant(attached.submittedAt) })}</p>
        </SignatureBlock>
        <SignatureBlock protocol={protocol} side={protocol.side} {...(protocol.asProxy ? {} : { signer: t('who.you') })}>
          {maySign ? (
            <SignForm>
              <CheckField
                name="consents.electronic_signature"
                label={c('protocol.electronic_signature')}
                value={isAgreed}
                onChange={(value) => tick('electronic_signature', value)}
                error={tried && !isAgreed ? t('sign.consent') : undefined}
              />
              <CodeEntry signing={signing} disabled={busy} />
            </SignForm>
          ) : (
            <Note tone="red">{t('sign.problem')}</Note>
          )}
        </SignatureBlock>
      </section>
      <Note icon={<IconScale size={20} stroke={1.5} aria-hidden />}>{t('sign.bind', { number: attached.document.number ?? '' })}</Note>
      <div className={styles['sign']}>
        <Button kind="main" size="l" full disabled={!maySign} onClick={() => void sign()} busy={busy && t('sign.busy')}>
          <IconSignature size={20} stroke={1.5} aria-hidden />
          {t('sign')}
        </Button>
        <DeclineProtocol protocol={protocol} attached={attached} proxyToken={proxyToken} />
      </div>
      <RejectPremises protocol={protocol} />
    </main>
  );
};
