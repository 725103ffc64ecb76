import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { closeDrawing } from '../../src/server/kit/documents/drawing.ts';
import { documentsFolder, drawLegal, legalPieces, legalSheet } from './draw.ts';
import { readLegalText } from './text.ts';
import { textVersion } from './values.ts';

afterAll(closeDrawing);

const mostBytes = 200 * 1024;

describe('the documents of the footer', () => {
  test.each(legalPieces)('$file is what its text gives', async (piece) => {
    const stored = await readFile(path.join(documentsFolder, piece.file));
    expect(stored.equals(Buffer.from(await drawLegal(piece))), `${piece.file} is old: run npm run legal`).toBe(true);
    expect(stored.length).toBeLessThan(mostBytes);
    expect(stored.includes('/MarkInfo')).toBe(true);
  });

  test('nothing else lies in the folder', async () => {
    expect((await readdir(documentsFolder)).toSorted()).toEqual(legalPieces.map(({ file }) => file).toSorted());
  });

  test('both languages have the same bricks', async () => {
    for (const piece of legalPieces.filter(({ lang }) => lang === 'pl')) {
      const shape = async (lang: 'pl' | 'en') =>
        (await legalSheet({ ...piece, lang }, {})).blocks.map((block) => [
          block.kind,
          block.kind === 'clause' ? block.items.map((item) => item.points?.length ?? 0) : null,
          block.kind === 'table' ? [block.columns.length, block.rows.length] : null,
        ]);
      expect(await shape('en'), piece.name).toEqual(await shape('pl'));
    }
  });

  test('every consent names the version of these texts', () => {
    const versions = Object.values(consentsOf).flatMap((consents) => Object.values(consents));
    expect(new Set(versions)).toEqual(new Set([textVersion]));
  });

  test("an operator's own data take the place of the defaults", async () => {
    const [piece] = legalPieces.filter(({ name, lang }) => name === 'prices' && lang === 'pl');
    const sheet = await legalSheet(piece!, { FEE_TENANT_PERCENT: '12.5', OPERATOR_NAME: 'Inny sp. z o.o.' });
    expect(JSON.stringify(sheet)).toContain('12,5%');
    expect(JSON.stringify(sheet)).toContain('Inny sp. z o.o.');
    expect(JSON.stringify(sheet).replaceAll('\u00a0', ' ')).toContain('"Najemca, stawka 12,5%","1 000,00 zł","230,00 zł","1 230,00 zł"');
  });

  test('a service that is switched on by a setting is named only then', async () => {
    const named = async (settings: Readonly<Record<string, string>>) =>
      (
        await Promise.all(
          legalPieces.map(async (piece) => [piece.file, JSON.stringify(await legalSheet(piece, settings)).includes('Gemini')] as const),
        )
      ).flatMap(([file, isNamed]) => (isNamed ? [file] : []));
    expect(await named({})).toEqual([]);
    expect(await named({ GEMINI_API_KEY: 'key' })).toEqual(['privacy-pl.pdf', 'privacy-en.pdf', 'terms-pl.pdf', 'terms-en.pdf']);
  });

  test('a text that is not well formed is refused', () => {
    expect(() => readLegalText('no title')).toThrow('begins with');
    expect(() => readLegalText('# T\n\n> L\n\n1. point')).toThrow('without a heading');
    expect(() => readLegalText('# T\n\n> L\n\n!warn without text')).toThrow('not a note');
  });
});
