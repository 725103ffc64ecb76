import { en as faqEn } from '../../../words/content/en/faq.ts';
import { en } from '../../../words/content/en/pages.ts';
import { pl as faqPl } from '../../../words/content/pl/faq.ts';
import { pl } from '../../../words/content/pl/pages.ts';

export const pageWords = { pl, en };
export const faqWords = { pl: faqPl, en: faqEn };
