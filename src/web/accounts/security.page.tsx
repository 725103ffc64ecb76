/** How the account is protected: second factor, passkeys, password, where one is signed in. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { securityCalls } from '../../contract/accounts/endpoints/security.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { accountWords } from '../../words/accounts/pages.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './account.module.css';
import { PasskeysCard } from './parts/passkeys/passkeys-card.tsx';
import { FactorCard } from './parts/security/factor-card.tsx';
import { SessionsCard } from './parts/security/sessions-card.tsx';
import { requireSession } from './parts/session.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  return { me, security: orErrorPage(await ask(args.context)(securityCalls.getSecurity, {})), lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(accountWords, loaderData.lang)('security.title'), noindex: true }) : [];

/** The way to a new password, or to a first one. */
const PasswordCard = ({ email, hasPassword }: { readonly email: string; readonly hasPassword: boolean }) => {
  const t = useWords(accountWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const send = async (): Promise<void> => {
    const answer = await act(accountsCalls.requestPasswordReset, { email });
    if (answer.ok) toast.good(t('forgot.sent'));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Card title={t('security.password')}>
      <p className={styles['text']}>{t(hasPassword ? 'security.password.text' : 'security.password.none', { email })}</p>
      <Button onClick={() => void send()} busy={act.busy && t('security.password.busy')}>
        {t(hasPassword ? 'security.password.act' : 'security.password.set')}
      </Button>
    </Card>
  );
};

export default function SecurityPage() {
  const { me, security } = useLoaderData<typeof loader>();
  const t = useWords(accountWords);
  useLive([`user:${me.uid}`]);
  return (
    <div className={styles['page']}>
      <h1>{t('security.title')}</h1>
      <FactorCard me={me} security={security} />
      <PasskeysCard me={me} security={security} />
      <PasswordCard email={me.email} hasPassword={security.hasPassword} />
      <SessionsCard sessions={security.sessions} />
    </div>
  );
}
