import { en } from './en/deletion.ts';
import { pl } from './pl/deletion.ts';

/** Deleting an account and taking one's data along. */
export const deletionWords = { pl, en };
