/** The e-mails about agency agreements. */

import { z } from 'zod';
import { agencyMailWords } from '../../words/agency/mail.ts';
import { translators } from '../../words/kit/words.ts';
import type { MailBlock } from '../kit/mail/message.ts';
import { type DeclaredMail, type MailTools, mailTemplate } from '../kit/mail/template.ts';

const texts = translators(agencyMailWords);

const facts = z.object({
  agreementId: z.string(),
  name: z.string(),
  address: z.string(),
  agent: z.string(),
  company: z.string(),
  owner: z.string(),
  /** Until when the owner answers; null in mails after that. */
  until: z.string().nullable(),
  lastDay: z.string(),
  reason: z.string().nullable(),
  /** Whether the owner has an account, to which the offer returns when the agreement ends; mails stored before this was said have none. */
  hasAccount: z.boolean().default(true),
});

/** The facts of a mail about an agreement. */
export type AgencyMailFacts = z.infer<typeof facts>;

const sample: AgencyMailFacts = {
  agreementId: 'Kd83hTq0ZpLw5YvNcRb1',
  name: 'Lokal z markizą przy Zielonej',
  address: 'ul. Zielona 8, 90-414 Łódź',
  agent: 'Marta Zielińska',
  company: 'ZIELIŃSKA NIERUCHOMOŚCI SP. Z O.O.',
  owner: 'Jan Wójcik',
  until: null,
  lastDay: '2027-05-31',
  reason: null,
  hasAccount: true,
};

/** Where both sides read the agreement. */
export const agreementPath = (agreementId: string): string => `/agency-agreement/accept/${agreementId}`;

/** The agent's proposal to the owner; the link reads and declines, and nothing else. */
export const proposalMail = mailTemplate({
  id: 'agency.proposal',
  about: 'An agent signed an agreement and proposes it; to the owner, at the address that the agent gave, with a link that reads and declines it.',
  facts: facts.extend({ until: z.string(), rent: z.number() }),
  secrets: ['token'],
  sample: { ...sample, until: '2026-12-23T13:20:00.000Z', rent: 764_400 },
  render: (given, m) => {
    const t = texts[m.lang];
    const { agreementId, name, address, agent, company, until, lastDay, rent, token } = given;
    return {
      subject: t('proposal.subject', { agent, name }),
      preheader: t('proposal.preheader'),
      blocks: [
        m.heading(t('proposal.heading')),
        m.text(t('proposal.text', { agent, company, name })),
        m.facts([
          [t('row.premises'), address],
          [t('row.rent'), t('rent', { rent: m.money(rent) })],
          [t('row.agent'), `${agent}, ${company}`],
          [t('row.lastDay'), m.day(lastDay)],
          [t('row.until'), m.instant(until)],
        ]),
        m.callout('info', t('proposal.next')),
        m.button(t('proposal.button'), m.link(`${agreementPath(agreementId)}?token=${token}`)),
        m.note(t('proposal.note')),
      ],
    };
  },
});

type Event = 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'revoked' | 'ended';

const template = (event: Event, about: string, own: Partial<AgencyMailFacts> = {}): DeclaredMail<AgencyMailFacts> =>
  mailTemplate({
    id: `agency.${event}`,
    about,
    facts,
    sample: { ...sample, ...own },
    render: (given, m) => {
      const t = texts[m.lang];
      const { agreementId, name, address, agent, company, owner, lastDay, reason, hasAccount } = given;
      const values = { name, agent, owner };
      const isRunning = event === 'accepted';
      const isOver = event === 'revoked' || event === 'ended';
      return {
        subject: t(`${event}.subject`, values),
        preheader: t(`${event}.preheader`),
        blocks: [
          m.heading(t(`${event}.heading`)),
          m.text(t(`${event}.text`, values)),
          m.facts([
            [t('row.premises'), address === '' ? name : address],
            [t('row.agent'), `${agent}, ${company}`],
            [t('row.owner'), owner],
            ...(isRunning ? [[t('row.lastDay'), m.day(lastDay)] as const] : []),
            ...(reason === null || reason === '' ? [] : [[t('row.reason'), reason] as const]),
          ]),
          m.callout(isRunning ? 'success' : 'info', isOver && !hasAccount ? t('over.stayed') : t(`${event}.next`)),
          m.button(t(`${event}.button`), m.link(event === 'withdrawn' ? '/' : agreementPath(agreementId))),
        ],
      };
    },
  });

/** By what happened to the agreement. */
export const agencyTemplates = {
  accepted: template('accepted', 'The owner accepted an agreement with a code; to the agent.'),
  rejected: template('rejected', 'The owner declined a proposal; to the agent, with the reason if there is one.', { reason: 'Inny najemca' }),
  withdrawn: template('withdrawn', 'The agent took a proposal back; to the owner.'),
  expired: template('expired', 'The owner did not answer a proposal in time; to the agent.'),
  revoked: template('revoked', 'Agent or owner revoked an agreement; to both.'),
  ended: template('ended', 'The last day of an agreement has passed; to both.'),
} as const;

const sealedFacts = z.object({
  agreementId: z.string(),
  name: z.string(),
  number: z.string(),
  needsForm: z.boolean(),
  /** Whether the copy of the policy comes along; mails stored before it did say nothing of it. */
  hasPolicy: z.boolean().default(false),
});

/** What both letters say of the sealed agreement, above the way to it. */
const sealedBlocks = ({ name, needsForm, hasPolicy }: Omit<z.infer<typeof sealedFacts>, 'agreementId' | 'number'>, m: MailTools): MailBlock[] => {
  const t = texts[m.lang];
  return [
    m.heading(t('sealed.heading')),
    m.text(t('sealed.text', { name })),
    ...(hasPolicy ? [m.text(t('sealed.policy'))] : []),
    ...(needsForm ? [m.callout('warning', t('sealed.form'))] : []),
  ];
};

/** The sealed agreement, to both sides. */
export const sealedMail = mailTemplate({
  id: 'agency.sealed',
  about:
    'The sealed agreement with its evidence page and the copy of the policy that is annexed to it; to agent and owner. Says what form brokerage still wants.',
  rings: false,
  facts: sealedFacts,
  sample: { agreementId: sample.agreementId, name: sample.name, number: 'UP/2026/0061-1', needsForm: true, hasPolicy: true },
  render: (facts, m) => {
    const t = texts[m.lang];
    return {
      subject: t('sealed.subject', { number: facts.number }),
      preheader: t('sealed.preheader'),
      blocks: [...sealedBlocks(facts, m), m.button(t('sealed.button'), m.link(agreementPath(facts.agreementId)))],
    };
  },
});

/** The sealed agreement, to an owner without an account. */
export const sealedLinkMail = mailTemplate({
  id: 'agency.sealed_link',
  about:
    'The sealed agreement with its evidence page and the copy of the policy that is annexed to it; to an owner without an account, with a link that reads it and, with a code, revokes it until its last day.',
  facts: sealedFacts.extend({ lastDay: z.string() }),
  secrets: ['token'],
  sample: { ...sealedMail.sample, lastDay: sample.lastDay },
  render: (facts, m) => {
    const t = texts[m.lang];
    const { agreementId, number, lastDay, token } = facts;
    return {
      subject: t('sealed.subject', { number }),
      preheader: t('sealed.preheader'),
      blocks: [
        ...sealedBlocks(facts, m),
        m.button(t('sealed.button'), m.link(`${agreementPath(agreementId)}?token=${token}`)),
        m.note(t('sealed.link', { day: m.day(lastDay) })),
      ],
    };
  },
});

/** All templates of the room. */
export const agencyMails = [proposalMail.entry, ...Object.values(agencyTemplates).map(({ entry }) => entry), sealedMail.entry, sealedLinkMail.entry];
