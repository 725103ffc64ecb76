/** The e-mails about a lease. */

import { z } from 'zod';
import { type Lang, translators } from '../../words/kit/words.ts';
import { leaseMailWords } from '../../words/leases/mail.ts';
import { type DeclaredMail, type MailTools, mailTemplate } from '../kit/mail/template.ts';

/** Who a mail is written for: the same event reads differently for each. */
export type MailAudience = 'landlord' | 'tenant' | 'admin';

const texts = translators(leaseMailWords);
type Key = keyof typeof leaseMailWords.pl & string;
const isKey = (key: string): key is Key => Object.hasOwn(leaseMailWords.pl, key);

/** The text of a key that is put together from an event; a missing one is a fault found by the test that renders every sample. */
const textOf = (lang: Lang, key: string, values: Readonly<Record<string, string>>): string => {
  if (!isKey(key)) throw new Error(`missing e-mail text: ${key}`);
  return texts[lang](key, values);
};

const eventFacts = z.object({
  to: z.enum(['landlord', 'tenant', 'admin']),
  offerId: z.string(),
  offer: z.string(),
  other: z.string(),
  path: z.string(),
  button: z.enum(['lease', 'deposit', 'contract', 'offer', 'protocol', 'admin']),
  amount: z.int().optional(),
  day: z.string().optional(),
  until: z.string().optional(),
  at: z.string().optional(),
  reference: z.string().optional(),
  reason: z.string().optional(),
});

/** The facts of an event's mail: only what happened here is given. */
export type EventFacts = z.infer<typeof eventFacts>;

const rowsOf = (facts: EventFacts, m: MailTools): (readonly [string, string])[] => {
  const row = (key: 'offer' | 'other' | 'amount' | 'day' | 'until' | 'at' | 'reference' | 'reason', value: string | undefined) =>
    value === undefined || value === '' ? [] : [[textOf(m.lang, `row.${key}`, {}), value] as const];
  return [
    ...row('offer', facts.offer),
    ...row('other', facts.other),
    ...row('amount', facts.amount === undefined ? undefined : m.money(facts.amount)),
    ...row('day', facts.day === undefined ? undefined : m.day(facts.day)),
    ...row('until', facts.until === undefined ? undefined : m.instant(facts.until)),
    ...row('at', facts.at === undefined ? undefined : m.instant(facts.at)),
    ...row('reference', facts.reference),
    ...row('reason', facts.reason),
  ];
};

const sample: EventFacts = {
  to: 'tenant',
  offerId: 'abcdefghij0123456789',
  offer: 'Lokal na Nawrot',
  other: 'KAWA I SPÓŁKA SP. Z O.O.',
  path: '/lease/abcdefghij0123456789',
  button: 'lease',
  amount: 615_000,
  day: '2026-11-26',
  until: '2026-11-22T10:15:00.000Z',
  at: '2026-12-01T09:00:00.000Z',
  reference: 'KAUCJA K7Q2M9XW Lokal na Nawrot',
  reason: 'Uszkodzony lokal',
};

const eventMail = (event: string, about: string, to: MailAudience = 'tenant'): DeclaredMail<EventFacts> =>
  mailTemplate({
    id: `leasing.${event}`,
    about,
    facts: eventFacts,
    sample: { ...sample, to },
    render: (facts, m) => {
      const text = (part: 'subject' | 'text' | 'next') =>
        textOf(m.lang, `${event}.${facts.to}.${part}`, { offer: facts.offer, other: facts.other, reference: facts.reference ?? '' });
      return {
        subject: text('subject'),
        preheader: text('text'),
        blocks: [
          m.heading(text('subject')),
          m.text(text('text')),
          m.facts(rowsOf(facts, m)),
          m.callout('info', text('next')),
          m.button(textOf(m.lang, `button.${facts.button}`, {}), m.link(facts.path)),
        ],
      };
    },
  });

/** One template for each event of the room. */
export const eventMails = {
  reservation_made: eventMail('reservation_made', 'A company booked an offer; to the landlord and the tenant.'),
  contract_ready: eventMail('contract_ready', 'The lease of a booking was drawn; to the tenant.'),
  reservation_warning: eventMail('reservation_warning', 'Two hours before a reservation ends; to the tenant.'),
  reservation_expired: eventMail('reservation_expired', 'A reservation ended by time; to both sides.'),
  reservation_withdrawn: eventMail('reservation_withdrawn', 'The tenant gave a reservation up; to both sides.'),
  lease_signed: eventMail('lease_signed', 'A lease was concluded; to both sides and the admins.'),
  lease_sealed: eventMail('lease_sealed', 'The sealed lease, attached; to both sides.'),
  deposit_reminder: eventMail('deposit_reminder', 'One and two days after signing without a deposit; to the tenant.'),
  deposit_overdue: eventMail('deposit_overdue', 'The deposit is three business days late; to both sides and the admins.'),
  deposit_received: eventMail('deposit_received', 'The deposit arrived; to both sides.'),
  deposit_reversed: eventMail('deposit_reversed', 'A receipt was taken back; to both sides.'),
  unpaid_end: eventMail('unpaid_end', 'A lease ended without its deposit; to both sides.'),
  premises_rejected: eventMail('premises_rejected', 'The tenant rejected the premises; to both sides and the admins.'),
  objection: eventMail('objection', 'The landlord objected to a rejection; to both sides and the admins.'),
  dispute_refund: eventMail('dispute_refund', 'A dispute was decided for the tenant; to both sides.'),
  dispute_payout: eventMail('dispute_payout', 'A dispute was decided for the landlord; to both sides.'),
  refund_booked: eventMail('refund_booked', 'The deposit was refunded; to both sides.'),
  payout_booked: eventMail('payout_booked', 'The deposit was paid out; to both sides.'),
  invoice: eventMail('invoice', 'An invoice was issued, attached; to its side.'),
  meeting_reminder: eventMail('meeting_reminder', '30 and 50 minutes after the meeting began; to both sides.'),
  meeting_late: eventMail('meeting_late', 'An hour after the meeting began without a protocol; to both sides.'),
  waiting_reminder: eventMail('waiting_reminder', 'A day of silence in a waiting status; to the silent side or both.'),
  mediation: eventMail('mediation', 'Three business days of silence; to the admins.', 'admin'),
  payout_late: eventMail('payout_late', 'A payout is overdue; to the admins.', 'admin'),
  refund_late: eventMail('refund_late', 'A refund is overdue; to the admins.', 'admin'),
} as const;

/** An event that mails are written for. */
export type LeasingEvent = keyof typeof eventMails;

/** All templates of the room. */
export const leasesMails = Object.values(eventMails).map((each) => each.entry);
