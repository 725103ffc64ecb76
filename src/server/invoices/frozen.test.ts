import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDocument } from '../../../tests/factories/documents.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { grosze } from '../../domain/kit/money.ts';
import { databaseNow } from '../kit/database/database.ts';
import { invoice } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const sums = { net: grosze(3_200_00), vat: grosze(736_00), gross: grosze(3_936_00) };
  const of = { id: 'i', leaseId: 'l', offerId: 'o', side: 'landlord', year: 2026, number: 7, label: 'L 7/2026' } as const;
  await server.db.insert(invoice).values({ ...of, ...sums, facts: invoiceDocument(), ksef: 'off', issuedAt: await databaseNow(server.db) });
});
afterAll(() => server.close());

/** What the database says to a statement. */
const answerTo = async (statement: SQL): Promise<string> => {
  try {
    await server.db.execute(statement);
    return 'done';
  } catch (fault) {
    return String((fault as { readonly cause?: unknown }).cause ?? fault);
  }
};

describe('the row of an invoice', () => {
  it.each([
    ['its sum', sql`update invoice set net = 1`],
    ['its number', sql`update invoice set number = 8`],
    ['its facts', sql`update invoice set facts = '{}'`],
    ['its day', sql`update invoice set issued_at = now()`],
  ])('never changes %s', async (_, statement) => {
    expect(await answerTo(statement)).toContain('what invoice has frozen is never changed');
  });

  it('takes its document and its file once', async () => {
    expect(await answerTo(sql`update invoice set document_id = 'd', xml_key = 'x'`)).toBe('done');
    expect(await answerTo(sql`update invoice set document_id = 'e'`)).toContain('document_id of invoice is written once');
    expect(await answerTo(sql`update invoice set xml_key = null`)).toContain('xml_key of invoice is written once');
  });

  it('is never deleted, alone or with the whole table', async () => {
    expect(await answerTo(sql`delete from invoice`)).toContain('a row of invoice is never deleted');
    expect(await answerTo(sql`truncate invoice`)).not.toBe('done');
    expect(await server.db.$count(invoice)).toBe(1);
  });
});
