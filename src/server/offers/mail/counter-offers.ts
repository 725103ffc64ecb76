/** The e-mails about counter-offers: each event has one reader. */

import { z } from 'zod';
import { counterOfferPath } from '../../../domain/kit/page/deal-paths.ts';
import { translator } from '../../../words/kit/words.ts';
import { counterOfferMailWords } from '../../../words/offers/counter-offer-mail.ts';
import { type DeclaredMail, mailTemplate } from '../../kit/mail/template.ts';

const facts = z.object({
  offerId: z.string(),
  name: z.string(),
  /** The other side: to the owner's side the company that proposes, to that company the landlord. */
  other: z.string(),
  path: z.string(),
  /** What is proposed; null is what is not. */
  rentBefore: z.number().nullable(),
  rentAfter: z.number().nullable(),
  months: z.number().nullable(),
  /** Until when the owner answers, or the first right runs. */
  until: z.string().nullable(),
  version: z.number().nullable(),
  reason: z.string().nullable(),
  cause: z.enum(['let', 'taken_up']).nullable(),
  /** The offer is not shown to the reader: they are led to the counter-offer. */
  isHidden: z.boolean().default(false),
});

/** The facts of a mail about a counter-offer. */
export type CounterOfferFacts = z.infer<typeof facts>;

const sample: CounterOfferFacts = {
  offerId: 'Wk3nVb7QmXr2TgL9sHdP',
  name: 'Nawrot 14, witryna',
  other: 'KAWA I SPÓŁKA SP. Z O.O.',
  path: '/offer/Wk3nVb7QmXr2TgL9sHdP',
  rentBefore: 946_000,
  rentAfter: 880_000,
  months: 36,
  until: null,
  version: null,
  reason: null,
  cause: null,
  isHidden: false,
};

type Event = 'sent' | 'signed' | 'declined' | 'withdrawn' | 'expired' | 'closed';

const template = (event: Event, about: string, own: Partial<CounterOfferFacts> = {}): DeclaredMail<CounterOfferFacts> =>
  mailTemplate({
    id: `offers.counter_${event}`,
    about,
    facts,
    sample: { ...sample, ...own },
    render: (given, m) => {
      const w = translator(counterOfferMailWords[m.lang], m.lang);
      const { name, other, path, rentBefore, rentAfter, months, until, version, reason, cause, isHidden } = given;
      const values = { name, other, version: String(version ?? ''), until: until === null ? '' : m.instant(until) };
      const of = cause === 'taken_up' ? '.taken_up' : '';
      const rent =
        rentAfter === null
          ? null
          : rentBefore === null
            ? m.money(rentAfter)
            : w('rent.change', { before: m.money(rentBefore), after: m.money(rentAfter) });
      const rows: (readonly [string, string | null])[] = [
        [w('row.offer'), name],
        [w(event === 'sent' || event === 'withdrawn' ? 'row.company' : 'row.landlord'), other],
        [w('row.rent'), rent],
        [w('row.term'), months === null ? null : w('term', { n: months })],
        [w(event === 'signed' ? 'row.firstRight' : 'row.until'), until === null ? null : m.instant(until)],
        [w('row.reason'), reason],
      ];
      return {
        subject: w(`${event}.subject`, values),
        preheader: w(`${event}.preheader`, values),
        blocks: [
          m.heading(w(`${event}.heading`)),
          m.text(w(event === 'closed' ? `closed.text${of}` : `${event}.text`, values)),
          m.facts(rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]))),
          m.callout(event === 'signed' ? 'success' : 'info', w(nextOf(event, given), values)),
          m.button(w(isHidden ? 'hidden.button' : `${event}.button`), m.link(path)),
        ],
      };
    },
  });

/** What the reader may do now. */
const nextOf = (event: Event, { cause, isHidden }: CounterOfferFacts) => {
  if (event === 'closed') return cause === 'taken_up' ? 'closed.next.taken_up' : 'closed.next';
  return isHidden && (event === 'declined' || event === 'expired') ? (`${event}.next.hidden` as const) : (`${event}.next` as const);
};

const page = (act: 'accept' | 'decline'): string => counterOfferPath(act, sample.offerId, 'u1', 'Kd83hTq0ZpLw5YvNcRb1');

/** By the event of the counter-offer's lifecycle. */
export const counterOfferTemplates = {
  send: template('sent', "A company proposes other terms for an offer; to the owner's side, with what would change and until when.", {
    path: page('accept'),
    until: '2026-11-25T13:20:00.000Z',
  }),
  sign: template('signed', 'The owner signed the version that takes a counter-offer up; to the company that sent it, with its first right.', {
    until: '2026-11-24T13:20:00.000Z',
    version: 2,
  }),
  decline: template('declined', 'The owner declined a counter-offer; to the company that sent it.', {
    rentBefore: null,
    reason: 'Czynsz pozostaje bez zmian',
  }),
  withdraw: template('withdrawn', "A company took its counter-offer back; to the owner's side.", { rentBefore: null }),
  expire: template('expired', 'A counter-offer was not answered in time; to the company that sent it.', { rentBefore: null }),
  close: template('closed', 'The offer leaves a counter-offer nothing to answer; to the company that sent it.', { rentBefore: null, cause: 'let' }),
} as const;

/** The e-mails about counter-offers. */
export const counterOfferMails = Object.values(counterOfferTemplates).map(({ entry }) => entry);
