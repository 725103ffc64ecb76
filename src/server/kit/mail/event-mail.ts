/** E-mails about events of an offer or a lease: one table a room, one shape for all of them. */

import { z } from 'zod';
import { kitMailWords } from '../../../words/kit/mail.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { type DeclaredMail, type MailTools, mailTemplate } from './template.ts';

const audiences = ['landlord', 'tenant', 'admin'] as const;

/** Who a mail is written for: the same event reads differently for each. */
export type MailAudience = (typeof audiences)[number];

const buttons = ['lease', 'deposit', 'receiver', 'contract', 'offer', 'protocol', 'admin'] as const;

const eventFacts = z.object({
  to: z.enum(audiences),
  offerId: z.string(),
  offer: z.string(),
  other: z.string(),
  path: z.string(),
  button: z.enum(buttons),
  amount: z.int().optional(),
  missing: z.int().optional(),
  account: z.string().optional(),
  recipient: z.string().optional(),
  /** A second way on, beside the button. */
  also: z.object({ path: z.string(), button: z.enum(buttons) }).optional(),
  day: z.string().optional(),
  until: z.string().optional(),
  at: z.string().optional(),
  reference: z.string().optional(),
  reason: z.string().optional(),
  /** A text that was signed, as it stands. */
  statement: z.string().optional(),
  /** On what a settlement rests; stands in the text as {basis}. */
  basis: z.enum(['statement', 'title']).optional(),
});

/** The facts of an event's mail: only what happened here is given. */
export type EventFacts = z.infer<typeof eventFacts>;

/** The mail of an event. */
export type EventMail = DeclaredMail<EventFacts>;

/** An event of a room: when its mail is sent, and for whom it is written. */
type MailedEvent = {
  readonly about: string;
  readonly to: readonly [MailAudience, ...MailAudience[]];
  /** What its sum and its day are called: a bare "amount" reads as the rent, a bare "day" as anything. */
  readonly rows?: RowNames;
  /** False where another mail tells of the same: the bell rings once. */
  readonly rings?: false;
  /** What the mail says beside its premises, other side and page: without it the sample would show a row too many or too few. */
  readonly sample?: Partial<EventFacts>;
};

type RowNames = { readonly amount?: AmountName; readonly day?: DayName };
type AmountName = 'deposit' | 'received' | 'refund' | 'surplus' | 'payout' | 'fee';
type DayName = 'formBy' | 'exchangedOn' | 'payBy' | 'refundBy' | 'payoutBy' | 'withdrawUntil' | 'answerBy';

/** The texts that a table of events needs: subject, text and what is next for each event and recipient. */
type TextsOf<T> = {
  readonly [Name in keyof T & string as T[Name] extends { readonly to: readonly (infer To extends string)[] }
    ? `${Name}.${To}.${'subject' | 'text' | 'next'}`
    : never]: string;
};

/** The mails of a room's events, by the event's name; a text that is missing in a language does not compile. */
export const eventMails = <const T extends Readonly<Record<string, MailedEvent>>>(
  room: string,
  words: Readonly<Record<Lang, TextsOf<T>>>,
  events: T,
): { readonly [Name in keyof T]: EventMail } => {
  const texts: Texts = words;
  const made = Object.entries<MailedEvent>(events).map(([name, event]) => [name, eventMail(`${room}.${name}`, event, textOf(texts, name))]);
  return Object.fromEntries(made) as { [Name in keyof T]: EventMail };
};

type Texts = Readonly<Record<Lang, Readonly<Record<string, string>>>>;
type Text = (lang: Lang, facts: EventFacts, part: 'subject' | 'text' | 'next') => string;

const textOf = (words: Texts, name: string): Text => {
  const translate = translators(words);
  return (lang, { to, offer, other, reference = '', basis = 'statement' }, part) =>
    oneFullStop(translate[lang](`${name}.${to}.${part}`, { offer, other, reference, basis: shared[lang](`mail.basis.${basis}`) }));
};

/** A company's name may end a sentence: „…z KAWA SP. Z O.O.. Czekamy" has one full stop too many. */
const oneFullStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');

const eventMail = (id: string, { about, to: [to], rows = {}, rings, sample: own = {} }: MailedEvent, text: Text): EventMail =>
  mailTemplate({
    id,
    about,
    ...(rings === false && { rings }),
    facts: eventFacts,
    sample: { ...sample, to, ...(to === 'admin' ? { path: '/admin/deposits', button: 'admin' } : {}), ...own },
    render: (facts, m) => ({
      subject: text(m.lang, facts, 'subject'),
      // The inbox shows subject and preheader side by side, the mail itself subject and heading: neither may say the same twice.
      preheader: text(m.lang, facts, 'next'),
      blocks: [
        m.heading(facts.offer),
        m.text(text(m.lang, facts, 'text')),
        m.facts(rowsOf(facts, rows, m)),
        m.callout('info', text(m.lang, facts, 'next')),
        m.button(shared[m.lang](`mail.button.${facts.button}`), m.link(facts.path)),
        ...(facts.also === undefined ? [] : [m.button(shared[m.lang](`mail.button.${facts.also.button}`), m.link(facts.also.path))]),
      ],
    }),
  });

const shared = translators(kitMailWords);

type RowKey = 'other' | 'missing' | 'statement' | 'recipient' | 'account' | 'until' | 'at' | 'reference' | 'reason' | AmountName | DayName;

const rowsOf = (facts: EventFacts, { amount = 'deposit', day = 'payBy' }: RowNames, m: MailTools): (readonly [string, string])[] => {
  const row = (key: RowKey, value: string | undefined) =>
    value === undefined || value === '' ? [] : [[shared[m.lang](`mail.row.${key}`), value] as const];
  return [
    ...row('other', facts.other),
    ...row(amount, facts.amount === undefined ? undefined : m.money(facts.amount)),
    ...row('missing', facts.missing === undefined ? undefined : m.money(facts.missing)),
    ...row(day, facts.day === undefined ? undefined : m.day(facts.day)),
    ...row('recipient', facts.recipient),
    ...row('account', facts.account === undefined ? undefined : m.account(facts.account)),
    ...row('until', facts.until === undefined ? undefined : m.instant(facts.until)),
    ...row('at', facts.at === undefined ? undefined : m.instant(facts.at)),
    ...row('reference', facts.reference),
    ...row('statement', facts.statement),
    ...row('reason', facts.reason),
  ];
};

/** What every mail of an event says. */
const sample: EventFacts = {
  to: 'tenant',
  offerId: 'abcdefghij0123456789',
  offer: 'Lokal na Nawrot',
  other: 'KAWA I SPÓŁKA SP. Z O.O.',
  path: '/lease/abcdefghij0123456789',
  button: 'lease',
};
