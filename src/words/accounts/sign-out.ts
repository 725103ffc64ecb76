import { en } from './en/sign-out.ts';
import { pl } from './pl/sign-out.ts';

/** The question before a sign-out that would lose something. */
export const signOutWords = { pl, en };
