import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { accountWords } from '../../words/accounts/pages.ts';
import { browserAsk } from '../kit/calls/browser-client.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { useSentForm } from './parts/use-sent-form.ts';
import styles from './reset-password.module.css';

/** What is pressed before the page's code has come is repeated afterwards: docs/first-pages.md. */
export const handle = { scripts: 'deferred' };

export const loader = ({ context, url }: LoaderFunctionArgs) => ({ lang: langOf(context), token: url.searchParams.get('token') ?? '' });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(accountWords, loaderData.lang)('undo.title'), noindex: true }) : [];

const Undo = ({ token }: { readonly token: string }) => {
  const t = useWords(accountWords);
  const lang = useLang();
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  const { texts, busy, form } = useSentForm<'email'>({
    send: async () => {
      const answer = await browserAsk(accountsCalls.undoEmailChange, { token });
      if (!answer.ok && answer.refusal.code === 'email.undo_over') setOver(true);
      return answer;
    },
    done: () => setDone(true),
  });
  const wrong = texts.form ?? texts.email;
  if (isDone)
    return (
      <div role="status">
        <Note tone="green" title={t('undo.done')}>
          {t('undo.done.text')}
        </Note>
      </div>
    );
  const problem = wrong && (
    <div role="alert" className={styles['alert']}>
      <Note tone="red">{wrong}</Note>
    </div>
  );
  if (isOver)
    return (
      <div className={styles['over']}>
        {problem}
        <p>{t('undo.over.undone')}</p>
        <ButtonLink to="?signin=forgot" kind="main">
          {t('forgot.title')}
        </ButtonLink>
        <p>{t('undo.over.stranger')}</p>
        <ButtonLink to={publicPath(lang, '/pomoc')}>{t('undo.over.write')}</ButtonLink>
      </div>
    );
  return (
    <form className={styles['undo']} {...form}>
      <p>{t('undo.text')}</p>
      {problem}
      <Button type="submit" kind="main" size="l" full busy={busy && t('undo.busy')}>
        {t('undo.act')}
      </Button>
    </form>
  );
};

/** Where the link of the old address leads. Opening it changes nothing; the press of the button brings the address back. */
export default function UndoEmailChangePage() {
  const { token } = useLoaderData<typeof loader>();
  const t = useWords(accountWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{t('undo.title')}</h1>
      {token ? <Undo token={token} /> : <Note tone="amber">{t('undo.missing')}</Note>}
    </main>
  );
}
