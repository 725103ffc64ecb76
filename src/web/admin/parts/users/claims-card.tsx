import { useState } from 'react';
import { accountsCalls } from '../../../../contract/accounts/endpoints.ts';
import type { userCalls } from '../../../../contract/admin/endpoints/users.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { claims as allClaims, type Claim } from '../../../../domain/kit/viewer.ts';
import { userWords } from '../../../../words/admin/users.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';
import { grants } from './grant-claim.tsx';
import { ClaimBadges } from './user-states.tsx';

type Person = OutputOf<typeof userCalls.getUser>['person'];
type ClaimsCardProps = { readonly person: Person; readonly claims: readonly Claim[]; readonly isDeleted: boolean };

/** What somebody was granted, with the ways to give and to take it; each asks for a reason first. */
export const ClaimsCard = ({ person, claims, isDeleted }: ClaimsCardProps) => {
  const t = useWords(userWords);
  const [asking, setAsking] = useState<Claim | null>(null);
  return (
    <Card title={t('claims.title')}>
      <p className={styles['lead']}>{t('claims.text')}</p>
      <p>
        <ClaimBadges claims={claims} />
      </p>
      {!isDeleted && (
        <div className={`${styles['acts']} ${styles['under']}`}>
          {allClaims.map((claim) => (
            <Button key={claim} size="s" onClick={() => setAsking(claim)}>
              {t(claims.includes(claim) ? 'claim.take' : 'claim.give', { claim: t(`claim.${claim}`) })}
            </Button>
          ))}
        </div>
      )}
      {asking !== null && <ClaimDialog person={person} claim={asking} isHeld={claims.includes(asking)} onClose={() => setAsking(null)} />}
    </Card>
  );
};

type ClaimDialogProps = { readonly person: Person; readonly claim: Claim; readonly isHeld: boolean; readonly onClose: () => void };

const ClaimDialog = ({ person, claim, isHeld, onClose }: ClaimDialogProps) => {
  const t = useWords(userWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const named = { claim: t(`claim.${claim}`), name: `${person.firstName} ${person.lastName}` };
  const send = async (reason: string): Promise<string | undefined> => {
    const { email } = person;
    const answer = isHeld ? await act(accountsCalls.revokeClaim, { email, claim, reason }) : await act(grants[claim], { email, reason });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t(isHeld ? 'claim.taken' : 'claim.given'));
    return undefined;
  };
  return (
    <AdminReason
      title={t(isHeld ? 'claim.take.title' : 'claim.give.title', named)}
      act={t(isHeld ? 'claim.take' : 'claim.give', named)}
      readBy="log"
      kind={isHeld ? 'danger' : 'main'}
      onClose={onClose}
      onSend={send}
    >
      <p>{t(isHeld ? 'claim.take.text' : `claim.give.${claim}`, { days: accountNumbers.adminGraceDays })}</p>
    </AdminReason>
  );
};
