import { en } from './en/faq-page.ts';
import { pl } from './pl/faq-page.ts';

/** The page around the questions: search, answers, opinions. */
export const faqPageWords = { pl, en };
