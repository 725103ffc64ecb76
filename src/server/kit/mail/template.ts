/** What an e-mail is made from: facts, words, secrets. */

import type { z } from 'zod';
import type { Id } from '../../../domain/kit/brand.ts';
import { addressIn } from '../../../words/kit/addresses.ts';
import { type Format, formatOf } from '../../../words/kit/format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Reader } from '../database/database.ts';
import { blocks, type MailMessage } from './message.ts';

/** What a template may use besides its facts: language, absolute links, formats, blocks. */
export type MailTools = typeof blocks & {
  readonly lang: Lang;
  readonly link: (path: string) => string;
  readonly day: Format['day'];
  readonly instant: Format['instant'];
  readonly money: Format['money'];
  readonly account: Format['account'];
};

/** What makes a mail one that its reader may leave: such mails carry a link and the headers of RFC 8058 for it. */
export type LeavableMail = {
  /** The kind that the reader leaves. */
  readonly kind: string;
} & (AccountMail | AddressMail);

type AccountMail = {
  /** Asked right before the mail is sent: whoever left after it was written gets nothing. `aboutId` is what of its kind the mail is about, such as one saved search. */
  readonly isWanted: (reader: Reader, mail: { readonly uid: Id; readonly aboutId: Id | null }) => Promise<boolean>;
};

type AddressMail = {
  /** The same for mails that also go to people without an account. */
  readonly isWantedAt: (reader: Reader, recipient: string) => Promise<boolean>;
};

/** A kind of e-mail: facts in, message out. `secrets` are facts that are put in at sending and never kept. */
export type MailTemplate<F extends object, S extends string = never> = {
  readonly id: string;
  /** When it is sent and to whom, in English; for docs/mails.md. */
  readonly about: string;
  readonly facts: z.ZodType<F>;
  readonly secrets?: readonly S[];
  /** Nobody may leave mails without it. */
  readonly leavable?: LeavableMail;
  /** False for a mail that tells its reader nothing new: the bell does not ring twice for one thing (docs/rules/mail.md#the-bell). */
  readonly rings?: false;
  readonly sample: F;
  readonly render: (facts: F & { readonly [K in S]: string }, tools: MailTools) => MailMessage;
};

/** A template whose types are closed over, as the list of the app holds it. */
export type MailEntry = {
  readonly id: string;
  readonly about: string;
  readonly secrets: readonly string[];
  readonly leavable: LeavableMail | null;
  readonly rings: boolean;
  readonly sample: object;
  readonly render: (facts: unknown, secrets: Readonly<Record<string, string>>, tools: MailTools) => MailMessage;
};

/** A declared template: for `sendMail` with its types, and for the list of the app. */
export type DeclaredMail<F extends object, S extends string = never> = MailTemplate<F, S> & { readonly entry: MailEntry };

/** How a secret is shown wherever the mail is not being sent: viewer, logs, lists. */
export const hiddenSecret = '••••';

/** Declares a template of a room's `mail.ts`. */
export const mailTemplate = <F extends object, const S extends string = never>(template: MailTemplate<F, S>): DeclaredMail<F, S> => {
  const names = template.secrets ?? [];
  const secretsOf = (given: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? hiddenSecret])) as { [K in S]: string };
  return {
    ...template,
    entry: {
      id: template.id,
      about: template.about,
      secrets: names,
      leavable: template.leavable ?? null,
      rings: template.rings ?? true,
      sample: template.sample,
      render: (facts, secrets, tools) => template.render({ ...template.facts.parse(facts), ...secretsOf(secrets) }, tools),
    },
  };
};

/** All templates by id. */
export type Mails = ReadonlyMap<string, MailEntry>;

/** Collects the rooms' templates. */
export const collectMails = (entries: readonly MailEntry[]): Mails => {
  const mails = new Map(entries.map((entry) => [entry.id, entry]));
  if (mails.size !== entries.length) throw new Error('two mail templates have the same id');
  return mails;
};

/** The tools for a language and a site. */
export const mailTools = (lang: Lang, baseUrl: string): MailTools => {
  const { day, instant, money, account } = formatOf(lang);
  return { ...blocks, lang, link: (path) => new URL(linkIn(lang, path), `${baseUrl}/`).href, day, instant, money, account };
};

/** Who opens a page by a token has no account that says a language: an address that is the same in every language names it. */
const linkIn = (lang: Lang, path: string): string => {
  const address = addressIn(lang, path);
  return lang === 'en' && address === path && path.includes('?token=') ? `${path}&lang=en` : address;
};
