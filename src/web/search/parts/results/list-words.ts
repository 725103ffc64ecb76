import { en as enNames } from '../../../../words/kit/en/names.ts';
import { pl as plNames } from '../../../../words/kit/pl/names.ts';
import { en } from '../../../../words/search/en/list.ts';
import { pl } from '../../../../words/search/pl/list.ts';

export const listWords = { pl, en };
/** Names of uses and provinces. */
export const nameWords = { pl: plNames, en: enNames };
