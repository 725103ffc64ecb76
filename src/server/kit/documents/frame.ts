/** The frame that all documents share: header, parties, address lines. */

import type { Capacity } from '../../../domain/kit/evidence.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { documentFrameWords } from '../../../words/kit/documents.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { qrSvg } from '../qr.ts';
import { type DrawContext, type PartyCard, type Sheet, strong, type TestMode } from './sheet.ts';

const frameTexts = translators(documentFrameWords);
const names = translators(dictionaryWords);

/** The kit's own words for documents: `doc` for the frame, `name` for dictionary values. */
export const documentWords = (lang: Lang) => ({ doc: frameTexts[lang], name: names[lang] });

/** The parts of test mode that concern a document: the seal for what is sealed, KSeF for invoices. */
const testNote = (lang: Lang, mode: TestMode, concerns: 'seal' | 'ksef' | 'nothing'): string | null => {
  const { doc } = documentWords(lang);
  const sealed = [...(mode.selfMadeSeal ? [doc('doc.test.seal')] : []), ...(mode.noTimestamp ? [doc('doc.test.timestamp')] : [])];
  const parts = concerns === 'seal' ? sealed : concerns === 'ksef' && mode.noKsef ? [doc('doc.test.ksef')] : [];
  return parts.length === 0 ? null : doc('doc.test', { what: parts.join('; ') });
};

/** The frame that every document shares: language, page words, check code with its QR, and what runs in test mode. */
export const frame = async (
  ctx: DrawContext,
  concerns: 'seal' | 'ksef' | 'nothing',
): Promise<Pick<Sheet, 'lang' | 'pageWords' | 'check' | 'testNote'>> => {
  const { doc } = documentWords(ctx.lang);
  const address = `${ctx.baseUrl}/check/${ctx.code}`;
  const note = testNote(ctx.lang, ctx.testMode, concerns);
  return {
    lang: ctx.lang,
    pageWords: doc('doc.page', { page: '{page}', pages: '{pages}' }),
    check: {
      code: ctx.code,
      codeLabel: doc('doc.code'),
      hint: doc('doc.checkHint'),
      shownAddress: address.replace(/^https?:\/\//, ''),
      qrSvg: await qrSvg(address, { ecc: 'M', margin: 0 }),
      qrAlt: doc('doc.qrAlt', { code: ctx.code }),
    },
    ...(note === null ? {} : { testNote: note }),
  };
};

/** What a party's card shows of a company and its signer. */
export type CardFacts = {
  readonly name: string;
  readonly nip: string;
  readonly regon: string;
  readonly krs: string | null;
  readonly address: { readonly street: string; readonly houseNumber: string; readonly postalCode: string; readonly city: string };
  readonly signer: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly capacity: Capacity };
};

/** Street, number, postal code and town in one line. */
export const addressLine = ({ street, houseNumber, postalCode, city }: CardFacts['address']): string =>
  `${street} ${houseNumber}, ${postalCode} ${city}`;

/** A party's card: register data, who signs and in what capacity, where notices go. */
export const partyCard = (lang: Lang, role: string, party: CardFacts): PartyCard => {
  const { doc, name } = documentWords(lang);
  const person = `${party.signer.firstName} ${party.signer.lastName}`;
  return {
    role,
    name: party.name,
    lines: [
      addressLine(party.address),
      [doc('doc.nip', { nip: party.nip }), doc('doc.regon', { regon: party.regon })].join(' · '),
      ...(party.krs === null ? [] : [doc('doc.krs', { krs: party.krs })]),
      doc('doc.representedBy', { name: strong(person), capacity: name(`capacity.${party.signer.capacity}`) }),
      doc('doc.email', { email: party.signer.email }),
    ],
  };
};
