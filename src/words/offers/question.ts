import { en } from './en/question.ts';
import { pl } from './pl/question.ts';

/** The question to an offer's owner. */
export const questionWords = { pl, en };
