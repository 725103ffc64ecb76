import { en } from './en/notices.ts';
import { pl } from './pl/notices.ts';

/** Notices about offers and wanted listings: the form, the console, the mails. */
export const noticeWords = { pl, en };
