import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { consentWords } from '../../../words/signing/consents.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { NumberedSteps } from '../../kit/lists/numbered-steps.tsx';
import { TwoColumns } from '../../kit/page/two-columns.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import { CodeAct } from '../../signing/parts/code-act.tsx';
import styles from '../agency.module.css';
import type { Agreement } from './data.ts';
import { ProposalForm } from './proposal-form.tsx';

/** What was drawn and waits for the agent's signature. */
type DrawnProposal = Pick<OutputOf<typeof agencyCalls.proposeAgreement>, 'agreementId' | 'document' | 'documentSha256'> & { readonly sentTo: string };

type Props = {
  readonly offerId: string;
  readonly rent: number | null;
  readonly licenseNumber: string | null;
  /** What was drawn before and not sent. */
  readonly before: Agreement | null;
  /** The last agreement about this offer, whatever became of it. */
  readonly earlier: Agreement | null;
  readonly hasInsurance: boolean;
  /** Whether a copy of the policy is there, which a brokerage agreement wants. */
  readonly hasPolicy: boolean;
  readonly amlFrom: number;
};

/** The proposal in two steps: the owner and the terms, then the drawn agreement to read and sign. */
export const Propose = ({ offerId, rent, licenseNumber, before, earlier, hasInsurance, hasPolicy, amlFrom }: Props) => {
  const t = useWords(agencyPageWords);
  const [drawn, setDrawn] = useState<DrawnProposal | null>(
    before === null
      ? null
      : { agreementId: before.id, document: before.document, documentSha256: before.documentSha256, sentTo: before.ownerDetails.email },
  );
  return (
    <TwoColumns aside={<Aside licenseNumber={licenseNumber} />}>
      <Card title={t('propose.who')}>
        <ProposalForm {...{ offerId, rent, hasInsurance, hasPolicy, amlFrom, earlier }} isDrawn={drawn !== null} onDrawn={setDrawn} />
      </Card>
      {drawn && <SignProposal key={drawn.agreementId} offerId={offerId} drawn={drawn} onSent={() => setDrawn(null)} />}
    </TwoColumns>
  );
};

const Aside = ({ licenseNumber }: Pick<Props, 'licenseNumber'>) => {
  const t = useWords(agencyPageWords);
  return (
    <>
      <Card title={t('propose.own')}>
        <p>{licenseNumber === null ? t('propose.noLicence') : t('licence', { number: licenseNumber })}</p>
      </Card>
      <Card title={t('propose.next')}>
        <NumberedSteps steps={[t('propose.next.sign'), t('propose.next.answer'), t('propose.next.publish')]} />
      </Card>
      <Note icon={<IconScale size={20} stroke={1.5} aria-hidden />}>{t('propose.law')}</Note>
    </>
  );
};

const consents = ['terms', 'electronic_signature'] as const;

const SignProposal = ({ offerId, drawn, onSent }: { readonly offerId: string; readonly drawn: DrawnProposal; readonly onSent: () => void }) => {
  const t = useWords(agencyPageWords);
  const c = useWords(consentWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { agreementId, document, documentSha256 } = drawn;
  const send = async (code: string): Promise<Answer<unknown>> => {
    const answer = await act(agencyCalls.sendAgreement, { agreementId, code, documentSha256, consents: { ...consentsOf.agency } });
    if (answer.ok) {
      toast.good(t('propose.sent'));
      onSent();
    } else if (answer.refusal.field !== 'code') toast.bad(refusalText(answer.refusal), t('propose.failed'));
    return answer;
  };
  return (
    <Card title={t('propose.sign.title')}>
      <p className={styles['small']}>{t('propose.sign.text')}</p>
      <CodeAct
        of={{ offerId, purpose: 'agency' }}
        document={document}
        name={t('document', { number: document.number ?? '' })}
        consents={consents.map((key) => ({ key, label: c(`agency.${key}`) }))}
        act={t('propose.sign')}
        busy={act.busy && t('propose.signing')}
        send={send}
      />
    </Card>
  );
};
