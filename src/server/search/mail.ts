/** The e-mails about offers that are new: what a saved search has found, and what a week has brought. */

import { z } from 'zod';
import { savedFragment } from '../../contract/search/schema/address.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { provinces } from '../../domain/kit/provinces.ts';
import { dayOf, instant } from '../../domain/kit/time.ts';
import { alertFrequencies } from '../../domain/search/rules/alert.ts';
import { formatOf } from '../../words/kit/format.ts';
import { nameWords } from '../../words/kit/names.ts';
import { translators } from '../../words/kit/words.ts';
import { newOffersWords } from '../../words/search/new-offers.ts';
import { savedWords } from '../../words/search/saved.ts';
import { wantsMail } from '../accounts/queries/mail-choices.ts';
import { type MailTools, mailTemplate } from '../kit/mail/template.ts';
import { isSavedWanted } from './queries/saved.ts';

const words = translators(savedWords);
const weekly = translators(newOffersWords);
const names = translators(nameWords);

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
    /** Missing in mails that were queued before it was kept. */
    searchId: z.string().optional(),
    offers: z.array(found),
    total: z.int(),
  }),
  sample: {
    name: 'Lokale handlowo-usługowe, Pabianice',
    frequency: 'daily',
    query: '?premisesPurpose=retail&city=Pabianice',
    searchId: 'Qh7cTm2WnLx9RkVd4sPb',
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
  render: ({ name, frequency, query, searchId, offers, total }, m) => {
    const w = words[m.lang];
    const more = total - offers.length;
    return {
      subject: w('mail.subject', { n: total, name }),
      preheader: w('mail.preheader', { n: total }),
      blocks: [
        m.heading(w('mail.heading', { n: total })),
        m.text(w('mail.text', { name })),
        m.cards(cardsOf(offers, m)),
        ...(more > 0 ? [m.text(w('mail.more', { n: more }))] : []),
        m.button(w('mail.button'), m.link(`/offers${query}${searchId === undefined ? '' : savedFragment(searchId)}`)),
        m.note(w(`mail.note.${frequency}`)),
      ],
    };
  },
});

const cardsOf = (offers: readonly FoundOffer[], m: MailTools) => {
  const w = words[m.lang];
  const { area, shortMoney } = formatOf(m.lang);
  const cost = ({ price, sale }: FoundOffer): string[] => (price === null ? [] : [w(sale ? 'mail.sale' : 'mail.rent', { price: shortMoney(price) })]);
  return offers.map((offer) => ({
    title: offer.name,
    href: m.link(offerPath(offer.id)),
    lines: [[offer.address, area(offer.surface), ...cost(offer)].join(' · '), ...(offer.booked ? [w('mail.booked')] : [])],
  }));
};

/** The mail about the new offers of a week; leaving it withdraws the consent. */
export const newOffersOfWeek = mailTemplate({
  id: 'search.new_offers',
  about: 'On Mondays at eight: offers that were listed within the last week; to whoever gave the marketing consent and confirmed their address.',
  leavable: { kind: 'newOffers', isWanted: (reader, { uid }) => wantsMail(reader, uid, 'newOffers') },
  facts: z.object({
    /** The week: from one Monday at eight to the next. */
    from: z.string(),
    to: z.string(),
    /** Null for the whole country. */
    province: z.enum(provinces).nullable(),
    offers: z.array(found),
    /** Whether the week brought more than these. */
    hasMore: z.boolean(),
  }),
  sample: {
    from: '2026-11-16T07:00:00.000Z',
    to: '2026-11-23T07:00:00.000Z',
    province: 'lodzkie',
    offers: [...savedSearchFound.sample.offers],
    hasMore: false,
  },
  render: ({ from, to, province, offers, hasMore }, m) => {
    const w = weekly[m.lang];
    const where = province === null ? w('poland') : w('province', { name: names[m.lang](`province.${province}`) });
    const week = { from: m.day(dayOf(instant(from))), to: m.day(dayOf(instant(to))), where };
    return {
      subject: hasMore ? w('subject.most', { where }) : w('subject', { n: offers.length, where }),
      preheader: w('preheader', week),
      blocks: [
        m.heading(w('heading')),
        m.text(w('text', week)),
        m.cards(cardsOf(offers, m)),
        ...(hasMore ? [m.text(w('most', { n: offers.length }))] : []),
        m.button(w('button'), m.link(province === null ? '/offers' : `/offers?province=${province}`)),
        m.note(w('note')),
      ],
    };
  },
});

export const searchMails = [savedSearchFound.entry, newOffersOfWeek.entry];
