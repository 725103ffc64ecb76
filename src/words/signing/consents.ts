import type { Lang } from '../kit/words.ts';
import { en } from './en/consents.ts';
import { pl } from './pl/consents.ts';

/** The declarations of each act. */
export const consentWords = { pl, en };

/** The sentence of a declaration: `lease`, `terms`. */
export const consentSentence = (lang: Lang, purpose: string, key: string): string => {
  const sentence = Object.entries(consentWords[lang]).find(([name]) => name === `${purpose}.${key}`)?.[1];
  if (sentence === undefined) throw new Error(`the declaration ${purpose}.${key} has no words`);
  return sentence;
};
