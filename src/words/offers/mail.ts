import { en as enHiding } from './en/hiding.ts';
import { en } from './en/mail.ts';
import { pl as plHiding } from './pl/hiding.ts';
import { pl } from './pl/mail.ts';

/** The e-mails about an offer. */
export const offerMailWords = { pl, en };

/** Why an offer is hidden: in the e-mails of both sides, and where a moderator decides. */
export const hidingWords = { pl: plHiding, en: enHiding };
