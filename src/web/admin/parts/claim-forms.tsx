/** Gives and takes claims from the console's first page, by address; each asks for a reason first. */

import { useState } from 'react';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { Claim } from '../../../domain/accounts/types.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Link } from '../../kit/page/link.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { AdminReason } from './admin-reason.tsx';

/** The call that gives each claim. */
export const grants = { admin: accountsCalls.grantAdmin, creator: accountsCalls.grantCreator, caller: accountsCalls.grantCaller } as const;

/** Gives somebody a claim. */
export const GrantForm = ({ what }: { readonly what: Claim }) => {
  const t = useWords(adminWords);
  const required = useWords(accountWords)('problem.required');
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(grants[what], { email, reason });
    if (answer.ok) {
      toast.good(t('home.added', { email }));
      setEmail('');
      return undefined;
    }
    // What is wrong with the address is said at its field, behind the dialog.
    if (answer.refusal.field !== 'email') return refusalText(answer.refusal);
    setError(refusalText(answer.refusal));
    return undefined;
  };
  return (
    <Card title={t(`home.${what}`)}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setError(email.trim() ? undefined : required);
          setAsking(email.trim() !== '');
        }}
      >
        <TextField
          name={`${what}.email`}
          label={t('home.email')}
          value={email}
          onChange={setEmail}
          error={error}
          inputMode="email"
          autoComplete="off"
        />
        <footer>
          <Button type="submit">{t('home.add')}</Button>
        </footer>
      </form>
      {asking && (
        <AdminReason
          title={t('home.add.title', { claim: t(`claim.${what}`), email })}
          act={t('home.add')}
          readBy="log"
          onClose={() => setAsking(false)}
          onSend={send}
        />
      )}
    </Card>
  );
};

type Person = OutputOf<typeof accountsCalls.listClaims>['people'][number];

/** Somebody who holds claims, with the ways to take each. */
export const ClaimRow = ({ person }: { readonly person: Person }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState<Claim | null>(null);
  const { email } = person;
  const revoke =
    (claim: Claim) =>
    async (reason: string): Promise<string | undefined> => {
      const answer = await act(accountsCalls.revokeClaim, { email, claim, reason });
      return answer.ok ? undefined : refusalText(answer.refusal);
    };
  return (
    <tr>
      <td>
        <Link to={`/admin/users/${encodeURIComponent(person.uid)}`}>
          {person.firstName} {person.lastName}
        </Link>
        <small>{email}</small>
        {!person.emailVerified && <small>{t('unverified')}</small>}
      </td>
      <td>
        <div className={styles['acts']}>
          {person.claims.map((claim) => (
            <Button key={claim} size="s" kind="quiet" onClick={() => setAsking(claim)}>
              {t('home.revoke')}: {t(`claim.${claim}`)}
            </Button>
          ))}
        </div>
        {asking !== null && (
          <AdminReason
            title={t('home.revoke.title', { claim: t(`claim.${asking}`), email })}
            act={t('home.revoke')}
            readBy="log"
            onClose={() => setAsking(null)}
            onSend={revoke(asking)}
          >
            <p>{t('home.revoke.text')}</p>
          </AdminReason>
        )}
      </td>
    </tr>
  );
};
