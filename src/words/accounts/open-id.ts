import { en } from './en/open-id.ts';
import { pl } from './pl/open-id.ts';

/** Signing in with an account of another service. */
export const openIdWords = { pl, en };
