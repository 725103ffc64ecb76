import { en } from './en/renew.ts';
import { pl } from './pl/renew.ts';

export const renewWords = { pl, en };
