import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { kitCalls } from '../../contract/kit/endpoints.ts';
import { mailboxWords } from '../../words/content/mail.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './mail.module.css';
import { MailFrame } from './parts/mail-frame.tsx';

/** The address holds a secret: it is kept out of caches and of what other sites are told. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const lang = langOf(context);
  const answer = await ask(context)(kitCalls.viewEmail, { emailId: params['emailId'] ?? '', accessToken: params['accessToken'] ?? '' });
  if (answer.ok) return { mail: answer.value, lang, isAway: false };
  // A service that does not answer now makes no link wrong.
  const isAway = answer.refusal.kind !== 'missing' && answer.refusal.kind !== 'invalid';
  return data({ mail: null, lang, isAway }, { status: isAway ? 503 : 404 });
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const t = translatorOf(mailboxWords, loaderData.lang);
  return pageMeta({ title: loaderData.mail?.subject ?? t('title'), noindex: true });
};

/** An e-mail in the browser, for people whose mail program does not show it well. */
export default function MailPage() {
  const { mail, isAway } = useLoaderData<typeof loader>();
  const t = useWords(mailboxWords);
  const lang = useLang();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      {mail ? (
        <>
          <h1>{mail.subject}</h1>
          <MailFrame subject={mail.subject} html={mail.content} />
          <p className={styles['note']}>{t('dots')}</p>
        </>
      ) : (
        <Empty
          heading="h1"
          title={t('failed')}
          text={t(isAway ? 'failed.later' : 'failed.text')}
          action={<ButtonLink to={publicPath(lang, '/')}>{t('home')}</ButtonLink>}
        />
      )}
    </main>
  );
}
