import { en } from './en/progress.ts';
import { pl } from './pl/progress.ts';

/** From the finished form to the offer: preview, checking, signing. */
export const progressWords = { pl, en };
