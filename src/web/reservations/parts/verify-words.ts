import { en } from '../../../words/reservations/en/verify.ts';
import { pl } from '../../../words/reservations/pl/verify.ts';

export const verifyWords = { pl, en };
