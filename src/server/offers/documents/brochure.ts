/** Draws the brochure of an offer: two pages of information for whoever may read its terms. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { minus } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import type { Level, OfferForm } from '../../../domain/offers/types.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { brochureWords } from '../../../words/offers/brochure.ts';
import { offerDetailWords } from '../../../words/offers/details.ts';
import { floorName, sixFacts } from '../../../words/offers/facts/six-facts.ts';
import { cleanFacts } from '../../kit/documents/clean-text.ts';
import { drawLayout } from '../../kit/documents/drawing.ts';
import type { DrawnPdf, Row } from '../../kit/documents/sheet.ts';
import { qrSvg } from '../../kit/qr.ts';
import { type Sketch, sketchOf } from './brochure-map.ts';

type View = OutputOf<typeof offersCalls.getOffer>;

/** An offer with its terms. */
type BrochureOffer = Omit<View, 'form' | 'private'> & { readonly form: OfferForm; readonly private: Terms };
type Terms = NonNullable<View['private']>;

/** What it is drawn from: the offer as its page shows it to people who are signed in, with its terms. */
export type BrochureFacts = {
  readonly lang: Lang;
  readonly now: Instant;
  readonly offer: BrochureOffer;
  /** The full address of the offer's page, and the same as people read it. */
  readonly address: string;
  readonly photos: readonly Uint8Array[];
};

/** How many photos stand on the first page. */
export const brochurePhotos = 3;

const w = translators(brochureWords);
const details = translators(offerDetailWords);
const names = translators(dictionaryWords);

/** What a brochure gives way in: rows of its table of rooms, the line breaks of its description, photos and map. */
type Space = { readonly rooms: number; readonly isFolded: boolean; readonly photos: number; readonly hasMap: boolean };

const wide: Space = { rooms: 26, isFolded: false, photos: brochurePhotos, hasMap: true };

/** From what the two pages hold beside the longest description down to what they hold in any case. */
const spaces: readonly Space[] = [
  wide,
  { ...wide, rooms: 18 },
  { ...wide, rooms: 10 },
  { ...wide, rooms: 10, isFolded: true },
  { ...wide, rooms: 10, isFolded: true, photos: 2 },
  { ...wide, rooms: 10, isFolded: true, photos: 2, hasMap: false },
];

/** Draws it as PDF of two pages, whatever the offer holds. */
export const drawBrochure = async (facts: BrochureFacts): Promise<DrawnPdf> => {
  const { geoMarker } = facts.offer.form;
  const sketch = geoMarker === undefined ? null : await sketchOf(geoMarker, cardFacts(facts.offer.form).city);
  const qr = await qrSvg(facts.address, { ecc: 'M', margin: 0 });
  for (const space of spaces) {
    const photos = facts.photos.slice(0, space.photos);
    const data = cleanFacts(brochureData({ ...facts, photos }, { ...space, sketch: space.hasMap ? sketch : null, qr }));
    const drawn = await drawLayout({ template: 'brochure', data, pictures: photos }, facts.now);
    if (drawn.pages === 2) return drawn;
  }
  throw new Error('the brochure does not fit on two pages');
};

type Drawing = Pick<Space, 'rooms' | 'isFolded'> & { readonly sketch: Sketch | null; readonly qr: string };

const brochureData = ({ lang, now, offer, address, photos }: BrochureFacts, { rooms, isFolded, sketch, qr }: Drawing) => {
  const { form, private: terms } = offer;
  const t = w[lang];
  const { name, address: premises } = cardFacts(form);
  const description = form.description?.trim() ?? '';
  const number = String(offer.number);
  const documentNumber = terms.document?.number ?? null;
  const nature = t(isSale(form) ? 'nature.sell' : 'nature.rent', {
    number: documentNumber === null ? '' : t('nature.number', { number: documentNumber }),
  });
  return {
    lang,
    title: t('title', { number }),
    label: t('label', { number }),
    information: t('information'),
    pageWords: t('page.words', { page: '{page}', pages: '{pages}' }),
    name,
    address: premises,
    drawn: t('drawn', { day: documentFormatOf(lang).documentDay(dayOf(now)) }),
    photos: photos.map((_, at) => t('photo.alt', { n: at + 1 })),
    facts: sixFacts(lang, { form, terms, today: dayOf(now) }).map(({ name, value, text }) => [name, value ?? '', text]),
    costs: isSale(form) ? null : costsOf(lang, terms, form.areaDetails?.surface ?? 0),
    about: description === '' ? null : { title: t('about'), text: isFolded ? description.replace(/\s+/g, ' ') : description },
    rooms: roomsOf(lang, form.areaDetails?.levels ?? [], form.areaDetails?.surface ?? 0, rooms),
    place: sketch === null ? null : { title: t('place'), alt: t('map.alt', { address: premises }), source: t('map.source'), ...sketch },
    qr: {
      svg: qr,
      alt: t('qr.alt'),
      title: t('qr.title'),
      text: t(isSale(form) ? 'qr.text.sell' : 'qr.text'),
      address: address.replace(/^https?:\/\//, ''),
    },
    nature,
  };
};

/** The true monthly cost, as card and page reckon it: the sums come with the offer and are only written here. */
const costsOf = (lang: Lang, { costs, leaseAgreement: lease }: Terms, surface: number) => {
  const [t, f] = [details[lang], documentFormatOf(lang)];
  const fees =
    lease?.nonRentFees === 'lump_sum'
      ? t('costs.fees.lump_sum', { area: f.area(surface), price: f.money(lease.lumpSum ?? 0) })
      : t('costs.fees.metered');
  const rows: readonly Row[] = [
    [t('costs.rent'), f.money(costs.rentNet)],
    ...(costs.feesNet > costs.serviceNet ? [[fees, f.money(minus(costs.feesNet, costs.serviceNet))] as const] : []),
    ...(costs.serviceNet > 0 ? [[t('costs.fees.service'), f.money(costs.serviceNet)] as const] : []),
    [t('costs.net'), f.money(costs.net)],
    [costs.vatRate === 0 ? t('costs.vat.exempt') : `${t('costs.vat', { rate: costs.vatRate })} ${t('costs.vat.note')}`, f.money(costs.vat)],
  ];
  return { title: t('costs.title'), rows, total: [t('costs.gross'), f.money(costs.gross)], note: costs.known ? null : w[lang]('metered.unknown') };
};

const roomsOf = (lang: Lang, levels: readonly Level[], surface: number, most: number) => {
  const [t, f] = [w[lang], documentFormatOf(lang)];
  const all = levels.flatMap((level) =>
    (level.rooms ?? []).map((room, at): readonly [string, string, string] => [
      floorName(lang, level),
      room.kind === undefined ? details[lang]('room', { n: at + 1 }) : names[lang](`roomKind.${room.kind}`),
      f.exactArea(room.surface ?? 0),
    ]),
  );
  return {
    title: t('rooms'),
    head: [t('rooms.level'), t('rooms.room'), t('rooms.area')],
    rows: all.slice(0, most),
    more: all.length > most ? t('rooms.more', { n: all.length - most }) : null,
    total: [t('rooms.total'), f.exactArea(surface)],
  };
};
