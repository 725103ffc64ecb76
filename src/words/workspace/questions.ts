import { en } from './en/questions.ts';
import { pl } from './pl/questions.ts';

/** Questions about one's offers, in the workspace. */
export const boardQuestionWords = { pl, en };
