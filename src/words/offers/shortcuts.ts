import { en } from './en/shortcuts.ts';
import { pl } from './pl/shortcuts.ts';

/** What spares the landlord typing: rooms from a list, a description proposed from the fields. */
export const shortcutWords = { pl, en };
