import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { day, startOfDay } from '../../src/domain/kit/time.ts';
import { drawSheet } from '../../src/server/kit/documents/drawing.ts';
import { documentWords } from '../../src/server/kit/documents/frame.ts';
import type { Sheet } from '../../src/server/kit/documents/sheet.ts';
import { publishedNames } from '../../src/web/content/parts/published.ts';
import type { Lang } from '../../src/words/kit/words.ts';
import { readLegalText, withSettings } from './text.ts';
import { namedValue, type Settings, textVersion } from './values.ts';

const root = path.join(import.meta.dirname, '../..');

/** Where the drawn documents lie; the server gives them out as they are. */
export const documentsFolder = path.join(root, 'assets/public/documents');

/** Where terms lie that were drawn before: the server takes them, signed, as it takes the newest. */
export const earlierFolder = path.join(root, 'assets/legal/earlier');

/** What the drawn documents took from the settings. */
export const drawnWithFile = path.join(root, 'assets/legal/drawn-with.json');

/** Papers that bind people are set like contracts, the others like forms. */
const bindingNames: readonly string[] = ['legal', 'privacy', 'terms', 'landlord', 'tenant', 'deposit'];

type PublicName = (typeof publishedNames)[number];
/** One document in one language and the name of its file. */
export type LegalPiece = { readonly name: PublicName; readonly lang: Lang; readonly file: string };

/** Every document of the footer, in both languages. */
export const legalPieces: readonly LegalPiece[] = publishedNames.flatMap((name) =>
  (['pl', 'en'] as const).map((lang) => ({ name, lang, file: `${name}-${lang}.pdf` })),
);

/** The sheet of a document. */
export const legalSheet = async ({ name, lang }: LegalPiece, settings: Settings): Promise<Sheet> => {
  const source = withSettings(await readFile(path.join(root, `assets/legal/${lang}/${name}.md`), 'utf8'), settings);
  const { title, lead, blocks } = readLegalText(source.replace(/\{([\w.]+)\}/g, (_, value: string) => namedValue(value, lang, settings)));
  const { doc } = documentWords(lang);
  const version = doc('doc.version', { version: textVersion });
  return {
    lang,
    face: bindingNames.includes(name) ? 'serif' : 'sans',
    title,
    lead,
    label: `${title} · Parter · ${version}`,
    subject: `${title}, ${version}`,
    pageWords: doc('doc.page', { page: '{page}', pages: '{pages}' }),
    blocks,
  };
};

/** Draws a document. The version of the texts is its date, so that the same text gives the same bytes. */
export const drawLegal = async (piece: LegalPiece, settings: Settings = {}): Promise<Uint8Array> =>
  (await drawSheet(await legalSheet(piece, settings), startOfDay(day(textVersion)))).pdf;
