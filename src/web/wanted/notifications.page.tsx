/** Which mails a person gets. */

import { IconCheck, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { mailCalls } from '../../contract/accounts/endpoints/mails.ts';
import { savedSearchCalls } from '../../contract/search/endpoints/saved.ts';
import { placeAlertCalls } from '../../contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import { type LeavableKind, type MailKind, necessaryKinds } from '../../domain/accounts/rules/mail-kinds.ts';
import { accountPath } from '../../domain/kit/page/paths.ts';
import { alertNumbers } from '../../domain/search/rules/alert-numbers.ts';
import { mailChoiceWords } from '../../words/accounts/mail-choices.ts';
import { MailSwitch } from '../accounts/parts/mail-switch.tsx';
import { requireSession } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Card } from '../kit/parts/card.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './notifications.module.css';
import { AlertsOften, SearchesOften, WantedOften } from './parts/mails/how-often.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const { uid, email, lang: written } = requireSession(args);
  const call = ask(args.context);
  const [choices, saved, wanted, places] = await Promise.all([
    call(mailCalls.getMailChoices, {}),
    call(savedSearchCalls.listSavedSearches, {}),
    call(wantedCalls.listOwnWanted, {}),
    call(placeAlertCalls.listPlaceAlerts, {}),
  ]);
  const { kinds, returned } = orErrorPage(choices);
  const [{ searches }, { seekerFrequency, listings }, { alerts }] = [orErrorPage(saved), orErrorPage(wanted), orErrorPage(places)];
  return { kinds, returned, searches, seekerFrequency, listings, alerts, email, written, topics: [`user:${uid}`], lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(mailChoiceWords, loaderData.lang)('title'), noindex: true }) : [];

const About = ({ kind }: { readonly kind: MailKind }) => {
  const t = useWords(mailChoiceWords);
  return (
    <div>
      <b>{t(kind)}</b>
      <p>{t(`${kind}.text`)}</p>
      <p>
        {t('when')} {t(`${kind}.when`, { minutes: alertNumbers.collectMinutes })}
      </p>
    </div>
  );
};

const Where = () => {
  const { email, written } = useLoaderData<typeof loader>();
  const t = useWords(mailChoiceWords);
  return (
    <Card title={t('where')}>
      <dl className={styles['where']}>
        <dt>{t('where.mail')}</dt>
        <dd>{email}</dd>
        <dt>{t('where.lang')}</dt>
        <dd>{t(`where.${written}`)}</dd>
      </dl>
      <Link to={accountPath}>{t('where.change')}</Link>
    </Card>
  );
};

/** Says that mail to the account's address came back, why, and what to do about it. */
const Returned = () => {
  const { returned, email } = useLoaderData<typeof loader>();
  const t = useWords(mailChoiceWords);
  const f = useFormat();
  if (returned === null) return null;
  return (
    <Note tone="red" title={t('returned.title', { email })}>
      <p>{t('returned.text', { at: f.instant(returned.at) })}</p>
      <p className={styles['answer']}>{t('returned.answer', { answer: returned.answer })}</p>
      <Link to={accountPath}>{t('where.change')}</Link>
    </Note>
  );
};

export default function NotificationsPage() {
  const { kinds, searches, seekerFrequency, listings, alerts, topics } = useLoaderData<typeof loader>();
  const t = useWords(mailChoiceWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isSaved, setSaved] = useState(false);
  useLive(topics);
  const choose = async (kind: LeavableKind, isOn: boolean): Promise<void> => {
    const answer = await act(mailCalls.chooseMail, { kind, isOn });
    setSaved(answer.ok);
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
        </div>
        <p role="status" className={styles['saved']}>
          {isSaved && (
            <>
              <IconCheck size={16} stroke={1.5} aria-hidden />
              {t('saved')}
            </>
          )}
        </p>
      </header>
      <Returned />
      <ul className={styles['kinds']}>
        {necessaryKinds.map((kind) => (
          <li key={kind}>
            <About kind={kind} />
            <span className={styles['always']}>
              <IconLock size={16} stroke={1.5} aria-hidden />
              {t('always')}
            </span>
          </li>
        ))}
        {kinds.map(({ kind, isOn }) => (
          <li key={kind}>
            <About kind={kind} />
            <MailSwitch kind={kind} isOn={isOn} busy={act.busy} onChange={(next) => void choose(kind, next)} />
            {isOn && kind === 'savedSearches' && <SearchesOften searches={searches} onSaved={setSaved} />}
            {isOn && kind === 'wanted' && <WantedOften frequency={seekerFrequency} listings={listings} onSaved={setSaved} />}
            {isOn && kind === 'placeAlerts' && <AlertsOften alerts={alerts} onSaved={setSaved} />}
          </li>
        ))}
      </ul>
      <Where />
    </div>
  );
}
