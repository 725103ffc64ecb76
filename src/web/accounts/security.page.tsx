/** The page on which a new password is asked for. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { accountWords } from '../../words/accounts/pages.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './account.module.css';
import { requireSession } from './parts/session.ts';

export const loader = (args: LoaderFunctionArgs) => ({ email: requireSession(args).email, lang: langOf(args.context) });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(accountWords, loaderData.lang)('security.title'), noindex: true }) : [];

export default function SecurityPage() {
  const { email } = useLoaderData<typeof loader>();
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
    <div className={styles['page']}>
      <h1>{t('security.title')}</h1>
      <Card title={t('security.password')}>
        <p className={styles['text']}>{t('security.password.text', { email })}</p>
        <Button onClick={() => void send()} busy={act.busy && t('security.password.busy')}>
          {t('security.password.act')}
        </Button>
      </Card>
    </div>
  );
}
