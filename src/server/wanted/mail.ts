/** The e-mails about wanted listings. */

import { z } from 'zod';
import { boardSearch } from '../../contract/wanted/schema/address.ts';
import { offerPath, ownWantedPath } from '../../domain/kit/page/deal-paths.ts';
import { mainUses } from '../../domain/kit/provinces.ts';
import { hidingBases, hidingOrigins } from '../../domain/offers/rules/hiding.ts';
import { alertFrequencies } from '../../domain/search/rules/alert.ts';
import { formatOf } from '../../words/kit/format.ts';
import { translators } from '../../words/kit/words.ts';
import { hidingWords } from '../../words/offers/mail.ts';
import { listWords } from '../../words/search/list.ts';
import { areaText } from '../../words/wanted/area-text.ts';
import { wantedMailWords } from '../../words/wanted/mail.ts';
import { placeAlertWords } from '../../words/wanted/place-alerts.ts';
import { wantsMail } from '../accounts/queries/mail-choices.ts';
import { type MailTools, mailTemplate } from '../kit/mail/template.ts';
import { isPlaceMailWanted } from './queries/place-alerts.ts';

const words = translators(wantedMailWords);
const hiding = translators(hidingWords);
const alertWords = translators(placeAlertWords);
const uses = translators(listWords);

/** Whoever left mails of this kind after one was written gets nothing. */
const leavable = {
  kind: 'wanted',
  isWanted: (reader: Parameters<typeof wantsMail>[0], { uid }: { readonly uid: string }) => wantsMail(reader, uid, 'wanted'),
};

/** Somebody sent an offer to the listing. */
export const offerReceived = mailTemplate({
  id: 'wanted.received',
  about: 'Somebody sent an offer to a wanted listing; to everybody who signs for the company that looks.',
  facts: z.object({
    location: z.string(),
    offerId: z.string(),
    name: z.string(),
    address: z.string(),
    surface: z.number().nullable(),
    price: z.number().nullable(),
    score: z.int(),
  }),
  sample: {
    location: 'Łódź, Śródmieście',
    offerId: 'Wk3nVb7QmXr2TgL9sHdP',
    name: 'Nawrot 14, witryna',
    address: 'Nawrot 14, Łódź',
    surface: 86.5,
    price: 640_000,
    score: 92,
  },
  render: ({ location, offerId, name, address, surface, price, score }, m) => {
    const w = words[m.lang];
    const { area, shortMoney } = formatOf(m.lang);
    return {
      subject: w('received.subject', { location }),
      preheader: w('received.preheader', { name }),
      blocks: [
        m.heading(w('received.heading')),
        m.text(w('received.text', { location })),
        m.facts([
          [w('row.offer'), name],
          [w('row.address'), address],
          ...(surface === null ? [] : [[w('row.area'), area(surface)] as const]),
          ...(price === null ? [] : [[w('row.rent'), w('rent', { price: shortMoney(price) })] as const]),
          [w('row.fit'), w('fit', { score })],
        ]),
        m.button(w('received.button'), m.link(offerPath(offerId))),
        m.note(w('received.note')),
      ],
    };
  },
});

/** An admin took a listing from the board. */
export const listingRemoved = mailTemplate({
  id: 'wanted.removed',
  about: 'An admin took a wanted listing from the board; to everybody who signs for the company that looks: the statement of reasons (DSA art. 17).',
  // Mails that were stored before the ground was named say that a moderator applied the terms.
  facts: z.object({
    location: z.string(),
    at: z.string(),
    reason: z.string(),
    origin: z.enum(hidingOrigins).default('moderator'),
    basis: z.enum(hidingBases).default('terms'),
    reference: z.string().default(''),
  }),
  sample: {
    ...{ location: 'Łódź, Śródmieście', at: '2026-11-20T12:00:00.000Z', reason: 'Ogłoszenie podaje numer telefonu obcej osoby.' },
    ...{ origin: 'notice' as const, basis: 'terms' as const, reference: '§ 8 ust. 2' },
  },
  render: ({ location, at, reason, origin, basis, reference }, m) => {
    const [w, h] = [words[m.lang], hiding[m.lang]];
    return {
      subject: w('removed.subject', { location }),
      preheader: w('removed.preheader', { reason }),
      blocks: [
        m.heading(w('removed.heading')),
        m.text(w('removed.text', { location, at: m.instant(at) })),
        m.callout('warning', reason),
        m.facts([
          [h('origin'), origin === 'notice' ? w('removed.origin.notice') : h(`origin.${origin}`)],
          [h('basis'), `${h(`basis.${basis}`)}: ${reference === '' ? h('section.content') : reference}`],
        ]),
        m.text(w('removed.next')),
        m.button(w('found.button'), m.link(ownWantedPath)),
        m.text(h('human')),
        m.note(h('redress')),
      ],
    };
  },
});

/** Offers that fit a listing have appeared. */
export const offersFound = mailTemplate({
  id: 'wanted.found',
  about:
    'Offers that fit a wanted listing: ten minutes after the first, daily at eight or on Mondays at eight; to everybody who signs for the company that looks.',
  leavable,
  facts: z.object({
    location: z.string(),
    frequency: z.enum(alertFrequencies),
    total: z.int(),
    offers: z.array(z.object({ id: z.string(), name: z.string(), address: z.string(), surface: z.number(), price: z.number() })),
  }),
  sample: {
    location: 'Łódź, Śródmieście',
    frequency: 'daily' as const,
    total: 1,
    offers: [{ id: 'Wk3nVb7QmXr2TgL9sHdP', name: 'Nawrot 14, witryna', address: 'Nawrot 14, Łódź', surface: 86.5, price: 640_000 }],
  },
  render: ({ location, frequency, total, offers }, m) => {
    const w = words[m.lang];
    const { area, shortMoney } = formatOf(m.lang);
    const cards = offers.map(({ id, name, address, surface, price }) => ({
      title: name,
      href: m.link(offerPath(id)),
      lines: [[address, area(surface), w('rent', { price: shortMoney(price) })].join(' · ')],
    }));
    const more = total - offers.length;
    return {
      subject: w('found.subject', { n: total, location }),
      preheader: w('found.preheader'),
      blocks: [
        m.heading(w('found.heading', { n: total })),
        m.text(w('found.text', { n: total, location })),
        m.cards(cards),
        ...(more > 0 ? [m.text(w('found.more', { n: more }))] : []),
        m.button(w('found.button'), m.link(ownWantedPath)),
        m.note(w(`found.note.${frequency}`)),
      ],
    };
  },
});

/** Companies look for premises like one's own. */
export const seekersFound = mailTemplate({
  id: 'wanted.sought',
  about: 'Companies look for premises like an offer; ten minutes after the first, daily at eight or on Mondays at eight; to the offer\u2019s owner.',
  leavable,
  facts: z.object({ total: z.int(), offers: z.array(z.object({ id: z.string(), name: z.string(), companies: z.int() })) }),
  sample: { total: 1, offers: [{ id: 'Wk3nVb7QmXr2TgL9sHdP', name: 'Nawrot 14, witryna', companies: 4 }] },
  render: ({ total, offers }, m) => {
    const w = words[m.lang];
    const more = total - offers.length;
    return {
      subject: w('sought.subject', { n: total }),
      preheader: w('sought.preheader'),
      blocks: [
        m.heading(w('sought.heading')),
        m.text(w('sought.text')),
        m.cards(
          offers.map(({ id, name, companies }) => ({ title: name, href: m.link(offerPath(id)), lines: [w('sought.companies', { n: companies })] })),
        ),
        ...(more > 0 ? [m.text(w('sought.more', { n: more }))] : []),
        m.button(w('sought.button'), m.link('/wanted-listings')),
        m.note(w('sought.note')),
      ],
    };
  },
});

const newListing = z.object({
  ...{ id: z.string(), location: z.string(), radius: z.number(), use: z.enum(mainUses).nullable() },
  ...{ maxRent: z.number().nullable(), minSurface: z.number().nullable(), maxSurface: z.number().nullable(), neededFrom: z.string().nullable() },
  /** Who looks; null for whoever may not read it. */
  company: z.string().nullable(),
});

type NewListing = z.infer<typeof newListing>;

const area = z.object({
  location: z.string(),
  point: z.object({ lat: z.number(), lng: z.number() }),
  radius: z.number(),
  use: z.enum(mainUses).nullable(),
});

/** New listings in the places that somebody has alerts about. */
export const placeNews = mailTemplate({
  id: 'wanted.place_news',
  about:
    'New wanted listings in the places of all alerts of a person: ten minutes after the first, daily at eight or on Mondays at eight; to whoever has the alerts.',
  leavable: { kind: 'placeAlerts', isWanted: (reader, { uid }) => isPlaceMailWanted(reader, uid) },
  facts: z.object({ total: z.int(), places: z.array(area.extend({ listings: z.array(newListing) })).min(1) }),
  sample: {
    total: 1,
    places: [
      {
        ...{ location: 'Łódź', point: { lat: 51.7592, lng: 19.456 }, radius: 10, use: null },
        listings: [
          {
            ...{ id: 'Wk3nVb7QmXr2TgL9sHdP', location: 'Łódź, Śródmieście', radius: 5, use: 'retail', maxRent: 95_00 },
            ...{ minSurface: 80, maxSurface: null, neededFrom: '2026-12-01', company: null },
          },
        ],
      },
    ],
  },
  render: ({ total, places }, m) => {
    const w = alertWords[m.lang];
    const [first] = places;
    const isOne = places.length === 1 && first !== undefined;
    const more = total - places.reduce((n, { listings }) => n + listings.length, 0);
    return {
      subject: isOne ? w('mail.subject', { n: total, place: first.location }) : w('mail.subject.places', { n: total }),
      preheader: w('mail.preheader'),
      blocks: [
        m.heading(w('mail.heading', { n: total })),
        ...places.flatMap(({ listings, ...place }) => [
          m.text(w('mail.area', { area: areaText(place, m.lang) })),
          m.cards(listings.map((listing) => listingCard(listing, boardLink(place, m), m))),
        ]),
        ...(more > 0 ? [m.text(w('mail.more', { n: more }))] : []),
        m.button(w('mail.button'), isOne ? boardLink(first, m) : m.link('/wanted-listings')),
        m.note(w('mail.note')),
      ],
    };
  },
});

type Area = z.infer<typeof area>;

const boardLink = ({ location, ...place }: Area, m: MailTools): string => m.link(`/wanted-listings${boardSearch({ place: location, ...place })}`);

const listingCard = ({ location: place, radius, use, maxRent, neededFrom, company, ...size }: NewListing, href: string, m: MailTools) => {
  const w = alertWords[m.lang];
  const { number, shortMoney } = formatOf(m.lang);
  const conditions = [
    w('mail.radius', { km: number(radius) }),
    ...(maxRent === null ? [] : [w('mail.rent', { rent: shortMoney(maxRent) })]),
    ...surfaceText(size, m),
    ...(neededFrom === null ? [] : [w('mail.from', { day: m.day(neededFrom) })]),
  ].join(' · ');
  const title = w('mail.card', { use: use === null ? w('mail.anyUse') : uses[m.lang](`purpose.${use}`), place });
  return { title, href, lines: [conditions, ...(company === null ? [] : [company])] };
};

const surfaceText = ({ minSurface: min, maxSurface: max }: Pick<NewListing, 'minSurface' | 'maxSurface'>, m: MailTools): string[] => {
  const w = alertWords[m.lang];
  const { area: metres, number } = formatOf(m.lang);
  if (min !== null && max !== null) return [w('mail.area.between', { min: number(min), max: metres(max) })];
  if (min !== null) return [w('mail.area.from', { min: metres(min) })];
  return max === null ? [] : [w('mail.area.to', { max: metres(max) })];
};

/** All templates of the room. */
export const wantedMails = [offerReceived.entry, listingRemoved.entry, offersFound.entry, seekersFound.entry, placeNews.entry];
