/** The console's first page: roles and how much waits. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import type { Claim } from '../../domain/accounts/types.ts';
import { adminWords } from '../../words/admin/pages.ts';
import { requireAdmin } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useConfirm } from '../kit/dialog/confirm.tsx';
import { useToast } from '../kit/dialog/toasts.tsx';
import { TextField } from '../kit/form/text-field.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { Button } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { useWords } from '../kit/words/words.ts';
import styles from './console.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(accountsCalls.listClaims, {}));
};

type Person = OutputOf<typeof accountsCalls.listClaims>['people'][number];

const GrantForm = ({ what }: { readonly what: 'admin' | 'creator' }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    const answer = await act(what === 'admin' ? accountsCalls.grantAdmin : accountsCalls.grantCreator, { email });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('home.added', { email }));
    setError(undefined);
    setEmail('');
  };
  return (
    <Card title={t(`home.${what}`)}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
          <Button type="submit" busy={act.busy && t('busy')}>
            {t('home.add')}
          </Button>
        </footer>
      </form>
    </Card>
  );
};

const ClaimRow = ({ person }: { readonly person: Person }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const revoke = async (claim: Claim): Promise<void> => {
    const title = t('home.revoke.title', { claim: t(`claim.${claim}`), email: person.email });
    if (!(await confirm({ title, text: t('home.revoke.text'), act: t('home.revoke'), danger: true }))) return;
    const answer = await act(accountsCalls.revokeClaim, { email: person.email, claim });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <tr>
      <td>
        <b>
          {person.firstName} {person.lastName}
        </b>
        <small>{person.email}</small>
      </td>
      <td>
        <div className={styles['acts']}>
          {person.claims.map((claim) => (
            <Button key={claim} size="s" kind="quiet" onClick={() => void revoke(claim)}>
              {t('home.revoke')}: {t(`claim.${claim}`)}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
};

export default function AdminHomePage() {
  const { people } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('home.title')}</h1>
      </header>
      <div className={styles['two']}>
        <GrantForm what="admin" />
        <GrantForm what="creator" />
      </div>
      <div className={styles['people']}>
        <Card title={t('home.people')}>
          <table className={styles['table']}>
            <tbody>
              {people.map((person) => (
                <ClaimRow key={person.uid} person={person} />
              ))}
            </tbody>
          </table>
        </Card>
      </div>
    </>
  );
}
