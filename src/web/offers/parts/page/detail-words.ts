/** The words of the details. */

import { en } from '../../../../words/offers/en/details.ts';
import { pl } from '../../../../words/offers/pl/details.ts';

export const detailWords = { pl, en };
