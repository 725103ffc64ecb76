import { en } from '../../../../words/offers/en/view.ts';
import { pl } from '../../../../words/offers/pl/view.ts';

export const offerWords = { pl, en };
