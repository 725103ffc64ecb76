import { useState } from 'react';
import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { AdminReason } from '../admin-reason.tsx';
import type { Review } from '../review-acts.tsx';
import styles from './team-acts.module.css';

type CompanyReview = Extract<Review, { kind: 'company' }>;

const acts = {
  handOver: { call: teamCalls.appointCompanyCreator, words: 'console.appoint', kind: 'main' },
  remove: { call: teamCalls.deleteUserFromCompany, words: 'console.remove', kind: 'danger' },
} as const;

/** What an admin may do with a person of a company beside deciding about their link: make them its creator, or remove them, each with a reason. */
export const TeamActs = ({ review }: { readonly review: CompanyReview }) => {
  const t = useWords(teamWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState<keyof typeof acts | null>(null);
  const { person, company, companyId, team } = review;
  const facts = { name: `${person.firstName} ${person.lastName}`, company: company.name };
  const send = async (what: keyof typeof acts, reason: string): Promise<string | undefined> => {
    const answer = await act(acts[what].call, { uid: person.uid, companyId, reason });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t(`${acts[what].words}.done`, facts));
    return undefined;
  };
  return (
    <>
      {team.length > 0 && (
        <div className={styles['team']}>
          {team.map((what) => (
            <Button key={what} size="s" kind="quiet" onClick={() => setAsking(what)}>
              {t(acts[what].words)}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <AdminReason
          title={t(`${acts[asking].words}.title`, facts)}
          act={t(acts[asking].words)}
          kind={acts[asking].kind}
          readBy="mail"
          onClose={() => setAsking(null)}
          onSend={(reason) => send(asking, reason)}
        >
          <p>{t(`${acts[asking].words}.text`)}</p>
        </AdminReason>
      )}
    </>
  );
};
