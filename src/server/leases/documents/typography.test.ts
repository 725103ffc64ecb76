import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, leaseDocument, offerDocument } from '../../../../tests/factories/documents.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { day } from '../../../domain/kit/time.ts';
import type { DrawnPdf } from '../../kit/documents/sheet.ts';
import { drawOffer } from '../../offers/documents.ts';
import { drawLease } from './lease.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'typography-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

const tool = (command: string, { pdf }: DrawnPdf, ...options: string[]): string => {
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  return execFileSync(command, [...options, file, ...(command === 'pdftotext' ? ['-'] : [])], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};
const pagesOf = (drawn: DrawnPdf): string[] => tool('pdftotext', drawn).replaceAll('\u00a0', ' ').split('\f');

/** Drawings in which the last clause ends at ever another height of its page. */
const descriptions = Array.from({ length: 8 }, (_, n) => 'Lokal ma witrynę od ulicy i osobne wejście od podwórza. '.repeat(n * 6).trim());
const longTerms = { terms: { ...leaseDocument().terms, option: 'fixedlong', months: 36, end: day('2029-11-30') } } as const;

describe('a page of signatures', () => {
  it.each(descriptions.map((description, n) => [n, description] as const))(
    'of an offer holds the last declaration as well (%i)',
    async (_, description) => {
      const pages = pagesOf(await drawOffer(offerDocument({ form: readyForm({ description }) }), drawing));
      const signed = pages.filter((page) => page.includes('PODPIS WYNAJMUJĄCEGO'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain('wie, że nie może wycofać oferty');
    },
  );

  it.each(descriptions.map((description, n) => [n, description] as const))(
    'of a lease holds the end of the text as well (%i)',
    async (_, description) => {
      const own = { selected: true, terms: description || 'Brak.' };
      const pages = pagesOf(await drawLease(leaseDocument({ ...longTerms, form: readyForm({ description, ownTerms: own }) }), drawing));
      const signed = pages.filter((page) => page.includes('miejsce na podpis własnoręczny'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain('Załącznik 4: wzór protokołu');
    },
  );

  it('has lines for signing by hand over twelve months only', async () => {
    expect(pagesOf(await drawLease(leaseDocument(), drawing)).join('')).not.toContain('podpis własnoręczny i datę');
  });
});

describe('what belongs together', () => {
  it('is neither hyphenated nor parted at the end of a line', async () => {
    const drawings = [await drawOffer(offerDocument(), drawing), await drawLease(leaseDocument(longTerms), drawing)];
    for (const text of drawings.map((drawn) => tool('pdftotext', drawn))) {
      expect(text).not.toMatch(/\d{1,2}[ \u00a0]\p{L}+[\u00ad-]\n\p{L}+[ \u00a0]\d{4}/u); // 20 listopa-/da 2026
      expect(text).not.toMatch(
        /\d{1,2}\s*\n(stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia) \d{4}/,
      );
      expect(text).not.toMatch(/\be-\n/);
      expect(text).not.toMatch(/\b(art|ust|lit)\.\s*\n|\d\s*\n(ust|lit)\. /);
      expect(text).not.toMatch(/\d\s*\n(zł|m²)/);
      expect(text).not.toMatch(/czło[\u00ad-]\n/);
    }
  });

  it('is copied as it is read', async () => {
    const text = tool('pdftotext', await drawLease(leaseDocument(), drawing));
    for (const label of ['WYNAJMUJĄCY', 'NAJEMCA', 'ZAŁĄCZNIK 1']) expect(text).toContain(label);
    expect(text).toContain('ul. Nawrot 14, 90-060 Łódź');
  });
});

describe('the file', () => {
  it('has the number in its title', async () => {
    expect(tool('pdfinfo', await drawLease(leaseDocument(), drawing))).toMatch(/Title: +Umowa najmu U\/2026\/0007/);
    expect(tool('pdfinfo', await drawOffer(offerDocument(), drawing))).toMatch(/Title: +Oferta O\/2026\/0412, wersja\s1/);
  });

  it('names the header of each row or column of its tables', async () => {
    for (const drawn of [await drawOffer(offerDocument(), drawing), await drawLease(leaseDocument(longTerms), drawing)]) {
      const structure = tool('pdfinfo', drawn, '-struct');
      const tables = structure.split(/^ *Table\b.*$/m).slice(1);
      expect(tables.length).toBeGreaterThan(2);
      for (const table of tables) expect(/^ *TH\b/m.test(table), table.slice(0, 400)).toBe(true);
      expect(structure).toContain('/Scope /Row');
      expect(structure).toContain('/Scope /Column');
    }
  });
});
