import { useState } from 'react';
import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { AdminReason } from './admin-reason.tsx';
import { TeamActs } from './companies/team-acts.tsx';

/** A request that waits for a moderator. */
export type Review = OutputOf<typeof adminCalls.listReviews>['items'][number];

type ReviewEvent = Review['allowed'][number];

/** Sends a decision about a person's identity or company link; answers the sentence of a refusal. */
const useDecision = (review: Review) => {
  const act = useAct();
  const refusalText = useRefusalText();
  const decide = async (accepted: boolean, reason?: string): Promise<string | undefined> => {
    const given = { uid: review.person.uid, accepted, ...(reason ? { reason } : {}) };
    const answer =
      review.kind === 'company'
        ? await act(companiesCalls.decideCompany, { ...given, companyId: review.companyId })
        : await act(identityCalls.decideIdentity, given);
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return { decide, busy: act.busy };
};

/** What a moderator may do with a request. */
export const ReviewActs = ({ review }: { readonly review: Review }) => {
  const t = useWords(adminWords);
  const toast = useToast();
  const confirm = useConfirm();
  const { decide, busy } = useDecision(review);
  const [asking, setAsking] = useState<'reject' | 'takeBack' | null>(null);
  const name = `${review.person.firstName} ${review.person.lastName}`;
  const may = (what: ReviewEvent): boolean => review.allowed.some((event) => event === what);
  const accept = async (): Promise<void> => {
    const question = review.kind === 'company' ? t('accept.company', { name, company: review.company.name }) : t('accept.identity', { name });
    if (!(await confirm({ title: question, text: t(`accept.${review.kind}.text`), act: t('accept') }))) return;
    const problem = await decide(true);
    if (problem === undefined) toast.good(t('accept.done', { name }));
    else toast.bad(problem);
  };
  return (
    <div className={styles['acts']}>
      {review.isOwn && <small>{t('own')}</small>}
      {may('accept') && (
        <Button size="s" busy={busy && t('busy')} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      )}
      {(['reject', 'takeBack'] as const).filter(may).map((what) => (
        <Button key={what} size="s" kind="danger" onClick={() => setAsking(what)}>
          {t(what)}
        </Button>
      ))}
      {review.kind === 'company' && <TeamActs review={review} />}
      {asking && (
        <AdminReason
          readBy="addressees"
          title={t(`${asking}.title`, { name })}
          act={t(asking)}
          onClose={() => setAsking(null)}
          onSend={(reason) => decide(false, reason)}
        >
          {asking === 'takeBack' && <p>{t('takeBack.text')}</p>}
        </AdminReason>
      )}
    </div>
  );
};
