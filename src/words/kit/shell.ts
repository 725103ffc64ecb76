import { en } from './en/shell.ts';
import { pl } from './pl/shell.ts';

/** The shell of every page: banner, header, drawer, footer, consent, dialogs, toasts, error pages. */
export const shellWords = { pl, en };
