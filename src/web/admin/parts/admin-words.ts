import { en } from '../../../words/admin/en/pages.ts';
import { pl } from '../../../words/admin/pl/pages.ts';

export const adminWords = { pl, en };
