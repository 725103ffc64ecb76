import { amountInWords } from '../../../domain/kit/amount-words.ts';
import { perSquareMetre, ZERO } from '../../../domain/kit/money.ts';
import { type OfferDocumentFacts, premisesAddress } from '../../../domain/offers/document.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { announcementWords } from '../../../words/offers/announcement.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import { partyCard } from '../../kit/documents/party-card.ts';
import { type Block, strong } from '../../kit/documents/sheet.ts';
import { plotLine } from './premises-sheet.ts';

const texts = translators(announcementWords);

/**
 * What the document of a sale says before its annex: the premises, the price, until when it stands, and that it is no offer. It holds no
 * lease, no deposit and no fee (docs/rules/publishing.md#announcements-of-a-sale).
 */
export const announcementBlocks = (lang: Lang, { form, landlord }: OfferDocumentFacts): Block[] => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const small = (text: string): string => text.toLocaleLowerCase(lang);
  const { name } = documentWords(lang);
  const price = form.price ?? ZERO;
  const perMetre = perSquareMetre(price, form.areaDetails?.surface ?? 0);
  const description = form.description ?? '';
  const clause = (n: number, title: string, points: readonly string[]): Block => ({
    kind: 'clause',
    number: `§\u00a0${n}.`,
    title,
    items: points.map((text) => ({ text })),
  });
  return [
    { kind: 'parties', cards: [partyCard(lang, w('seller'), landlord)] },
    clause(1, w('subject.title'), [
      w('subject.premises', {
        name: form.name ?? '—',
        surface: strong(f.exactArea(form.areaDetails?.surface ?? 0)),
        total: f.exactArea(form.areaDetails?.totalSurface ?? 0),
        address: premisesAddress(form.address),
      }),
      plotLine(lang, form),
      w('subject.title.right', { ownership: small(name(`ownership.${form.address?.ownershipType ?? 'ownership'}`)) }),
      w('subject.annex'),
      ...(description === '' ? [] : [w('subject.description', { description })]),
    ]),
    clause(2, w('price.title'), [
      w('price.net', { price: strong(f.money(price)), words: amountInWords(price, lang) }),
      ...(perMetre === null ? [] : [w('price.metre', { perMetre: f.money(perMetre) })]),
      w('price.vat'),
    ]),
    clause(3, w('nature.title'), [
      w('nature.until', { until: strong(form.offerValidTo === undefined ? '—' : f.documentDay(form.offerValidTo)) }),
      w('nature.invitation'),
      w('nature.service'),
    ]),
    clause(4, w('truth.title'), [w('truth.text')]),
  ];
};
