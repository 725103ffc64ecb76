import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, invoiceDocument, landlord, leaseDocument } from '../../../../tests/factories/documents.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { day } from '../../../domain/kit/time.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { drawInvoice } from '../../invoices/documents.ts';
import type { DrawnPdf } from '../../kit/documents/sheet.ts';
import { drawLease, leaseSheet } from './lease.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lease-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

const tool = (command: string, { pdf }: DrawnPdf, ...options: string[]): string => {
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  return execFileSync(command, command === 'pdftotext' ? [...options, file, '-'] : [...options, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};
/** The text as one line: line ends and non-breaking spaces are spaces. */
const textOf = (drawn: DrawnPdf): string =>
  tool('pdftotext', drawn)
    .replace(/-\n/g, '-')
    .replace(/[\s\u00a0]+/g, ' ');

const lease = readyForm().leaseAgreement ?? {};
const infinite = {
  option: 'infinite',
  months: null,
  start: day('2026-12-01'),
  end: null,
  rentNet: grosze(6_400_00),
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

const clausesOf = async (changes: Partial<LeaseDocumentFacts>, lang: 'pl' | 'en') =>
  (await leaseSheet(leaseDocument(changes), { ...drawing, lang })).blocks.filter((block) => block.kind === 'clause');

describe('the lease in words', () => {
  it.each(
    variants.flatMap(
      ([name, changes]) =>
        [
          ['pl', name, changes],
          ['en', name, changes],
        ] as const,
    ),
  )('has a text for every clause (%s): %s', async (lang, _, changes) => {
    const text = JSON.stringify(await clausesOf(changes, lang));
    expect(text).not.toMatch(/[{]\w+[}]|undefined|NaN|\?"|[\uE002\uE003]/);
  });

  const drawnText = async (changes: Partial<LeaseDocumentFacts>): Promise<string> =>
    JSON.stringify(await clausesOf(changes, 'pl'))
      .replace(/[\u00a0]/g, ' ')
      .replace(/[\uE000\uE001]/g, '');

  it('puts a penalty on the late return only, never on late rent', async () => {
    const text = await drawnText({});
    expect(text).toContain('karę umowną w wysokości 10% miesięcznego czynszu netto obowiązującego w dniu opóźnienia, obecnie 640,00 zł');
    expect(text).toContain('Nie nalicza się jej za opóźnienie w zapłacie');
    expect(text.match(/płaci Wynajmującemu karę umowną/g)).toHaveLength(1);
  });

  it.each([
    ['the exclusions', 'Strony wyłączają stosowanie art. 66¹ § 1–3 i art. 68¹ Kodeksu cywilnego'],
    [
      'a term for the landlord’s withdrawal',
      'po upływie kolejnych 3 dni roboczych odstąpić od Umowy w serwisie, w ciągu 30 dni od upływu tego czasu',
    ],
    ['a new term for the deposit', 'nowy termin wpłaty, nie krótszy niż 7 dni; gdy i on upłynie bezskutecznie'],
    ['the last day of the tenant’s withdrawal', 'nie później jednak niż do 7 stycznia 2027 r., Najemca może odmówić'],
    ['an absent landlord only where the deposit is there', 'mimo że kaucja wpłynęła, a Najemca się stawił'],
    ['named breaches', 'Istotnym naruszeniem ze strony Wynajmującego jest:'],
    ['rent from the handover', 'Czynsz należy się od dnia wydania Lokalu, nie później jednak niż od 8 grudnia 2026 r.'],
    ['one rule of the first payment', 'Czynsz za pierwszy, także niepełny, miesiąc jest płatny w ciągu 7 dni od wydania Lokalu'],
    ['the long stop', 'Gdy w ciągu 14 dni od wezwania nie złożą zgodnych oświadczeń, Umowa wygasa'],
    ['an operator who does not judge', 'Operator sporu nie rozstrzyga'],
    ['the court', 'sąd powszechny właściwy dla miejsca położenia Lokalu'],
    ['the language', 'wiąże tekst polski'],
    ['the order of documents', 'postanowienia Umowy, Załącznik 3, pozostałe załączniki'],
    ['large undertakings', 'art. 4c ustawy o przeciwdziałaniu nadmiernym opóźnieniom'],
    ['force majeure', 'Strona nie odpowiada za niewykonanie Umowy wskutek siły wyższej'],
    ['assignment', 'innych wierzytelności nie przenosi bez zgody Najemcy'],
    ['fees with VAT, due with the protocol', 'Opłata Najemcy wynosi 1 600,00 zł netto + 368,00 zł VAT = 1 968,00 zł brutto'],
    ['no brokerage', 'nie pośredniczy w obrocie nieruchomościami'],
  ])('has %s', async (_, sentence) => {
    expect(await drawnText({})).toContain(sentence);
  });

  it('has a block of clauses only where the offer chooses it', async () => {
    const titles = async (form: LeaseDocumentFacts['form']) => (await clausesOf({ form }, 'pl')).map(({ title }) => title);
    const blocks = ['Waloryzacja czynszu', 'Opłata eksploatacyjna', 'Poddanie się egzekucji'];
    for (const block of blocks) expect(await titles(readyForm())).not.toContain(block);
    const chosen = { indexation: 'cpi', serviceChargeAdvance: grosze(900_00), enforcement: true } as const;
    expect(await titles(readyForm({ leaseAgreement: { ...lease, nonRentFees: 'metered', ...chosen } }))).toEqual(expect.arrayContaining(blocks));
  });

  it('names the statutory effect over twelve months and only then', async () => {
    expect(await drawnText({})).not.toContain('art. 660');
    expect(await drawnText(Object.fromEntries(variants)['long fixed term'] ?? {})).toContain('poczytuje się ją za zawartą na czas nieoznaczony');
  });

  it('lets own terms take the place of the standard ones, but keeps the law', async () => {
    const text = await drawnText(Object.fromEntries(variants)['own terms'] ?? {});
    expect(text).not.toContain('50 000,00 zł');
    expect(text).not.toContain('usunięcia naruszenia w ciągu 7 dni');
    expect(text).toContain('art. 688²');
    expect(text).toContain('zawiera Załącznik 5');
  });

  it('refers to clauses by the numbers that they have in this lease', async () => {
    const titles = (await clausesOf({}, 'pl')).map(({ title }) => title);
    const number = (title: string): number => titles.indexOf(title) + 1;
    expect(await drawnText({})).toContain(`(§ ${number('Naruszenie umowy')} i § ${number('Prawo odstąpienia Najemcy')})`);
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
      '6 400,00 zł netto + 23% VAT = 7 872,00 zł brutto',
      'sześć tysięcy czterysta złotych 00/100',
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
    // Once in the description and once in the list of the schematic; into so small blocks only a number fits.
    expect(textOf(drawn).match(/12,34 m²/g)).toHaveLength(2 * 150);
    expect(textOf(drawn)).toContain('1 851,00 m²');
  });
});

describe('the drawn invoice', () => {
  it('shows the sums, the account and, once numbered, the KSeF number', async () => {
    const plain = textOf(await drawInvoice(invoiceDocument(), drawing));
    for (const part of [
      'Projekt faktury ustrukturyzowanej L 7/2026',
      'To nie jest faktura',
      '4 800,00 zł',
      '1 104,00 zł',
      '5 904,00 zł',
      '61 1090 1014 0000 0712 1981 2874',
    ])
      expect(plain).toContain(part);
    const numbered = textOf(await drawInvoice(invoiceDocument({ ksef: { at: 'numbered', number: '1234563218-20261127-AB12CD34EF56-7A' } }), drawing));
    expect(numbered).toContain('1234563218-20261127-AB12CD34EF56-7A');
    expect(numbered).toContain('Faktura L 7/2026');
    expect(plain).not.toContain('Numer KSeF:');
  });
});
