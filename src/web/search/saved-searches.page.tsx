/** The saved searches of a person. */

import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { savedSearchCalls } from '../../contract/search/endpoints/saved.ts';
import type { SavedSearch } from '../../contract/search/schema/saved.ts';
import { savedWords } from '../../words/search/saved.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { SavedRow } from './parts/saved/saved-row.tsx';
import styles from './saved-searches.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  const { uid, email, emailVerified } = requireSession(args);
  const saved = orErrorPage(await ask(args.context)(savedSearchCalls.listSavedSearches, {}));
  return { ...saved, email, emailVerified, topics: [`user:${uid}`], lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(savedWords, loaderData.lang)('title'), noindex: true }) : [];

/** Tells about a deletion and offers to undo it while the server still allows it. */
const useUndo = (onRestored: (searchId: string) => void) => {
  const t = useWords(savedWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const restore = async (searchId: string): Promise<void> => {
    onRestored(searchId);
    const answer = await act(savedSearchCalls.restoreSavedSearch, { searchId });
    if (answer.ok) toast.good(t('restored'));
    else toast.bad(refusalText(answer.refusal));
  };
  return ({ id, name }: SavedSearch): void => toast.good(t('removed', { name }), undefined, { label: t('undo'), onPress: () => void restore(id) });
};

/** Why nothing is mailed now, and what to do about it. */
const NoMails = () => {
  const { emailVerified, mailsOn } = useLoaderData<typeof loader>();
  const t = useWords(savedWords);
  if (emailVerified && mailsOn) return null;
  const [text, act, to] = emailVerified
    ? ([t('mailsOff'), t('mailsOff.act'), '/moja-tablica/advanced/notifications'] as const)
    : ([t('unconfirmed'), t('unconfirmed.act'), '?signin=code'] as const);
  return (
    <div className={styles['note']}>
      <Note tone="amber">
        {text}{' '}
        <Link to={to} preventScrollReset>
          {act}
        </Link>
      </Note>
    </div>
  );
};

export default function SavedSearchesPage() {
  const { searches, max, email, topics } = useLoaderData<typeof loader>();
  const t = useWords(savedWords);
  const [restored, setRestored] = useState<string | null>(null);
  const offerUndo = useUndo(setRestored);
  useLive(topics);
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p>{t('text')}</p>
        </div>
        {searches.length > 0 && (
          <ButtonLink to="/offers">
            <IconSearch size={20} stroke={1.5} aria-hidden />
            {t('new')}
          </ButtonLink>
        )}
      </header>
      <NoMails />
      {searches.length === 0 ? (
        <Empty title={t('empty')} text={t('empty.text')} picture="/art/blank-3.svg" action={<ButtonLink to="/offers">{t('empty.act')}</ButtonLink>} />
      ) : (
        <>
          <ul className={styles['list']}>
            {searches.map((search) => (
              <SavedRow key={search.id} search={search} onDeleted={offerUndo} isRestored={search.id === restored} />
            ))}
          </ul>
          <p className={styles['foot']}>{t('foot', { n: searches.length, max, email })}</p>
        </>
      )}
    </>
  );
}
