/** What the answer of a mail server, or a report of it, says about the address that a mail went to (docs/rules/mail.md#returned-mail). */

/** An answer to a command of SMTP: `{ command: 'RCPT TO', code: 550, text: '550 5.1.1 no such user' }`. */
export type MailAnswer = { readonly command: string; readonly code: number; readonly text: string };

/** Codes that refuse a mailbox where a server gives no status of RFC 3463 with them: unknown, elsewhere, full, not allowed as a name. */
const mailboxCodes: readonly number[] = [550, 551, 552, 553];

/** Such codes are also given for what is the sender's: no right to relay, a blocked address of the sending server, a mail that looks unwanted. */
const isAboutSender = /\b(relay|spam|spf|dkim|dmarc|block(ed|list)|blacklist|reputation|sender|authenticat)/i;

/**
 * Whether a server refuses this recipient for good, so that another try would be refused the same way. A refusal of the sender, of its
 * network or of the content is none: it is the operator's to mend, and the mail is tried again.
 */
export const refusesRecipient = ({ command, code, text }: MailAnswer): boolean => {
  if (code < 500 || !/^(RCPT TO|DATA)/.test(command)) return false;
  const status = statusIn(text);
  return status === null ? mailboxCodes.includes(code) && !isAboutSender.test(text) : isDeadAddress(status);
};

/** The status of RFC 3463 in a line: `5.1.1` in "550 5.1.1 no such user"; null where there is none. */
const statusIn = (text: string): string | null => /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? null;

/**
 * Whether a status says that an address takes no mail: the address itself (X.1, but for the two that mean the sender's), its mailbox (X.2), or
 * no way to its domain (5.4.1, 5.4.4). Statuses of policy (X.7) and content (X.6) say nothing of an address.
 */
export const isDeadAddress = (status: string): boolean => {
  const [kind, subject, detail] = status.trim().split('.').map(Number);
  if (kind !== 5) return false;
  if (subject === 1) return detail !== 7 && detail !== 8;
  return subject === 2 || (subject === 4 && (detail === 1 || detail === 4));
};
