/** The e-mails about an offer. */

import { z } from 'zod';
import { offerFormPath, offerPath, offerPreviewPath } from '../../domain/kit/page/deal-paths.ts';
import { workspacePath } from '../../domain/kit/page/paths.ts';
import { hidingBases, hidingOrigins } from '../../domain/offers/rules/hiding.ts';
import { translator } from '../../words/kit/words.ts';
import { hidingWords, offerMailWords } from '../../words/offers/mail.ts';
import { mailTemplate } from '../kit/mail/template.ts';
import { favouriteChanged } from './mail/favourite.ts';

const named = { offerId: z.string(), name: z.string() };
/** An announcement of a sale is no offer; mails stored before this was told are about offers. */
const kind = { sale: z.boolean().default(false) };
const wordsOf = (sale: boolean): '' | '.sale' => (sale ? '.sale' : '');
const example = { offerId: 'Wk3nVb7QmXr2TgL9sHdP', name: 'Nawrot 14, witryna' };

export const offerBegun = mailTemplate({
  id: 'offers.begun',
  about: 'A draft got its name for the first time; to the person who fills it in.',
  facts: z.object(named),
  sample: example,
  render: ({ offerId, name }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('begun.subject', { name }),
      preheader: w('begun.preheader'),
      blocks: [
        m.heading(w('begun.heading')),
        m.text(w('begun.text')),
        m.button(w('begun.button'), m.link(offerFormPath(offerId))),
        m.note(w('begun.note')),
      ],
    };
  },
});

export const offerLinked = mailTemplate({
  id: 'offers.linked',
  about: 'The staff gave a draft to this account or its company; to whom it belongs now.',
  facts: z.object({ ...named, linkedTo: z.enum(['company', 'person']) }),
  sample: { ...example, linkedTo: 'company' },
  render: ({ offerId, name, linkedTo }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: name === '' ? w('linked.subject.unnamed') : w('linked.subject', { name }),
      preheader: w('linked.preheader'),
      blocks: [
        m.heading(w('linked.heading')),
        m.text(w(linkedTo === 'company' ? 'linked.text.company' : 'linked.text.person')),
        m.text(w('linked.next')),
        m.button(w('begun.button'), m.link(offerFormPath(offerId))),
        m.note(w('linked.note')),
      ],
    };
  },
});

export const projectReady = mailTemplate({
  id: 'offers.project',
  about: 'The watermarked draft document was drawn; to the person who asked for it, with the PDF.',
  facts: z.object({ ...named, address: z.string(), validTo: z.string(), sha256: z.string(), sale: z.boolean().optional() }),
  sample: {
    ...example,
    address: 'Nawrot 14, Pabianice',
    validTo: '2026-12-20',
    sha256: '4c1f8a2b9d7e60315fa4c8be27d9103e5b6a7c8d9e0f1a2b3c4d5e6f708192a3',
  },
  render: ({ offerId, name, address, validTo, sha256, sale }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    const kind = wordsOf(sale === true);
    return {
      subject: w(`project.subject${kind}`, { name }),
      preheader: w(`project.preheader${kind}`),
      blocks: [
        m.heading(w(`project.heading${kind}`)),
        m.text(w(`project.text${kind}`)),
        m.facts([
          [w('label.offer'), name],
          [w('label.address'), address],
          [w('label.validTo'), m.day(validTo)],
          [w('label.hash'), sha256],
        ]),
        m.callout('info', w(sale ? 'project.announcement' : 'project.binding', { validTo: m.day(validTo) })),
        m.button(w('project.button'), m.link(offerPreviewPath(offerId))),
      ],
    };
  },
});

export const offerPublished = mailTemplate({
  id: 'offers.published',
  about: 'The offer, or its next version, was signed and sealed; confirmation of receipt (KC 66¹) to the signer and the owner, with the sealed PDF.',
  facts: z.object({
    ...named,
    address: z.string(),
    version: z.number(),
    validTo: z.string(),
    price: z.number(),
    sha256: z.string(),
    code: z.string(),
  }),
  sample: {
    ...example,
    address: 'Nawrot 14, Pabianice',
    version: 1,
    validTo: '2026-12-20',
    price: 946_000,
    code: '7K2M-9XWQ-4TBH',
    sha256: '4c1f8a2b9d7e60315fa4c8be27d9103e5b6a7c8d9e0f1a2b3c4d5e6f708192a3',
  },
  render: ({ offerId, name, address, version, validTo, price, sha256, code }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    const of = version > 1 ? '.next' : '';
    const facts: [string, string][] = [
      [w('label.offer'), name],
      [w('label.address'), address],
      [w('label.version'), String(version)],
      [w('label.price'), m.money(price)],
      [w('label.validTo'), m.day(validTo)],
      [w('label.code'), code],
      [w('label.hash'), sha256],
    ];
    return {
      subject: w(`published.subject${of}`, { name, version: String(version) }),
      preheader: w(`published.preheader${of}`),
      blocks: [
        m.heading(w(`published.heading${of}`)),
        m.text(w(`published.text${of}`)),
        m.facts(facts),
        m.callout('success', w('published.binding', { validTo: m.day(validTo) })),
        m.button(w('published.button'), m.link(offerPath(offerId))),
      ],
    };
  },
});

export const announcementPublished = mailTemplate({
  id: 'offers.announced',
  about: 'The announcement of a sale was signed and sealed; to the signer and the owner, with the sealed PDF.',
  facts: z.object({ ...named, address: z.string(), validTo: z.string(), price: z.number(), sha256: z.string(), code: z.string() }),
  sample: {
    ...example,
    address: 'Nawrot 14, Pabianice',
    validTo: '2026-12-20',
    price: 94_600_000,
    code: '7K2M-9XWQ-4TBH',
    sha256: '4c1f8a2b9d7e60315fa4c8be27d9103e5b6a7c8d9e0f1a2b3c4d5e6f708192a3',
  },
  render: ({ offerId, name, address, validTo, price, sha256, code }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('announced.subject', { name }),
      preheader: w('announced.preheader'),
      blocks: [
        m.heading(w('announced.heading')),
        m.text(w('announced.text', { validTo: m.day(validTo) })),
        m.facts([
          [w('label.offer'), name],
          [w('label.address'), address],
          [w('announced.price'), m.money(price)],
          [w('label.code'), code],
          [w('label.hash'), sha256],
        ]),
        m.button(w('announced.button'), m.link(offerPath(offerId))),
      ],
    };
  },
});

/** How an offer that is hidden or shown stands: open to booking, reserved, or past its validity. */
export const availabilities = ['open', 'booked', 'expired'] as const;
export type Availability = (typeof availabilities)[number];

/** Mails that were stored before this was told are about open offers. */
const availability = { availability: z.enum(availabilities).default('open') };
/** An announcement of a sale is never booked. */
const wordsOfAvailability = (sale: boolean, availability: Availability): '' | '.sale' | '.booked' | '.expired' | '.expired.sale' => {
  if (availability === 'expired') return `.expired${wordsOf(sale)}`;
  return availability === 'booked' && !sale ? '.booked' : wordsOf(sale);
};

/** Mails that were stored before the ground was named say that a moderator applied the terms. */
const ground = {
  origin: z.enum(hidingOrigins).default('moderator'),
  basis: z.enum(hidingBases).default('terms'),
  reference: z.string().default(''),
};

export const offerHidden = mailTemplate({
  id: 'offers.hidden',
  about: 'The offer was hidden by a moderator, or because its signer is no longer verified; to its owner: the statement of reasons (DSA art. 17).',
  facts: z.object({ ...named, ...kind, ...availability, reason: z.string(), ...ground }),
  sample: {
    ...{ ...example, sale: false, reason: 'Zdjęcia innego lokalu', reference: '§ 3 ust. 3' },
    ...({ availability: 'open', origin: 'notice', basis: 'terms' } as const),
  },
  render: ({ offerId, name, sale, availability, reason, origin, basis, reference }, m) => {
    const [w, of] = [translator(offerMailWords[m.lang], m.lang), wordsOf(sale)];
    const h = translator(hidingWords[m.lang], m.lang);
    const section = reference === '' ? h(origin === 'signer' ? 'section.signer' : 'section.content') : reference;
    return {
      subject: w(`hidden.subject${of}`, { name }),
      preheader: w(`hidden.preheader${of}`),
      blocks: [
        m.heading(w(`hidden.heading${of}`)),
        m.text(
          w(availability === 'booked' && origin === 'signer' ? 'hidden.text.booked.signer' : `hidden.text${wordsOfAvailability(sale, availability)}`),
        ),
        m.callout('warning', reason),
        m.facts([
          [h('origin'), h(`origin.${origin}`)],
          [h('basis'), `${h(`basis.${basis}`)}: ${section}`],
        ]),
        m.button(w(`hidden.button${of}`), m.link(offerPath(offerId))),
        m.text(h('human')),
        m.note(h('redress')),
      ],
    };
  },
});

export const photoJudged = mailTemplate({
  id: 'offers.photo_judged',
  about: 'A moderator looked at a photo of a draft that a machine would not let stand; to its owner, with what was decided.',
  facts: z.object({ ...named, position: z.number(), passed: z.boolean(), reason: z.string() }),
  sample: { ...example, position: 2, passed: false, reason: 'Na zdjęciu jest numer telefonu' },
  render: ({ offerId, name, position, passed, reason }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    const of = passed ? 'passed' : 'refused';
    const facts = { n: position, name };
    return {
      subject: w(`photo.${of}.subject`, facts),
      preheader: w(`photo.${of}.preheader`),
      blocks: [
        m.heading(w(`photo.${of}.heading`)),
        m.text(w(`photo.${of}.text`, facts)),
        ...(passed ? [] : [m.callout('warning', reason)]),
        m.button(w('photo.button'), m.link(`${offerFormPath(offerId)}#photos`)),
        ...(passed ? [] : [m.note(w('photo.note'))]),
      ],
    };
  },
});

export const offerShown = mailTemplate({
  id: 'offers.shown',
  about: 'A hidden offer is visible again: by a moderator, or because its signer is verified again; to its owner.',
  facts: z.object({ ...named, ...kind, ...availability }),
  sample: { ...example, sale: false, availability: 'open' as const },
  render: ({ offerId, name, sale, availability }, m) => {
    const [w, of, stands] = [translator(offerMailWords[m.lang], m.lang), wordsOf(sale), wordsOfAvailability(sale, availability)];
    return {
      subject: w(`shown.subject${of}`, { name }),
      preheader: w(`shown.preheader${stands}`),
      blocks: [
        m.heading(w(`shown.heading${of}`)),
        m.text(w(`shown.text${stands}`, { name })),
        m.button(w(`shown.button${of}`), m.link(offerPath(offerId))),
      ],
    };
  },
});

export const offerExpiring = mailTemplate({
  id: 'offers.expiring',
  about: 'Seven days and one day before an active offer ends; to its owner.',
  facts: z.object({ ...named, ...kind, days: z.number(), validTo: z.string() }),
  sample: { ...example, sale: false, days: 7, validTo: '2026-12-20' },
  render: ({ offerId, name, sale, days, validTo }, m) => {
    const [w, of] = [translator(offerMailWords[m.lang], m.lang), wordsOf(sale)];
    return {
      subject: w(`expiring.subject${of}`, { name, n: days }),
      preheader: w(`expiring.preheader${of}`),
      blocks: [
        m.heading(w(`expiring.heading${of}`)),
        m.text(w(`expiring.text${of}`, { validTo: m.day(validTo) })),
        m.button(w(`expiring.button${of}`), m.link(offerPath(offerId))),
      ],
    };
  },
});

export const offerDeleted = mailTemplate({
  id: 'offers.deleted',
  about: 'A deleted draft and its files, or the published announcement of a sale, are gone for good; to its owner.',
  facts: z.object({ ...named, ...kind }),
  sample: { ...example, sale: false },
  render: ({ name, sale }, m) => {
    const [w, of] = [translator(offerMailWords[m.lang], m.lang), wordsOf(sale)];
    return {
      subject: w(`deleted.subject${of}`, { name }),
      preheader: w(`deleted.preheader${of}`),
      blocks: [m.heading(w(`deleted.heading${of}`)), m.text(w(`deleted.text${of}`, { name })), m.button(w('deleted.button'), m.link(workspacePath))],
    };
  },
});

export const offerQuestion = mailTemplate({
  id: 'offers.question',
  about: 'Somebody asked about a published offer; to its owner, who answers on its page.',
  facts: z.object({
    ...named,
    number: z.number(),
    title: z.string(),
    description: z.string(),
    asker: z.string(),
  }),
  sample: {
    ...example,
    number: 78,
    title: 'Dostawa towaru',
    description: 'Czy pod lokal podjedzie samochód dostawczy o 6 rano?',
    asker: 'Jan Kawecki, KAWA I SPÓŁKA SP. Z O.O.',
  },
  render: ({ offerId, name, number, title, description, asker }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('question.subject', { name, title }),
      preheader: w('question.preheader', { asker }),
      blocks: [
        m.heading(w('question.heading')),
        m.facts([
          [w('label.offer'), w('question.offer', { name, number: String(number) })],
          [w('question.from'), asker],
          [w('question.title'), title],
        ]),
        m.callout('info', description),
        m.text(w('question.text')),
        m.button(w('question.button'), m.link(`${offerPath(offerId)}#ask`)),
      ],
    };
  },
});

export const offerAnswer = mailTemplate({
  id: 'offers.answer',
  about: 'The owner answered a question about an offer, or corrected the answer; to who asked.',
  facts: z.object({
    ...named,
    title: z.string(),
    description: z.string(),
    answer: z.string(),
    corrected: z.boolean(),
    hidden: z.boolean().default(false),
  }),
  sample: {
    ...example,
    title: 'Dostawa towaru',
    description: 'Czy pod lokal podjedzie samochód dostawczy o 6 rano?',
    answer: 'Tak, od strony podwórza. Brama jest otwarta od 5.30, a miejsce przy zapleczu mieści auto do 7 m.',
    corrected: false,
    hidden: false,
  },
  render: ({ offerId, name, title, description, answer, corrected, hidden }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w(corrected ? 'answer.subject.corrected' : 'answer.subject', { name, title }),
      preheader: w(hidden ? 'answer.preheader.hidden' : 'answer.preheader'),
      blocks: [
        m.heading(w(corrected ? 'answer.heading.corrected' : 'answer.heading')),
        m.facts([
          [w('label.offer'), name],
          [w('question.title'), title],
          [w('answer.question'), description],
        ]),
        m.callout('info', answer),
        m.text(w('answer.text')),
        // The page of a hidden offer is gone for whoever asked.
        hidden ? m.text(w('answer.hidden')) : m.button(w('answer.button'), m.link(`${offerPath(offerId)}#ask`)),
      ],
    };
  },
});

/** The e-mails of the offers room. */
export const offersMails = [
  offerBegun.entry,
  offerLinked.entry,
  projectReady.entry,
  offerPublished.entry,
  announcementPublished.entry,
  offerHidden.entry,
  offerShown.entry,
  photoJudged.entry,
  offerExpiring.entry,
  offerDeleted.entry,
  offerQuestion.entry,
  offerAnswer.entry,
  favouriteChanged.entry,
];
