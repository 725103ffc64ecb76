/** The e-mail about what a saved search has found. */

import { z } from 'zod';
import { alertFrequencies } from '../../domain/search/rules/alert.ts';
import { formatOf } from '../../words/kit/format.ts';
import { translators } from '../../words/kit/words.ts';
import { savedWords } from '../../words/search/saved.ts';
import { mailTemplate } from '../kit/mail/template.ts';
import { isSavedWanted } from './queries/saved.ts';

const words = translators(savedWords);

const found = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  surface: z.number(),
  /** Null for who may not see it. */
  price: z.number().nullable(),
  sale: z.boolean(),
  booked: z.boolean(),
});

type FoundOffer = z.infer<typeof found>;

/** The mail of a saved search; its reader may leave it. */
export const savedSearchFound = mailTemplate({
  id: 'search.saved',
  about: 'Offers that a saved search has found: ten minutes after the first, daily at eight or on Mondays at eight; to whoever saved it.',
  leavable: { kind: 'savedSearches', isWanted: isSavedWanted },
  facts: z.object({
    name: z.string(),
    frequency: z.enum(alertFrequencies),
    /** The query of the search page. */
    query: z.string(),
    offers: z.array(found),
    total: z.int(),
  }),
  sample: {
    name: 'Lokale handlowo-usługowe, Pabianice',
    frequency: 'daily',
    query: '?premisesPurpose=retail&city=Pabianice',
    offers: [
      {
        id: 'Wk3nVb7QmXr2TgL9sHdP',
        name: 'Nawrot 14, witryna',
        address: 'Nawrot 14, Pabianice',
        surface: 86.5,
        price: 640_000,
        sale: false,
        booked: false,
      },
    ],
    total: 1,
  },
  render: ({ name, frequency, query, offers, total }, m) => {
    const w = words[m.lang];
    const { area, wholeMoney } = formatOf(m.lang);
    const cost = ({ price, sale }: FoundOffer): string[] =>
      price === null ? [] : [w(sale ? 'mail.sale' : 'mail.rent', { price: wholeMoney(price) })];
    const cards = offers.map((offer) => ({
      title: offer.name,
      href: m.link(`/offer/${offer.id}`),
      lines: [[offer.address, area(offer.surface), ...cost(offer)].join(' · '), ...(offer.booked ? [w('mail.booked')] : [])],
    }));
    const more = total - offers.length;
    return {
      subject: w('mail.subject', { n: total, name }),
      preheader: w('mail.preheader', { n: total }),
      blocks: [
        m.heading(w('mail.heading', { n: total })),
        m.text(w('mail.text', { name })),
        m.cards(cards),
        ...(more > 0 ? [m.text(w('mail.more', { n: more }))] : []),
        m.button(w('mail.button'), m.link(`/offers${query}`)),
        m.note(w(`mail.note.${frequency}`)),
      ],
    };
  },
});

export const searchMails = [savedSearchFound.entry];
