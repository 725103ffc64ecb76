/** Gives somebody a claim by address, beside the list of whoever has one; it asks for a reason first. */

import { useRef, useState } from 'react';
import { accountsCalls } from '../../../../contract/accounts/endpoints.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { type Claim, claims } from '../../../../domain/kit/viewer.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { userWords } from '../../../../words/admin/users.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useSubmit } from '../../../kit/calls/use-submit.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../console.module.css';
import { AdminReason } from '../admin-reason.tsx';

/** The call that gives each claim. */
export const grants = { admin: accountsCalls.grantAdmin, creator: accountsCalls.grantCreator, caller: accountsCalls.grantCaller } as const;

type ClaimGrant = { readonly email: string; readonly claim: Claim };

/** Gives a claim to whoever has an account at this address; asked about first, with a reason. */
export const GrantClaim = () => {
  const t = useWords(userWords);
  const required = useWords(accountWords)('problem.required');
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const element = useRef<HTMLFormElement | null>(null);
  const [asking, setAsking] = useState<ClaimGrant | null>(null);
  const { texts, setTexts, form } = useSubmit<'email' | 'claim'>({
    check: ({ email, claim }) => ({ email: email.trim() ? undefined : required, claim: claimOf(claim) ? undefined : required }),
    send: async ({ email, claim }, sent) => {
      element.current = sent;
      const chosen = claimOf(claim);
      if (chosen) setAsking({ email: email.trim(), claim: chosen });
      return null;
    },
  });
  const grant = async (reason: string): Promise<string | undefined> => {
    if (asking === null) return undefined;
    const { email, claim } = asking;
    const answer = await act(grants[claim], { email, reason });
    if (answer.ok) {
      toast.good(t('grant.done', { email, claim: t(`claim.${claim}`) }));
      element.current?.reset();
      return undefined;
    }
    // What is wrong with the address is said at its field, behind the dialog.
    if (answer.refusal.field !== 'email') return refusalText(answer.refusal);
    setTexts({ email: refusalText(answer.refusal) });
    return undefined;
  };
  return (
    <Card title={t('grant.title')}>
      <p className={styles['lead']}>{t('grant.text')}</p>
      <form className={styles['form']} {...form}>
        <div className={styles['two']}>
          <Field label={t('grant.email')} error={texts.email}>
            {(wiring) => <input {...wiring} name="email" type="email" maxLength={accountNumbers.emailMax} autoComplete="off" />}
          </Field>
          <Field label={t('grant.claim')} error={texts.claim}>
            {(wiring) => (
              <select {...wiring} name="claim" defaultValue="">
                <option value="">{t('grant.choose')}</option>
                {claims.map((claim) => (
                  <option key={claim} value={claim}>
                    {t(`claim.${claim}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <footer>
          <Button type="submit">{t('grant.act')}</Button>
        </footer>
      </form>
      {asking !== null && (
        <AdminReason
          title={t('claim.give.title', { claim: t(`claim.${asking.claim}`), name: asking.email })}
          act={t('grant.act')}
          readBy="log"
          kind="main"
          onClose={() => setAsking(null)}
          onSend={grant}
        >
          <p>{t(`claim.give.${asking.claim}`, { days: accountNumbers.adminGraceDays })}</p>
        </AdminReason>
      )}
    </Card>
  );
};

const claimOf = (text: string): Claim | undefined => claims.find((claim) => claim === text);
