import { en } from '../../../words/companies/en/pages.ts';
import { pl } from '../../../words/companies/pl/pages.ts';

export const companyWords = { pl, en };
