/** The e-mails about the handover. */

import { z } from 'zod';
import { sides } from '../../domain/companies/types.ts';
import type { Day, Grosze, Instant } from '../../domain/kit/brand.ts';
import { leaseNumbers } from '../../domain/kit/numbers.ts';
import { leasePath, protocolPath } from '../../domain/kit/page/deal-paths.ts';
import { handoverMailWords } from '../../words/handover/mail.ts';
import { type Lang, translator } from '../../words/kit/words.ts';
import { eventMails } from '../kit/mail/event-mail.ts';
import type { MailMessage } from '../kit/mail/message.ts';
import { type MailTools, mailTemplate } from '../kit/mail/template.ts';

const wordsOf = (lang: Lang) => translator(handoverMailWords[lang], lang);

const place = { offerId: z.string(), offerName: z.string() };
const example = {
  place: { offerId: 'Kp3vX9dLq2Rt7WzA5mNb', offerName: 'Lokal z witryną przy Nawrot' },
  meeting: { address: 'ul. Nawrot 14, 90-060 Łódź', meetingAt: '2026-11-27T09:00:00.000Z' as Instant },
};
const instant = z.string().transform((at) => at as Instant);
/** A person invited to the meeting: for which company, whom they meet, when and where. */
const invitation = { ...place, name: z.string(), company: z.string(), counterpart: z.string(), address: z.string(), meetingAt: instant.nullable() };

const when = (m: MailTools, at: Instant | null): string => (at === null ? wordsOf(m.lang)('meeting.unknown') : m.instant(at));

type Invitation = { readonly offerName: string; readonly counterpart: string; readonly address: string; readonly meetingAt: Instant | null };

const meetingRows = ({ offerName, counterpart, address, meetingAt }: Invitation, m: MailTools): (readonly [string, string])[] => {
  const w = wordsOf(m.lang);
  return [
    [w('label.premises'), offerName],
    [w('label.address'), address],
    [w('label.meeting'), when(m, meetingAt)],
    [w('label.counterpart'), counterpart],
  ];
};

export const receiverInvited = mailTemplate({
  id: 'handover.receiver_invited',
  about: 'The tenant named the person who receives the premises; to that person, with a link to the protocol and the meeting for the calendar.',
  facts: z.object(invitation),
  secrets: ['token'],
  sample: {
    ...example.place,
    ...example.meeting,
    name: 'Katarzyna Dąbek',
    company: 'PIEKARNIA ZAKWAS SP. Z O.O.',
    counterpart: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.',
  },
  render: (facts, m) => {
    const w = wordsOf(m.lang);
    const { offerId, offerName, name, company, meetingAt, token } = facts;
    return {
      subject: w('receiver.subject', { offerName }),
      preheader: w('receiver.preheader', { when: when(m, meetingAt) }),
      blocks: [
        m.heading(w('receiver.heading', { name })),
        m.text(w('receiver.text', { company, offerName })),
        m.facts(meetingRows(facts, m)),
        m.button(w('receiver.button'), m.link(`${protocolPath(offerId)}?token=${token}`)),
        m.note(w('receiver.note')),
      ],
    };
  },
});

export const transferNamed = mailTemplate({
  id: 'handover.transfer_named',
  about:
    'The landlord named the person who hands the premises over, or the tenant set or moved the meeting; to that person, with the meeting for the calendar.',
  facts: z.object(invitation),
  sample: {
    ...example.place,
    ...example.meeting,
    name: 'Elżbieta Wrzesińska',
    company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.',
    counterpart: 'Katarzyna Dąbek, PIEKARNIA ZAKWAS SP. Z O.O.',
  },
  render: (facts, m) => {
    const w = wordsOf(m.lang);
    const { offerId, offerName, name, company, meetingAt } = facts;
    return {
      subject: w(meetingAt === null ? 'transfer.subject' : 'transfer.subject.when', { offerName, when: when(m, meetingAt) }),
      preheader: w('transfer.preheader', { when: when(m, meetingAt) }),
      blocks: [
        m.heading(w('receiver.heading', { name })),
        m.text(w('transfer.text', { company, offerName })),
        m.facts(meetingRows(facts, m)),
        m.button(w('button.lease'), m.link(leasePath(offerId))),
        m.note(w(meetingAt === null ? 'transfer.later' : 'transfer.note')),
      ],
    };
  },
});

export const handoverCancelled = mailTemplate({
  id: 'handover.cancelled',
  about: 'The lease ended before the handover; to each person who was named for it. A meeting that was still to come leaves the calendar.',
  facts: z.object({ ...place, name: z.string(), company: z.string(), address: z.string(), meetingAt: instant.nullable() }),
  sample: {
    ...example.place,
    ...example.meeting,
    name: 'Katarzyna Dąbek',
    company: 'PIEKARNIA ZAKWAS SP. Z O.O.',
  },
  render: ({ offerName, name, company, address, meetingAt }, m) => {
    const w = wordsOf(m.lang);
    return {
      subject: w('cancelled.subject', { offerName }),
      preheader: w('cancelled.preheader'),
      blocks: [
        m.heading(w('receiver.heading', { name })),
        m.text(w('cancelled.text', { offerName, company })),
        ...(meetingAt === null
          ? []
          : [
              m.facts([
                [w('label.address'), address],
                [w('cancelled.meeting'), m.instant(meetingAt)],
              ]),
              m.text(w('cancelled.calendar')),
            ]),
        m.note(w('cancelled.note')),
      ],
    };
  },
});

export const personNamed = mailTemplate({
  id: 'handover.person_named',
  about: 'One side named its person; to the signer of the other side.',
  facts: z.object({ ...invitation, side: z.enum(sides) }),
  sample: {
    ...example.place,
    ...example.meeting,
    name: 'Katarzyna Dąbek',
    company: '',
    counterpart: 'PIEKARNIA ZAKWAS SP. Z O.O.',
    side: 'tenant' as const,
  },
  render: (facts, m) => {
    const w = wordsOf(m.lang);
    const { offerId, offerName, name, side } = facts;
    const isTenant = side === 'tenant';
    return {
      subject: w(isTenant ? 'named.tenant.subject' : 'named.landlord.subject', { offerName }),
      preheader: w('named.preheader', { name }),
      blocks: [
        m.heading(w(isTenant ? 'named.tenant.heading' : 'named.landlord.heading')),
        m.facts([[w('label.person'), name], ...meetingRows(facts, m)]),
        ...(isTenant ? [m.text(w('named.tenant.text'))] : []),
        m.button(w('button.lease'), m.link(leasePath(offerId))),
      ],
    };
  },
});

/** A submitted protocol: of which lease, by whom, and until when the other side is expected to answer. */
const round = {
  ...place,
  round: z.number(),
  name: z.string(),
  company: z.string(),
  lease: z.string(),
  deposit: z.number().transform((amount) => amount as Grosze),
  answerBy: instant.nullable(),
};

type Round = z.infer<z.ZodObject<typeof round>>;

const sample: Round = {
  ...example.place,
  round: 1,
  name: 'Elżbieta Wrzesińska',
  company: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.',
  lease: 'U/2026/0412',
  deposit: 2_361_600 as Grosze,
  answerBy: '2026-11-27T10:00:00.000Z' as Instant,
};

export const protocolAttachedSubmitter = mailTemplate({
  id: 'handover.attached_submitter',
  about: 'The protocol was signed and sent; to the side that submitted it.',
  rings: false,
  facts: z.object(round),
  sample,
  render: ({ offerId, offerName, lease, answerBy }, m) => {
    const w = wordsOf(m.lang);
    return {
      subject: w('attached.mine.subject', { offerName }),
      preheader: w('attached.mine.preheader'),
      blocks: [
        m.heading(w('attached.mine.heading')),
        m.text(w('attached.mine.text', { offerName, lease })),
        ...(answerBy === null ? [] : [m.facts([[w('label.answerBy'), m.instant(answerBy)]])]),
        m.button(w('button.lease'), m.link(leasePath(offerId))),
      ],
    };
  },
});

/** What whoever is to sign reads before opening the protocol: what it is, and what the signature sets off. */
const toSign = ({ offerName, name, company, lease, deposit, answerBy }: Round, m: MailTools, path: string): MailMessage => {
  const w = wordsOf(m.lang);
  return {
    subject: w('attached.other.subject', { offerName }),
    preheader: w('attached.other.preheader', { name }),
    blocks: [
      m.heading(w('attached.other.heading')),
      m.text(w('attached.other.text', { offerName })),
      m.facts([
        [w('label.lease'), lease],
        [w('label.submitter'), `${name}, ${company}`],
        [w('label.deposit'), m.money(deposit)],
        ...(answerBy === null ? [] : [[w('label.answerBy'), m.instant(answerBy)] as const]),
      ]),
      m.callout('warning', w('attached.other.effect', { amount: m.money(deposit), n: leaseNumbers.payoutBusinessDays })),
      m.button(w('attached.button'), m.link(path)),
    ],
  };
};

export const protocolAttachedOther = mailTemplate({
  id: 'handover.attached_other',
  about: 'The protocol waits for a signature; to the side that did not submit it.',
  facts: z.object(round),
  sample,
  render: (facts, m) => toSign(facts, m, protocolPath(facts.offerId)),
});

export const protocolAttachedReceiver = mailTemplate({
  id: 'handover.attached_receiver',
  about: "The landlord submitted the protocol; to the tenant's receiver, with a link to sign it as proxy.",
  facts: z.object(round),
  secrets: ['token'],
  sample,
  render: (facts, m) => {
    const message = toSign(facts, m, `${protocolPath(facts.offerId)}?token=${facts.token}`);
    return { ...message, blocks: [...message.blocks, m.note(wordsOf(m.lang)('receiver.note'))] };
  },
});

/** What became of a submitted protocol: its subject and heading, then what follows from it. */
const outcome = (what: 'withdrawn' | 'declined' | 'confirmed', offerName: string, m: MailTools, blocks: MailMessage['blocks']): MailMessage => {
  const w = wordsOf(m.lang);
  return { subject: w(`${what}.subject`, { offerName }), preheader: w(`${what}.preheader`), blocks: [m.heading(w(`${what}.heading`)), ...blocks] };
};

export const protocolWithdrawn = mailTemplate({
  id: 'handover.withdrawn',
  about: 'The submitter took the protocol back; to the other side.',
  facts: z.object(place),
  sample: example.place,
  render: ({ offerId, offerName }, m) => {
    const w = wordsOf(m.lang);
    return outcome('withdrawn', offerName, m, [m.text(w('withdrawn.text', { offerName })), m.button(w('button.lease'), m.link(leasePath(offerId)))]);
  },
});

export const protocolWithdrawnReceiver = mailTemplate({
  id: 'handover.withdrawn_receiver',
  about:
    "The landlord took the protocol back before it was signed; to the tenant's receiver, who was asked to sign it, with a link for the next one.",
  facts: z.object(place),
  secrets: ['token'],
  sample: example.place,
  render: ({ offerId, offerName, token }, m) => {
    const w = wordsOf(m.lang);
    return outcome('withdrawn', offerName, m, [
      m.text(w('withdrawn.text', { offerName })),
      m.text(w('withdrawn.receiver')),
      m.button(w('receiver.button'), m.link(`${protocolPath(offerId)}?token=${token}`)),
      m.note(w('receiver.note')),
    ]);
  },
});

export const protocolDeclined = mailTemplate({
  id: 'handover.declined',
  about: "The other side refused the protocol's content; to the side that submitted it, with the reason.",
  facts: z.object({ ...place, round: z.number(), reason: z.string() }),
  sample: {
    ...example.place,
    round: 1,
    reason: 'Stan licznika energii jest inny niż w protokole.',
  },
  render: ({ offerId, offerName, reason }, m) => {
    const w = wordsOf(m.lang);
    return outcome('declined', offerName, m, [
      m.text(w('declined.text', { offerName })),
      m.callout('warning', reason),
      m.button(w('declined.button'), m.link(protocolPath(offerId))),
    ]);
  },
});

export const protocolDeclinedReceiver = mailTemplate({
  id: 'handover.declined_receiver',
  about:
    "The landlord sent the protocol back that the tenant's receiver had signed by the link; to the receiver, with the reason and a link to correct it.",
  facts: z.object({ ...place, reason: z.string(), until: instant }),
  secrets: ['token'],
  sample: {
    ...example.place,
    reason: 'Stan licznika energii jest inny niż w protokole.',
    until: '2026-11-28T09:40:00.000Z' as Instant,
  },
  render: ({ offerId, offerName, reason, until, token }, m) => {
    const w = wordsOf(m.lang);
    return outcome('declined', offerName, m, [
      m.text(w('declined.text', { offerName })),
      m.callout('warning', reason),
      m.text(w('declined.receiver', { until: m.instant(until) })),
      m.button(w('declined.button'), m.link(`${protocolPath(offerId)}?token=${token}`)),
      m.note(w('receiver.note')),
    ]);
  },
});

export const protocolConfirmed = mailTemplate({
  id: 'handover.confirmed',
  about: 'The protocol is signed by both sides; to each side, with what happens to the deposit.',
  facts: z.object({
    ...place,
    deposit: z.number().transform((amount) => amount as Grosze),
    payoutDue: z
      .string()
      .nullable()
      .transform((on) => on as Day | null),
    side: z.enum(sides),
  }),
  sample: {
    ...example.place,
    deposit: 2_361_600 as Grosze,
    payoutDue: '2026-12-04' as Day,
    side: 'landlord' as const,
  },
  render: ({ offerId, offerName, deposit, payoutDue, side }, m) => {
    const w = wordsOf(m.lang);
    const values = { amount: m.money(deposit), day: payoutDue === null ? '' : m.day(payoutDue) };
    return outcome('confirmed', offerName, m, [
      m.text(w('confirmed.text', { offerName })),
      m.callout('success', w(side === 'landlord' ? 'confirmed.landlord' : 'confirmed.tenant', values)),
      m.button(w('button.lease'), m.link(leasePath(offerId))),
    ]);
  },
});

export const protocolConfirmedReceiver = mailTemplate({
  id: 'handover.confirmed_receiver',
  about: "The protocol is signed by both sides; to the tenant's receiver, who has no account, with a link to the signed document.",
  facts: z.object(place),
  secrets: ['token'],
  sample: example.place,
  render: ({ offerId, offerName, token }, m) => {
    const w = wordsOf(m.lang);
    return outcome('confirmed', offerName, m, [
      m.text(w('confirmed.receiver', { offerName })),
      m.button(w('receiver.button'), m.link(`${protocolPath(offerId)}?token=${token}`)),
      m.note(w('confirmed.receiver.note', { n: leaseNumbers.receiverLinkDays })),
    ]);
  },
});

/** The e-mails of its meetings. */
export const meetingMails = eventMails('handover', handoverMailWords, {
  meeting_reminder: {
    about: '30 and 50 minutes after the meeting began; to both sides.',
    to: ['landlord', 'tenant'],
    sample: { at: '2026-12-01T09:00:00.000Z', path: '/protocol/abcdefghij0123456789', button: 'protocol' },
  },
  meeting_proposed: { about: 'The landlord proposed another time for the meeting; to the tenant.', to: ['tenant'] },
  early_asked: { about: 'A side agreed to hand over before the agreed hour; to the other side.', to: ['landlord', 'tenant'] },
  early_agreed: { about: 'Both sides agreed to hand over before the agreed hour; to both.', to: ['landlord', 'tenant'] },
  meeting_late: {
    about: 'An hour after the meeting began without a protocol; to both sides.',
    to: ['landlord', 'tenant'],
    sample: { at: '2026-12-01T09:00:00.000Z', path: '/protocol/abcdefghij0123456789', button: 'protocol' },
  },
});

/** The e-mails of the handover room. */
export const handoverMails = [
  ...Object.values(meetingMails).map(({ entry }) => entry),
  receiverInvited.entry,
  transferNamed.entry,
  handoverCancelled.entry,
  personNamed.entry,
  protocolAttachedSubmitter.entry,
  protocolAttachedOther.entry,
  protocolAttachedReceiver.entry,
  protocolWithdrawn.entry,
  protocolWithdrawnReceiver.entry,
  protocolDeclined.entry,
  protocolDeclinedReceiver.entry,
  protocolConfirmed.entry,
  protocolConfirmedReceiver.entry,
];
