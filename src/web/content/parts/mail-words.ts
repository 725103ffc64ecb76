import { en } from '../../../words/content/en/mail.ts';
import { pl } from '../../../words/content/pl/mail.ts';

export const mailWords = { pl, en };
