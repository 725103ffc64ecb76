/** The e-mails about an offer. */

import { z } from 'zod';
import { translator } from '../../words/kit/words.ts';
import { offerMailWords } from '../../words/offers/mail.ts';
import { mailTemplate } from '../kit/mail/template.ts';

const named = { offerId: z.string(), name: z.string() };
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
        m.button(w('begun.button'), m.link(`/add-offer/${offerId}`)),
        m.note(w('begun.note')),
      ],
    };
  },
});

export const projectReady = mailTemplate({
  id: 'offers.project',
  about: 'The watermarked draft document was drawn; to the person who asked for it, with the PDF.',
  facts: z.object({ ...named, address: z.string(), validTo: z.string(), sha256: z.string() }),
  sample: {
    ...example,
    address: 'Nawrot 14, Pabianice',
    validTo: '2026-12-20',
    sha256: '4c1f8a2b9d7e60315fa4c8be27d9103e5b6a7c8d9e0f1a2b3c4d5e6f708192a3',
  },
  render: ({ offerId, name, address, validTo, sha256 }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('project.subject', { name }),
      preheader: w('project.preheader'),
      blocks: [
        m.heading(w('project.heading')),
        m.text(w('project.text')),
        m.facts([
          [w('label.offer'), name],
          [w('label.address'), address],
          [w('label.validTo'), m.day(validTo)],
          [w('label.hash'), sha256],
        ]),
        m.callout('info', w('project.binding', { validTo: m.day(validTo) })),
        m.button(w('project.button'), m.link(`/offer/preview/${offerId}`)),
      ],
    };
  },
});

export const offerPublished = mailTemplate({
  id: 'offers.published',
  about: 'The offer was signed and sealed; confirmation of receipt (KC 66¹) to the signer and the owner, with the sealed PDF.',
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
      subject: w('published.subject', { name }),
      preheader: w('published.preheader'),
      blocks: [
        m.heading(w('published.heading')),
        m.text(w('published.text')),
        m.facts(facts),
        m.callout('success', w('published.binding', { validTo: m.day(validTo) })),
        m.button(w('published.button'), m.link(`/offer/${offerId}`)),
      ],
    };
  },
});

export const offerHidden = mailTemplate({
  id: 'offers.hidden',
  about: 'A moderator hid the offer; to its owner, with the reason.',
  facts: z.object({ ...named, reason: z.string() }),
  sample: { ...example, reason: 'Zdjęcia innego lokalu' },
  render: ({ offerId, name, reason }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('hidden.subject', { name }),
      preheader: w('hidden.preheader'),
      blocks: [
        m.heading(w('hidden.heading')),
        m.text(w('hidden.text')),
        m.callout('warning', reason),
        m.button(w('hidden.button'), m.link(`/offer/${offerId}`)),
        m.note(w('hidden.note')),
      ],
    };
  },
});

export const offerShown = mailTemplate({
  id: 'offers.shown',
  about: 'A moderator made a hidden offer visible again; to its owner.',
  facts: z.object(named),
  sample: example,
  render: ({ offerId, name }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('shown.subject', { name }),
      preheader: w('shown.preheader'),
      blocks: [m.heading(w('shown.heading')), m.text(w('shown.text', { name })), m.button(w('shown.button'), m.link(`/offer/${offerId}`))],
    };
  },
});

export const offerExpiring = mailTemplate({
  id: 'offers.expiring',
  about: 'Seven days and one day before an active offer ends; to its owner.',
  facts: z.object({ ...named, days: z.number(), validTo: z.string() }),
  sample: { ...example, days: 7, validTo: '2026-12-20' },
  render: ({ offerId, name, days, validTo }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('expiring.subject', { name, n: days }),
      preheader: w('expiring.preheader'),
      blocks: [
        m.heading(w('expiring.heading')),
        m.text(w('expiring.text', { validTo: m.day(validTo) })),
        m.button(w('expiring.button'), m.link(`/offer/${offerId}`)),
      ],
    };
  },
});

export const offerDeleted = mailTemplate({
  id: 'offers.deleted',
  about: 'A deleted draft and its files are gone for good; to its owner.',
  facts: z.object(named),
  sample: example,
  render: ({ name }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    return {
      subject: w('deleted.subject', { name }),
      preheader: w('deleted.preheader'),
      blocks: [m.heading(w('deleted.heading')), m.text(w('deleted.text', { name })), m.button(w('deleted.button'), m.link('/moja-tablica'))],
    };
  },
});

/** The e-mails of the offers room. */
export const offersMails = [
  offerBegun.entry,
  projectReady.entry,
  offerPublished.entry,
  offerHidden.entry,
  offerShown.entry,
  offerExpiring.entry,
  offerDeleted.entry,
];
