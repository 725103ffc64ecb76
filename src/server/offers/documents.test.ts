import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, landlord, offerDocument } from '../../../tests/factories/documents.ts';
import { readyForm } from '../../../tests/factories/offer-form.ts';
import { closeDrawing } from '../kit/documents/drawing.ts';
import type { Drawn } from '../kit/documents/sheet.ts';
import { drawOffer, drawProject } from './documents.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'offer-'));
});
afterAll(async () => {
  await closeDrawing();
  rmSync(folder, { recursive: true });
});

const textOf = ({ pdf }: Drawn): string => {
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
    .replace(/\u00ad\s*/g, '')
    .replace(/[\s\u00a0]+/g, ' ');
};

describe('the drawn offer', () => {
  it('states the essential terms, its binding force and how it may be accepted', async () => {
    const text = textOf(await drawOffer(offerDocument(), drawing));
    for (const part of [
      'Oferta O/2026/0412, wersja 1',
      'art. 66 Kodeksu cywilnego',
      '6 400,00 zł',
      '7 872,00 zł',
      'WA4M/00123456/4',
      '31 grudnia 2026 r., godz. 23:59',
      'nie może być wcześniej odwołana',
      'mając ważną rezerwację',
      'Rezerwacja trwa 24 godziny',
      'na co najmniej 50 000,00 zł',
      'jej warunki odpowiadają jego woli',
      '27 1140 2004 0000 3002 0135 5387',
      'f0f0f0f0',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/ O R E J /);
  });

  it('prints own terms in place of the standard ones, and an exempt landlord without VAT', async () => {
    const form = readyForm({ ownTerms: { selected: true, terms: 'Pierwszy akapit.\n\nDrugi akapit.' } });
    const text = textOf(await drawOffer(offerDocument({ form, landlord: { ...landlord, vatStatus: 'exempt' } }), drawing));
    expect(text).toContain('Drugi akapit.');
    expect(text).toContain('zwolnienie');
    expect(text).not.toContain('50 000,00 zł');
    expect(text).not.toContain('Podatek VAT 23%');
  });

  it('is drawn in English as a reading version', async () => {
    expect(textOf(await drawOffer(offerDocument(), { ...drawing, lang: 'en' }))).toContain('the Polish text is binding');
  });
});

describe('the project', () => {
  it('has a watermark, says that it binds nobody, and has no signature', async () => {
    const text = textOf(await drawProject(offerDocument({ number: null, version: null }), drawing));
    // The slanted letters of the watermark come out one by one, from the bottom up.
    expect(text).toMatch(/ O R E J /);
    expect(text).toContain('Projekt nie jest ofertą i nikogo nie wiąże.');
    expect(text).not.toContain('według karty dowodowej');
  });

  it('is drawn of a form with little in it', async () => {
    expect((await drawProject(offerDocument({ form: { name: 'Pusty' }, photos: [] }), drawing)).pages).toBeGreaterThan(0);
  });
});
