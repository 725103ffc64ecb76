import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, invoiceDocument, landlord, leaseDocument } from '../../../../tests/factories/documents.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { day } from '../../../domain/kit/time.ts';
import { leaseClauses } from '../../../domain/leases/document/clauses.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { drawInvoice } from '../../invoices/documents.ts';
import { closeDrawing } from '../../kit/documents/drawing.ts';
import type { Drawn } from '../../kit/documents/sheet.ts';
import { clauseBlocks } from './clauses.ts';
import { drawLease } from './lease.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lease-'));
});
afterAll(async () => {
  await closeDrawing();
  rmSync(folder, { recursive: true });
});

const tool = (command: string, { pdf }: Drawn, ...options: string[]): string => {
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  return execFileSync(command, command === 'pdftotext' ? [...options, file, '-'] : [...options, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};
/** The text as one line: line ends and non-breaking spaces are spaces. */
const textOf = (drawn: Drawn): string =>
  tool('pdftotext', drawn)
    .replace(/-\n/g, '-')
    .replace(/[\s\u00a0]+/g, ' ');

const lease = readyForm().leaseAgreement ?? {};
const infinite = {
  option: 'infinite',
  months: null,
  start: day('2026-12-01'),
  end: null,
  rentNet: grosze(9_600_00),
  deposit: grosze(23_616_00),
} as const;
const variants: readonly [string, Partial<LeaseDocumentFacts>][] = [
  ['short fixed term, standard terms', {}],
  ['indefinite with statutory notice', { terms: infinite, form: readyForm({ leaseAgreement: { ...lease, leaseNoticePeriod: 0 } }) }],
  ['indefinite with notice of 5 months', { terms: infinite, form: readyForm({ leaseAgreement: { ...lease, leaseNoticePeriod: 5 } }) }],
  ['long fixed term', { terms: { ...leaseDocument().terms, option: 'fixedlong', months: 36, end: day('2029-11-30') } }],
  ['own terms', { form: readyForm({ ownTerms: { selected: true, terms: 'Zwierzęta mile widziane.' } }) }],
  ['exempt landlord, no fees', { landlord: { ...landlord, vatStatus: 'exempt' }, fees: { landlordNet: ZERO, tenantNet: ZERO } }],
  [
    'metered fees known, last pay day',
    {
      form: readyForm({
        leaseAgreement: {
          ...lease,
          nonRentFees: 'metered',
          averageMonthlyCostsAnnualized: grosze(850_00),
          averageMonthlyCostsAnnualizedKnown: true,
          payDay: 'last',
        },
      }),
    },
  ],
  [
    'fees in the rent, parking, sublease',
    {
      form: readyForm({
        leaseAgreement: { ...lease, nonRentFees: 'in_rent' },
        parkingDetails: { parkingLotsAvailable: 22, parkingSurface: 660 },
        address: { ...readyForm().address, ownershipType: 'rent_agreement' },
      }),
    },
  ],
];

describe('the lease in words', () => {
  it.each(
    variants.flatMap(
      ([name, changes]) =>
        [
          ['pl', name, changes],
          ['en', name, changes],
        ] as const,
    ),
  )('has a text for every clause (%s): %s', (lang, _, changes) => {
    const text = JSON.stringify(clauseBlocks(lang, leaseClauses(leaseDocument(changes))));
    expect(text).not.toMatch(/[{]\w+[}]|undefined|NaN|\?"/);
  });

  const drawnText = (changes: Partial<LeaseDocumentFacts>): string =>
    JSON.stringify(clauseBlocks('pl', leaseClauses(leaseDocument(changes))))
      .replace(/[\u00a0]/g, ' ')
      .replace(/[\uE000\uE001]/g, '');

  it('puts a penalty on the late return only, never on late rent', () => {
    const text = drawnText({});
    expect(text).toContain('karę umowną w wysokości 10% miesięcznego czynszu netto, czyli 960,00 zł');
    expect(text).toContain('Nie nalicza się jej za opóźnienie w zapłacie');
    expect(text.match(/płaci Wynajmującemu karę umowną/g)).toHaveLength(1);
  });

  it('names the statutory effect over twelve months and only then', () => {
    expect(drawnText({})).not.toContain('art. 660');
    expect(drawnText(Object.fromEntries(variants)['long fixed term'] ?? {})).toContain('poczytuje się ją za zawartą na czas nieoznaczony');
  });

  it('lets own terms take the place of the standard ones, but keeps the law', () => {
    const text = drawnText(Object.fromEntries(variants)['own terms'] ?? {});
    expect(text).not.toContain('50 000,00 zł');
    expect(text).not.toContain('w ciągu 7 dni od wezwania');
    expect(text).toContain('art. 688²');
    expect(text).toContain('zawiera Załącznik 5');
  });

  it('refers to clauses by the numbers that they have in this lease', () => {
    const clauses = leaseClauses(leaseDocument());
    const number = (id: string): number => clauses.findIndex((clause) => clause.id === id) + 1;
    expect(drawnText({})).toContain(`(§ ${number('breach')} i § ${number('withdrawal')})`);
  });
});

describe('the drawn lease', () => {
  it('is byte-identical for the same facts, tagged and archival, with no gaps for what the fonts lack', async () => {
    const strange = leaseDocument({
      form: readyForm({ name: 'Lokal 你好 😀 \uD800 \u0007 \uE000pogrubiony\uE001 \\#[code] $x$' }),
      offer: { ...leaseDocument().offer, name: 'Lokal 你好 😀 \uD800 \u0007 \\#[code] $x$' },
    });
    const [first, second] = [await drawLease(strange, drawing), await drawLease(strange, drawing)];
    expect(first.sha256).toBe(second.sha256);
    expect(tool('pdfinfo', first)).toMatch(/Tagged: +yes/);
    expect(tool('pdfinfo', first, '-meta')).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(tool('qpdf', first, '--check')).toContain('No syntax or stream encoding errors');
    expect(textOf(first)).toContain('Lokal ?? ? ');
    expect(textOf(first)).toContain('\\#[code] $x$');
  });

  it('says who, what, how much and where to check it, on pages with numbers', async () => {
    const drawn = await drawLease(leaseDocument(), drawing);
    const text = textOf(drawn);
    for (const part of [
      'NAWROT NIERUCHOMOŚCI SP. Z O.O.',
      'NIP 5265877635',
      'KRS 0000006865',
      'Elżbieta Wrzesińska',
      'członek zarządu',
      'WA4M/00123456/4',
      '9 600,00 zł netto + 23% VAT = 11 808,00 zł brutto',
      'dziewięć tysięcy sześćset złotych 00/100',
      'KAUCJA K7Q2M9XW',
      '7K2M-9XWQ-4RTB',
      'parter.example/check/7K2M-9XWQ-4RTB',
      `strona 1 z ${drawn.pages}`,
      'Tryb testowy',
      'a1b2c3d4',
      'Załącznik 1',
      'Załącznik 4',
    ])
      expect(text.toLocaleLowerCase('pl')).toContain(part.toLocaleLowerCase('pl'));
  });

  it('survives every variant in both languages, and a long table of rooms over several pages', async () => {
    for (const [name, changes] of variants)
      expect((await drawLease(leaseDocument(changes), { ...drawing, lang: 'en' })).pages, name).toBeGreaterThan(5);
    const rooms = Array.from({ length: 150 }, () => ({ group: 'offices', kind: 'private_office', surface: 12.34 }) as const);
    const large = readyForm({
      areaDetails: { ...readyForm().areaDetails, levels: [{ levelNumber: 1, levelName: 'Piętro 1', surface: 1851, rooms }] },
    });
    const drawn = await drawLease(leaseDocument({ form: large }), drawing);
    expect(textOf(drawn).match(/12,34 m²/g)).toHaveLength(150);
    expect(textOf(drawn)).toContain('1 851,00 m²');
  });
});

describe('the drawn invoice', () => {
  it('shows the sums, the account and, once numbered, the KSeF number', async () => {
    const plain = textOf(await drawInvoice(invoiceDocument(), drawing));
    for (const part of [
      'Faktura L 7/2026',
      '4 800,00 zł',
      '1 104,00 zł',
      '5 904,00 zł',
      '61 1090 1014 0000 0712 1981 2874',
      'faktura bez numeru KSeF',
    ])
      expect(plain).toContain(part);
    const numbered = textOf(await drawInvoice(invoiceDocument({ ksef: { at: 'numbered', number: '1234563218-20261127-AB12CD34EF56-7A' } }), drawing));
    expect(numbered).toContain('1234563218-20261127-AB12CD34EF56-7A');
    expect(plain).not.toContain('Numer KSeF:');
  });
});
