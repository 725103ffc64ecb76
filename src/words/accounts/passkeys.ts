import { en } from './en/passkeys.ts';
import { pl } from './pl/passkeys.ts';

/** Passkeys: on the page "Security" and in the sign-in dialog. */
export const passkeyWords = { pl, en };
