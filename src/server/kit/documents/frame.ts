/** The frame that all documents share. */

import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { documentFrameWords } from '../../../words/kit/documents.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { qrSvg } from '../qr.ts';
import type { DrawContext, Sheet, TestMode } from './sheet.ts';

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
): Promise<Pick<Sheet, 'lang' | 'pageWords' | 'check' | 'testNote' | 'watermark' | 'warning'>> => {
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
    ...readingCopy(ctx),
  };
};

/** The marks of a reading copy: across every page, and in words on the first. */
const readingCopy = ({ lang, readingCopyOf: original }: DrawContext): Pick<Sheet, 'watermark' | 'warning'> => {
  if (original === undefined) return {};
  const { doc } = documentWords(lang);
  const text = doc('doc.readingCopy.text', { number: original.number, hash: documentFormatOf(lang).hash(original.sha256) });
  return { watermark: doc('doc.readingCopy.watermark'), warning: { title: doc('doc.readingCopy'), text } };
};
