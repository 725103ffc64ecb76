/** Draws stored mails as they are sent or shown. */

import { kitMailWords } from '../../../words/kit/mail.ts';
import { translator } from '../../../words/kit/words.ts';
import type { Services } from '../context.ts';
import type { mail } from '../tables/mail.ts';
import { drawHtml, type MailFrame } from './html.ts';
import { mailTools } from './template.ts';
import { drawText } from './text.ts';

type MailRow = typeof mail.$inferSelect;

/** A mail as it is sent, or shown in the viewer. */
export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** What a letter of a company has to say about it (art. 206 KSH). */
const footerOf = ({ config: { operator } }: Services) => {
  const { name, address, city, email, krs, court, nip, regon, capital } = operator;
  return { operator: name, address, city, contact: email, krs, court, nip, regon, capital };
};

/** Where the frame of a mail leads: to the mail's own page, and out of its kind. A mail that is not being sent has neither. */
type MailLinks = { readonly viewHref?: string; readonly leaveHref?: string };

/** The address of the page on which the reader of a mail leaves its kind. */
export const leaveHrefOf = (services: Services, lang: MailRow['lang'], token: string): string =>
  mailTools(lang, services.config.baseUrl).link(`/unsubscribe/${token}`);

/** Draws a stored mail with these secrets; without them they are shown as dots. */
export const composeMail = (
  services: Services,
  row: MailRow,
  secrets: Readonly<Record<string, string>>,
  { viewHref, leaveHref }: MailLinks = {},
): ComposedMail => {
  const entry = services.mails.get(row.template);
  if (!entry) throw new Error(`unknown mail template: ${row.template}`);
  const w = translator(kitMailWords[row.lang], row.lang);
  const message = entry.render(row.facts, secrets, mailTools(row.lang, services.config.baseUrl));
  const frame: MailFrame = {
    lang: row.lang,
    slogan: w('mail.slogan'),
    footer: w('mail.footer', footerOf(services)),
    viewLabel: w('mail.view'),
    viewHref: viewHref ?? null,
    leaveLabel: w('mail.leave'),
    leaveHref: leaveHref ?? null,
    baseUrl: services.config.baseUrl,
  };
  return { subject: message.subject, text: drawText(message, frame), html: drawHtml(message, frame) };
};
