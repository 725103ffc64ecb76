import type { ChoiceKeeper } from '../../accounts/parts/open-id/choice-before.ts';

/** Few have chosen something before they signed in: the code comes when somebody did. */
export const keepChosen: ChoiceKeeper = async (chosen, after) => (await import('./keep-after-sign-in.ts')).keepAfterSignIn(chosen, after);
