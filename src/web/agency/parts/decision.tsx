import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { consentWords } from '../../../words/signing/consents.ts';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { ReasonDialog } from '../../kit/dialog/reason-dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useTabEntry } from '../../kit/draft/use-tab-entry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import { CodeAct } from '../../signing/parts/code-act.tsx';
import styles from '../agency.module.css';
import type { Agreement } from './data.ts';

type Props = { readonly agreement: Agreement; readonly token?: string };

const consents = ['terms', 'power', 'electronic_signature'] as const;

/** The owner decides: the law first, then the code to the owner's address, and the refusal below it. */
export const Decision = ({ agreement, token }: Props) => {
  const t = useWords(agencyPageWords);
  const c = useWords(consentWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isDeclining, setDeclining] = useState(false);
  const { id, offerId, number, document, documentSha256, includeMediation } = agreement;
  const byLink = token === undefined ? {} : { token };
  const accept = async (code: string): Promise<Answer<unknown>> => {
    const signature = { code, documentSha256, consents: { ...consentsOf.agency_accept } };
    const answer = await act(agencyCalls.answerAgreement, { agreementId: id, accepted: true, ...byLink, ...signature });
    if (answer.ok) toast.good(t('decide.accepted'));
    else if (answer.refusal.field !== 'code') toast.bad(refusalText(answer.refusal), t('accept.failed'));
    return answer;
  };
  return (
    <>
      <Note icon={<IconScale size={20} stroke={1.5} aria-hidden />} title={t('law.title')}>
        {t(includeMediation ? 'law.brokerage' : 'law.power')}
      </Note>
      <h2>{t('decide.title')}</h2>
      <CodeAct
        of={{ offerId, purpose: 'agency_accept', ...(token !== undefined && { proxyToken: token }) }}
        document={document}
        name={t('document', { number })}
        consents={consents.map((key) => ({ key, label: c(`agency_accept.${key}`) }))}
        act={t('decide.accept')}
        busy={act.busy && t('decide.accepting')}
        send={accept}
      />
      <Button full onClick={() => setDeclining(true)}>
        {t('decide.reject')}
      </Button>
      <p className={styles['small']}>{t('decide.reject.note')}</p>
      {isDeclining && <Declining agreement={agreement} {...byLink} onClose={() => setDeclining(false)} />}
    </>
  );
};

const noReason = { reason: '' };

const Declining = ({ agreement, token, onClose }: Props & { readonly onClose: () => void }) => {
  const t = useWords(agencyPageWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const { entry, change, forget } = useTabEntry(useUid(), `agency-decline:${agreement.id}`, noReason);
  const send = async (reason: string): Promise<string | undefined> => {
    const byLink = token === undefined ? {} : { token };
    const answer = await act(agencyCalls.answerAgreement, { agreementId: agreement.id, accepted: false, reason, ...byLink });
    if (!answer.ok) {
      toast.bad(refusalText(answer.refusal), t('accept.failed'));
      return refusalText(answer.refusal);
    }
    forget();
    toast.good(t('reject.done'));
    await revalidate();
    return undefined;
  };
  return (
    <ReasonDialog
      title={t('reject.title')}
      label={t('reject.label')}
      maxLength={agencyNumbers.reasonMax}
      minLength={0}
      tooShort=""
      texts={{ act: t('reject.act'), busy: t('reject.busy'), cancel: t('cancel') }}
      stored={{ reason: entry.reason, onChange: (text) => change({ reason: text }) }}
      onClose={onClose}
      onSend={send}
    >
      <p>{t('reject.text')}</p>
    </ReasonDialog>
  );
};
