import { en } from '../../../words/signing/en/sign.ts';
import { pl } from '../../../words/signing/pl/sign.ts';

export const signWords = { pl, en };
