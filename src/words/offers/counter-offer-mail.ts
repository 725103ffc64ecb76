import { en } from './en/counter-offer-mail.ts';
import { pl } from './pl/counter-offer-mail.ts';

/** E-mails about counter-offers. */
export const counterOfferMailWords = { pl, en };
