import { en } from './en/promotion.ts';
import { pl } from './pl/promotion.ts';

/** The promotion and its terms. */
export const promotionWords = { pl, en };
