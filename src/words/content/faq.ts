import { en } from './en/faq.ts';
import { pl } from './pl/faq.ts';

/** Questions and answers. */
export const faqWords = { pl, en };
