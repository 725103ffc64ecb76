import { en } from './en/offline.ts';
import { pl } from './pl/offline.ts';

/** What a page says of a press that needs the network or the server while it is away. */
export const offlineWords = { pl, en };
