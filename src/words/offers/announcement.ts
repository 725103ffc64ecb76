import { en } from './en/announcement.ts';
import { pl } from './pl/announcement.ts';

/** The drawn announcement of a sale. */
export const announcementWords = { pl, en };
