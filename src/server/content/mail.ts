/** The e-mails about notices: their receipt, their decision, and the reasons to the owner of the offer. */

import { z } from 'zod';
import { noticeBases, noticeDecisions, noticeGrounds } from '../../domain/content/rules/offer-notices.ts';
import { noticeWords } from '../../words/content/notices.ts';
import { translator } from '../../words/kit/words.ts';
import { type MailTools, mailTemplate } from '../kit/mail/template.ts';

const wordsOf = ({ lang }: MailTools) => translator(noticeWords[lang], lang);

const about = { offerId: z.string(), name: z.string(), ground: z.enum(noticeGrounds) };
const decided = z.object({ ...about, decision: z.enum(noticeDecisions), basis: z.enum(noticeBases), reference: z.string(), reason: z.string() });
const sample = {
  ...{ offerId: 'PVzbeN63z055Q0000000', name: 'Lokal na Nawrot', reason: 'Zdjęcia pokazują inny lokal.', reference: '§ 4 ust. 2' },
  ...{ ground: 'pictures' as const, decision: 'hide' as const, basis: 'terms' as const },
};

type Decided = z.output<typeof decided>;

/** What both decisions say: what was reported, what follows, on what it rests, and what can be done against it. */
const reasonsOf = ({ ground, decision, basis, reference, reason }: Decided, m: MailTools) => {
  const w = wordsOf(m);
  return [
    m.facts([
      [w('mail.ground'), w(`ground.${ground}`)],
      [w('mail.decision'), w(`decision.${decision}`)],
      [w('mail.basis'), reference === '' ? w(`basis.${basis}`) : `${w(`basis.${basis}`)}: ${reference}`],
    ]),
    m.callout('info', reason),
    m.text(w('mail.human')),
    m.note(w('mail.redress')),
  ];
};

/** Confirms a notice to whoever sent it. */
export const noticeReceived = mailTemplate({
  id: 'content.notice_received',
  about: 'To whoever reported an offer: the notice has arrived (DSA art. 16 (4))',
  facts: z.object({ ...about, explanation: z.string() }),
  sample: { offerId: sample.offerId, name: sample.name, ground: sample.ground, explanation: 'To zdjęcia mojego lokalu.' },
  render: ({ offerId, name, ground, explanation }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('received.subject', { name }),
      preheader: w('received.preheader'),
      blocks: [
        m.heading(w('received.heading')),
        m.text(w('received.text', { name })),
        m.facts([[w('mail.ground'), w(`ground.${ground}`)]]),
        m.callout('info', explanation),
        m.button(w('mail.offer'), m.link(`/offer/${offerId}`)),
      ],
    };
  },
});

/** Tells whoever sent a notice how it was decided, and why. */
export const noticeDecided = mailTemplate({
  id: 'content.notice_decided',
  about: 'To whoever reported an offer: the decision with its reasons and what can be done against it (DSA art. 16 (5))',
  facts: decided,
  sample,
  render: (facts, m) => {
    const w = wordsOf(m);
    return {
      subject: w('decided.subject', { name: facts.name }),
      preheader: w(`decision.${facts.decision}`),
      blocks: [
        m.heading(w('decided.heading')),
        m.text(w('decided.text', { name: facts.name })),
        ...reasonsOf(facts, m),
        m.button(w('mail.offer'), m.link(`/offer/${facts.offerId}`)),
      ],
    };
  },
});

/** The statement of reasons to the owner of an offer that was hidden after a notice. */
export const statementOfReasons = mailTemplate({
  id: 'content.statement_of_reasons',
  about: 'To the owner of an offer that was hidden after a notice: the statement of reasons (DSA art. 17)',
  facts: decided,
  sample,
  render: (facts, m) => {
    const w = wordsOf(m);
    return {
      subject: w('reasons.subject', { name: facts.name }),
      preheader: w('reasons.preheader'),
      blocks: [
        m.heading(w('reasons.heading')),
        m.text(w('reasons.text', { name: facts.name })),
        ...reasonsOf(facts, m),
        m.button(w('mail.offer'), m.link(`/offer/${facts.offerId}`)),
      ],
    };
  },
});

/** All templates of the room. */
export const contentMails = [noticeReceived.entry, noticeDecided.entry, statementOfReasons.entry];
