/** The e-mails about notices to whoever sent them: their receipt and their decision. */

import { z } from 'zod';
import { noticeDecisions, noticeGrounds } from '../../domain/content/rules/offer-notices.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { hidingBases } from '../../domain/offers/rules/hiding.ts';
import { noticeWords } from '../../words/content/notices.ts';
import { translator } from '../../words/kit/words.ts';
import { hidingWords } from '../../words/offers/mail.ts';
import { type MailTools, mailTemplate } from '../kit/mail/template.ts';

const wordsOf = ({ lang }: MailTools) => translator(noticeWords[lang], lang);

/** A notice is about an offer or about a listing of the wanted board. */
const about = { offerId: z.string().optional(), wantedListingId: z.string().optional(), name: z.string(), ground: z.enum(noticeGrounds) };

type NoticeSubject = { readonly offerId?: string | undefined; readonly wantedListingId?: string | undefined };

/** What words about it end on, and where it is seen. */
const ofWhat = ({ offerId }: NoticeSubject) => (offerId === undefined ? '.wanted' : '');
const seen = (of: NoticeSubject, m: MailTools) =>
  m.button(wordsOf(m)(`mail.offer${ofWhat(of)}`), m.link(of.offerId === undefined ? '/wanted-listings' : offerPath(of.offerId)));

const decided = z.object({ ...about, decision: z.enum(noticeDecisions), basis: z.enum(hidingBases), reference: z.string(), reason: z.string() });
const sample = {
  ...{ offerId: 'PVzbeN63z055Q0000000', name: 'Lokal na Nawrot', reason: 'Zdjęcia pokazują inny lokal.', reference: '§ 4 ust. 2' },
  ...{ ground: 'pictures' as const, decision: 'hide' as const, basis: 'terms' as const },
};

type DecisionFacts = z.output<typeof decided>;

/** What a decision says: what was reported, what follows, on what it rests, and what can be done against it. */
const reasonsOf = (facts: DecisionFacts, m: MailTools) => {
  const { ground, decision, basis, reference, reason } = facts;
  const w = wordsOf(m);
  const h = translator(hidingWords[m.lang], m.lang);
  return [
    m.facts([
      [w('mail.ground'), w(`ground.${ground}`)],
      [w('mail.decision'), w(`decision.${decision}${ofWhat(facts)}`)],
      [h('basis'), reference === '' ? h(`basis.${basis}`) : `${h(`basis.${basis}`)}: ${reference}`],
    ]),
    m.callout('info', reason),
    m.text(h('human')),
    m.note(h('redress')),
  ];
};

/** Confirms a notice to whoever sent it. */
export const noticeReceived = mailTemplate({
  id: 'content.notice_received',
  about: 'To whoever reported an offer or a wanted listing: the notice has arrived (DSA art. 16 (4))',
  // Nobody has confirmed a visitor's address: what they wrote is not mailed to it.
  facts: z.object(about),
  sample: { offerId: sample.offerId, name: sample.name, ground: sample.ground },
  render: (facts, m) => {
    const { name, ground } = facts;
    const w = wordsOf(m);
    const of = ofWhat(facts);
    return {
      subject: w(`received.subject${of}`, { name }),
      preheader: w('received.preheader'),
      blocks: [
        m.heading(w('received.heading')),
        m.text(w(`received.text${of}`, { name })),
        m.facts([[w('mail.ground'), w(`ground.${ground}`)]]),
        seen(facts, m),
      ],
    };
  },
});

/** Tells whoever sent a notice how it was decided, and why. */
export const noticeDecided = mailTemplate({
  id: 'content.notice_decided',
  about: 'To whoever reported an offer or a wanted listing: the decision with its reasons and what can be done against it (DSA art. 16 (5))',
  facts: decided,
  sample,
  render: (facts, m) => {
    const w = wordsOf(m);
    const of = ofWhat(facts);
    return {
      subject: w(`decided.subject${of}`, { name: facts.name }),
      preheader: w(`decision.${facts.decision}${of}`),
      blocks: [m.heading(w('decided.heading')), m.text(w(`decided.text${of}`, { name: facts.name })), ...reasonsOf(facts, m), seen(facts, m)],
    };
  },
});

/** All templates of the room. */
export const contentMails = [noticeReceived.entry, noticeDecided.entry];
