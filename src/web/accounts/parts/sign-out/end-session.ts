/** Ends the session on this device; fetched with the press. */

import { accountsCalls } from '../../../../contract/accounts/endpoints.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import { signOutWords } from '../../../../words/accounts/sign-out.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import type { Question } from '../../../kit/dialog/confirm.tsx';
import { forgetAccount, hasDrafts } from '../../../kit/draft/account-storage.ts';
import { saveOpenDrafts } from '../../../kit/draft/open-drafts.ts';
import { hasUnsentEntry } from '../../../kit/draft/typed-here.ts';
import { pauseLive } from '../../../kit/live/live.ts';
import { translatorOf } from '../../../kit/words/words.ts';

type Ways = { readonly lang: Lang; readonly confirm: (question: Question) => Promise<boolean> };

/**
 * Saves what is open, ends the session, and takes from this browser what it keeps of the account. What the server cannot have, and what
 * stands unsent in a form of this page, is asked about first; null when the person stays.
 */
export const endSession = async (uid: string, { lang, confirm }: Ways): Promise<Answer<unknown> | null> => {
  await saveOpenDrafts();
  const t = translatorOf(signOutWords, lang);
  const holdsUnsent = hasDrafts(uid) || hasUnsentEntry();
  if (holdsUnsent && !(await confirm({ title: t('unsent.title'), text: t('unsent.text'), act: t('unsent.act'), danger: true }))) return null;
  const live = pauseLive();
  const answer = await browserAsk(accountsCalls.signOut, {});
  if (answer.ok) forgetAccount(uid);
  else live.resume();
  return answer;
};
