/** Where the link of a mail leads on which its reader leaves that kind of mail. */

import { type FormEvent, useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { mailCalls } from '../../contract/accounts/endpoints/mails.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import type { Answer } from '../../contract/kit/client.ts';
import { mailChoiceWords } from '../../words/accounts/mail-choices.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { ask, errorPageOf, langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { MailSwitch } from './parts/mail-switch.tsx';
import styles from './unsubscribe.module.css';

/** The address holds a secret: it is kept out of caches and of what other sites are told. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

/** Opening the page changes nothing: mail programs and their scanners open every link. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const token = params['token'] ?? '';
  const lang = langOf(context);
  const answer = await ask(context)(mailCalls.getSubscription, { token });
  if (answer.ok) return { subscription: answer.value, token, lang };
  if (answer.refusal.kind === 'missing' || answer.refusal.kind === 'invalid') return data({ subscription: null, token, lang }, { status: 404 });
  throw errorPageOf(answer.refusal, lang);
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(mailChoiceWords, loaderData.lang)('leave.title'), noindex: true }) : [];

type Subscription = OutputOf<typeof mailCalls.getSubscription>;
type PartProps = { readonly subscription: Subscription; readonly turn: (isOn: boolean) => void; readonly busy: boolean };

/** Asks once; without scripts the same form is sent to the address of the page. */
const Leave = ({ subscription: { kind, about }, turn, busy }: PartProps) => {
  const t = useWords(mailChoiceWords);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) turn(false);
  };
  return (
    <form method="post" className={styles['form']} onSubmit={send}>
      <p>{about === null ? t('leave.kind', { kind: t(kind) }) : t('leave.search', { name: about })}</p>
      <Button type="submit" kind="main" size="l" full busy={busy && t('leave.busy')}>
        {t('leave.act')}
      </Button>
    </form>
  );
};

const Left = ({ subscription: { kind, about, kinds }, turn, busy }: PartProps) => {
  const t = useWords(mailChoiceWords);
  const isKindOff = kinds.some((choice) => choice.kind === kind && !choice.isOn);
  const text = isKindOff ? t('leave.done.kind', { kind: t(kind) }) : about === null ? t('leave.done.gone') : t('leave.done.search', { name: about });
  return (
    <div role="status" className={styles['form']}>
      <Note tone="green" title={t('leave.done')}>
        {text}
      </Note>
      {(isKindOff || about !== null) && (
        <Button onClick={() => turn(true)} busy={busy && t('leave.undo.busy')}>
          {t('leave.undo')}
        </Button>
      )}
    </div>
  );
};

const Known = ({ subscription, token }: { readonly subscription: Subscription; readonly token: string }) => {
  const t = useWords(mailChoiceWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const show = (answer: Answer<Subscription>): void => setProblem(answer.ok ? undefined : refusalText(answer.refusal));
  const turn = async (isOn: boolean): Promise<void> => {
    const answer = await act(mailCalls.setSubscription, { token, isOn });
    show(answer);
    // The pressed button is gone with the question that it answered: the keyboard goes on above what stands there now.
    if (answer.ok) document.querySelector('h1')?.focus();
  };
  const Part = subscription.isOn ? Leave : Left;
  return (
    <>
      {problem && (
        <div role="alert">
          <Note tone="red">{problem}</Note>
        </div>
      )}
      <Part subscription={subscription} turn={(isOn) => void turn(isOn)} busy={act.busy} />
      <section className={styles['kinds']}>
        <h2>{t('leave.kinds')}</h2>
        <p>
          {t('leave.kinds.text')}
          <noscript> {t('leave.kinds.scripts')}</noscript>
        </p>
        <ul>
          {subscription.kinds.map(({ kind, isOn }) => (
            <li key={kind}>
              <div>
                <b>{t(kind)}</b>
                <p>{t(`${kind}.text`)}</p>
              </div>
              <MailSwitch
                kind={kind}
                isOn={isOn}
                busy={act.busy}
                onChange={async (next) => show(await act(mailCalls.chooseMailByToken, { token, kind, isOn: next }))}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

/** Leaves a kind of mail by the link of a mail, without signing in. */
export default function UnsubscribePage() {
  const { subscription, token } = useLoaderData<typeof loader>();
  const t = useWords(mailChoiceWords);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      {subscription ? (
        <>
          <h1 tabIndex={-1}>{t('leave.title')}</h1>
          <Known subscription={subscription} token={token} />
        </>
      ) : (
        <Empty
          heading="h1"
          title={t('leave.unknown')}
          text={t('leave.unknown.text')}
          action={<ButtonLink to="/moja-tablica/advanced/notifications">{t('leave.unknown.act')}</ButtonLink>}
        />
      )}
    </main>
  );
}
