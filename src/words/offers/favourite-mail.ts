import { en } from './en/favourite-mail.ts';
import { pl } from './pl/favourite-mail.ts';

/** E-mails to those who keep an offer among their favourites. */
export const favouriteMailWords = { pl, en };
