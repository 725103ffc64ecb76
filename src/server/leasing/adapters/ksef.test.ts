import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDocument } from '../../../../tests/factories/documents.ts';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { day } from '../../../domain/kit/time.ts';
import type { InvoiceDocumentFacts } from '../../../domain/leasing/document/facts.ts';
import { invoiceXml, ksefCheckAddress } from './ksef.ts';

/** The official schema is read where it is kept beside the checkout, never copied into the project. */
const source = process.env['KSEF_SCHEMA_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/data/ksef');
const main = 'schemat_FA(3)_v1-0E.xsd';

let folder: string;

/** Copies the schema with its imports pointing to the base types beside it: nothing is fetched from the network. */
const prepareSchema = (): void => {
  if (!existsSync(path.join(source, main)))
    throw new Error(`The FA(3) schema is missing: expected ${main} in ${source}; set KSEF_SCHEMA_DIR to its folder.`);
  const base = path.join(source, 'bazowe');
  const local = (text: string): string => text.replace(/schemaLocation="[^"]*\/([^"/]+\.xsd)"/g, 'schemaLocation="$1"');
  for (const name of readdirSync(base)) writeFileSync(path.join(folder, name), local(readFileSync(path.join(base, name), 'utf8')));
  writeFileSync(path.join(folder, 'main.xsd'), local(readFileSync(path.join(source, main), 'utf8')));
};

const validate = (facts: InvoiceDocumentFacts): string => {
  const file = path.join(folder, 'invoice.xml');
  writeFileSync(file, invoiceXml(facts));
  return execFileSync('xmllint', ['--nonet', '--noout', '--schema', path.join(folder, 'main.xsd'), file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ksef-'));
  prepareSchema();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('FA(3)', () => {
  it.each<[string, Partial<InvoiceDocumentFacts>]>([
    ['the landlord’s invoice', {}],
    ['the tenant’s invoice', { kind: 'invoice_t', number: 'T 8/2026', supplyDay: day('2026-11-20') }],
    ['an exempt operator', { vatStatus: 'exempt', vat: ZERO, gross: grosze(4_800_00) }],
    ['names that XML must escape', { lease: { number: 'U/2026/0007', offerName: 'Hala <A> & "B" ]]> \u0001 😀\nnowy wiersz' } }],
    ['texts longer than the schema takes', { lease: { number: 'U/2026/0007', offerName: 'długa nazwa '.repeat(80) } }],
  ])('is valid against the official schema: %s', (_, changes) => {
    expect(() => validate(invoiceDocument(changes))).not.toThrow();
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
