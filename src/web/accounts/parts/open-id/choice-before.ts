/** What a visitor chose before they went to the provider, where the address that they come back to does not say it, and who keeps a choice. */

import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { MINUTE_MS } from '../../../../domain/kit/time/units.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import type { Toast } from '../../../kit/dialog/toasts.tsx';
import { accountText } from '../../../kit/draft/account-storage.ts';

/** How to tell what became of a choice, and to lead on. */
export type SignInFollowUp = { readonly toast: Toast; readonly lang: Lang; readonly goTo: (path: string) => unknown };

/** Keeps what a visitor chose before signing in. It belongs to later rooms, so whoever draws the frame of the pages hands this in. */
export type ChoiceKeeper = (chosen: string, after: SignInFollowUp) => Promise<void>;

const kept = accountText('tab', null, 'choice-before-sign-in');

/** At the provider, and again on the form of a first sign-in. */
const keepMs = 2 * accountNumbers.openIdMinutes * MINUTE_MS;

/** Keeps a choice of `?keep=` in this tab; null forgets it. */
export const keepChoice = (chosen: string | null, now: number): void => kept.write(chosen === null ? null : JSON.stringify({ chosen, at: now }));

/** The choice that was kept, once; null when there is none, or nobody came back in time. */
export const takeChoice = (now: number): string | null => {
  const text = kept.read();
  if (text === null) return null;
  kept.write(null);
  const { chosen, at } = JSON.parse(text) as { readonly chosen: string; readonly at: number };
  return now - at <= keepMs ? chosen : null;
};
