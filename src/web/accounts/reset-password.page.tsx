import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { accountWords } from '../../words/accounts/pages.ts';
import { browserAsk } from '../kit/calls/browser-client.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { publicPath } from '../kit/page/addresses.ts';
import { langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { newPasswordProblem, repeatProblem } from './parts/check-entries.ts';
import { FormProblem } from './parts/form-problem.tsx';
import { PasswordEntry, StrengthMeter } from './parts/password/password-entry.tsx';
import { nobodyKnown } from './parts/password/use-guessable.ts';
import { useSentForm } from './parts/use-sent-form.ts';
import styles from './reset-password.module.css';

/** What is typed and pressed before the page's code has come is repeated afterwards: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const loader = ({ context, url }: LoaderFunctionArgs) => ({ lang: langOf(context), token: url.searchParams.get('token') ?? '' });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(accountWords, loaderData.lang)('reset.title'), noindex: true }) : [];

const NewPassword = ({ token }: { readonly token: string }) => {
  const t = useWords(accountWords);
  const lang = useLang();
  const navigate = useNavigate();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [isOver, setOver] = useState(false);
  const { texts, busy, form } = useSentForm<'password' | 'repeat'>({
    check: (entry) => ({ password: newPasswordProblem(entry.password), repeat: repeatProblem(entry.password, entry.repeat) }),
    send: async (entry) => {
      const answer = await browserAsk(accountsCalls.resetPassword, { token, password: entry.password });
      if (!answer.ok && answer.refusal.code === 'password.link_invalid') setOver(true);
      return answer;
    },
    done: () => {
      toast.good(t('reset.done'));
      void navigate(`${publicPath(lang, '/')}?signin=1`);
    },
  });
  const problem = <FormProblem text={texts.form} isNote />;
  // Nothing that is typed here will count any more.
  if (isOver)
    return (
      <>
        {problem}
        <ButtonLink to="?signin=forgot" kind="main" size="l" full>
          {t('forgot.title')}
        </ButtonLink>
      </>
    );
  return (
    <form {...form}>
      {problem}
      <PasswordEntry name="password" label={t('field.newPassword')} onInput={setPassword} error={texts.password} autoComplete="new-password" />
      <StrengthMeter password={password} owner={nobodyKnown} />
      <PasswordEntry name="repeat" label={t('field.repeat')} error={texts.repeat} autoComplete="new-password" />
      <Button type="submit" kind="main" size="l" full busy={busy && t('reset.busy')}>
        {t('reset.act')}
      </Button>
    </form>
  );
};

/** Where the mailed link leads. Opening it changes nothing; the press of the button does. */
export default function ResetPasswordPage() {
  const { token } = useLoaderData<typeof loader>();
  const t = useWords(accountWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{t('reset.title')}</h1>
      {token ? (
        <NewPassword token={token} />
      ) : (
        <>
          <Note tone="amber">{t('reset.missing')}</Note>
          <ButtonLink to="?signin=forgot">{t('forgot.title')}</ButtonLink>
        </>
      )}
    </main>
  );
}
