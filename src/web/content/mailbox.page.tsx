import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import { kitCalls } from '../../contract/kit/endpoints.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { mailboxWords } from '../../words/content/mail.ts';
import { GetForm } from '../kit/page/get-form.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button } from '../kit/parts/button.tsx';
import { Field } from '../kit/parts/native-field.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './mail.module.css';
import { MailFrame } from './parts/mail-frame.tsx';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const recipient = url.searchParams.get('recipient')?.trim().slice(0, accountNumbers.emailMax) ?? '';
  const { mails } = orErrorPage(await ask(context)(kitCalls.readMailbox, recipient ? { recipient } : {}));
  return { mails, recipient, lang: langOf(context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(mailboxWords, loaderData.lang)('box.title'), noindex: true }) : [];

type Mail = OutputOf<typeof kitCalls.readMailbox>['mails'][number];

const MailRow = ({ mail }: { readonly mail: Mail }) => {
  const t = useWords(mailboxWords);
  const f = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>
        <b>{mail.subject}</b>
        <time dateTime={mail.createdAt}>{f.instant(mail.createdAt)}</time>
        <small>{t('box.to', { recipient: mail.recipient })}</small>
      </summary>
      {opened && <MailFrame subject={mail.subject} html={mail.html} />}
    </details>
  );
};

/** Where mails of a development or demo server arrive. */
export default function MailboxPage() {
  const { mails, recipient } = useLoaderData<typeof loader>();
  const t = useWords(mailboxWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{t('box.title')}</h1>
      <p className={styles['lead']}>{t('box.text')}</p>
      <GetForm className={styles['form']}>
        <Field label={t('box.recipient')}>
          {(wiring) => <input {...wiring} name="recipient" type="search" defaultValue={recipient} placeholder={t('box.any')} autoComplete="off" />}
        </Field>
        <Button type="submit">{t('box.show')}</Button>
      </GetForm>
      {mails.length === 0 ? (
        <Empty title={t('box.empty')} text={t('box.empty.text')} />
      ) : (
        <div className={styles['mails']}>
          {mails.map((mail) => (
            <MailRow key={mail.mailId} mail={mail} />
          ))}
        </div>
      )}
    </main>
  );
}
