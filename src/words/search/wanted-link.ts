import { en } from './en/wanted-link.ts';
import { pl } from './pl/wanted-link.ts';

/** The way from a search without results to the wanted board; written by the server into the page. */
export const wantedLinkWords = { pl, en };
