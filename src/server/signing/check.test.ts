import { createHash } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, type Deal, sign } from '../../../tests/factories/deals.ts';
import { aPublishedOffer, aSigner, must } from '../../../tests/factories/published-offer.ts';
import { endUnpaid } from '../../../tests/factories/statements.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { limitNumbers } from '../../domain/kit/numbers.ts';
import { importKey, makeSelfMade } from '../kit/documents/certificate.ts';
import { newestOf, type StoredDocument } from './queries/documents.ts';

let server: TestServer;
let deal: Deal;
let lease: StoredDocument;
let drawn: Uint8Array;
let sealed: Uint8Array;

const stored = async (offerId: string, kind: StoredDocument['kind']): Promise<StoredDocument> => {
  const found = await newestOf(server.db, offerId, kind);
  if (found === null) throw new Error(`offer ${offerId} has no ${kind}`);
  return found;
};

const bytesAt = async (key: string | null): Promise<Uint8Array> => {
  const bytes = await server.services.files.get(key ?? '');
  if (bytes === null) throw new Error('the file is missing');
  return bytes;
};

beforeAll(async () => {
  server = await testServer();
  deal = await aSignedLease(server);
  lease = await stored(deal.offerId, 'lease');
  drawn = await bytesAt(lease.drawnKey);
  sealed = await bytesAt(lease.sealedKey);
});
afterAll(() => server.close());

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the page does with a file: the hash, and what stands behind the sealed bytes if the file begins with them. */
const check = async (file: Uint8Array, code = lease.code) => {
  const visitor = server.client();
  const first = await must(visitor, signingCalls.checkDocument, { code, sha256: sha256(file) });
  const begins = first.sealed !== null && sha256(file.subarray(0, first.sealed.bytes)) === first.sealed.sha256;
  if (first.result !== 'different' || !begins) return first;
  const added = Buffer.from(file.subarray(first.sealed?.bytes ?? 0)).toString('base64');
  return must(visitor, signingCalls.checkDocument, { code, sha256: sha256(file), added });
};

const withOneBitOf = (file: Uint8Array, at: number): Uint8Array => {
  const changed = Uint8Array.from(file);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

const signedBySomeone = async (file: Uint8Array): Promise<Uint8Array> => {
  const pair = await makeSelfMade('Jan Kowalski', new Date());
  const signer = new CryptoKeySigner(await importKey(pair.privateKey), pair.certificate, 'RSA', 'RSASSA-PKCS1-v1_5');
  return (await (await PDF.load(file)).sign({ signer, level: 'B-B' })).bytes;
};

describe('a file of a signed lease', () => {
  it('is the sealed original, with the two acts of its evidence page', async () => {
    expect(await check(sealed)).toMatchObject({
      result: 'sealed',
      signatures: 2,
      drawn: { bytes: drawn.length, sha256: sha256(drawn) },
      sealed: { bytes: sealed.length, sha256: sha256(sealed) },
    });
    expect(await check(sealed, '')).toMatchObject({ result: 'sealed', number: lease.number });
  });

  it('is only the text shown for signing when it has no seal', async () => {
    expect(await check(drawn)).toMatchObject({ result: 'drawn' });
  });

  it('is the sealed original with further signatures when nothing else was added', async () => {
    const once = await signedBySomeone(sealed);
    expect(await check(once)).toMatchObject({
      ...{ result: 'extended', further: 1 },
      furtherSigners: [
        { name: 'Parter - self-made seal', organization: 'Jan Kowalski', qualified: false, chain: 'no_list', inValidity: true, judgedBy: 'upload' },
      ],
    });
    expect(await check(await signedBySomeone(once))).toMatchObject({ result: 'extended', further: 2 });
  });

  it('is our reading copy when it is one, with its code and without', async () => {
    const { url } = await must(deal.tenant, signingCalls.getReadingCopy, { offerId: deal.offerId, kind: 'lease' });
    const copy = new Uint8Array(await (await server.visitor.fetch(url)).arrayBuffer());
    const binding = { kind: 'lease', number: lease.number, sealed: { sha256: sha256(sealed) } };
    expect(await check(copy)).toMatchObject({ result: 'copy', ...binding });
    expect(await check(copy, '')).toMatchObject({ result: 'copy', ...binding });
    expect((await check(withOneBitOf(copy, 2000))).result).toBe('different');
  });

  it('is another file when it was changed', async () => {
    const more = new Uint8Array([...sealed, ...new TextEncoder().encode('\n% more\n%%EOF\n')]);
    const drawnOver = await PDF.load(sealed);
    drawnOver.getPage(0)?.drawText('1 zł', { x: 60, y: 500 });
    const overdrawn = await drawnOver.save({ incremental: true });
    const files = {
      'one bit of the text': withOneBitOf(sealed, 2000),
      'one bit of the signature': withOneBitOf(sealed, sealed.length - 3000),
      'bytes appended': more,
      truncated: sealed.subarray(0, sealed.length - 1),
      'a text drawn over a page': overdrawn,
      'a text drawn over a page, then signed': await signedBySomeone(overdrawn),
    };
    for (const [name, file] of Object.entries(files)) expect((await check(file)).result, name).toBe('different');
  });

  it.each([
    ['a page is added', (pdf: PDF) => pdf.addPage()],
    ['a page is taken out', (pdf: PDF) => pdf.removePage(1)],
    ['a file is put in', (pdf: PDF) => pdf.addAttachment('aneks.txt', new TextEncoder().encode('Aneks'))],
    ['a form field is added', (pdf: PDF) => pdf.getOrCreateForm().createTextField('Czynsz')],
  ])('is another file when %s before a further signature', async (_, change) => {
    const pdf = await PDF.load(sealed);
    void change(pdf);
    const file = await signedBySomeone(await pdf.save({ incremental: true }));
    expect(Buffer.from(file.subarray(0, sealed.length)).equals(Buffer.from(sealed))).toBe(true);
    expect((await check(file)).result).toBe('different');
  });

  it('is another file under the code of another document, and unknown under none', async () => {
    const other = await aSignedLease(server);
    const { code } = await stored(other.offerId, 'lease');
    expect(await check(sealed, code)).toMatchObject({ result: 'different', signatures: 2 });
    expect(await check(sealed, 'AAAA-BBBB-CCCC')).toMatchObject({ result: 'unknown', publicStatus: null, signatures: null });
    expect(await check(withOneBitOf(sealed, 2000), '')).toMatchObject({ result: 'unknown' });
  });

  it('is not believed when what was added is not what the hash names', async () => {
    const once = await signedBySomeone(sealed);
    const added = Buffer.from(once.subarray(sealed.length)).toString('base64');
    const answer = await must(server.visitor, signingCalls.checkDocument, { code: lease.code, sha256: 'a'.repeat(64), added });
    expect(answer).toMatchObject({ result: 'different', further: 0 });
  });
});

describe('the check of files with something behind the seal', () => {
  it('is counted for a network, and a file that was read is remembered', async () => {
    const visitor = server.client('10.7.7.7');
    const [once, other] = [await signedBySomeone(sealed), await signedBySomeone(sealed)];
    const asked = (file: Uint8Array) => {
      const added = Buffer.from(file.subarray(sealed.length)).toString('base64');
      return visitor.ask(signingCalls.checkDocument, { code: lease.code, sha256: sha256(file), added });
    };
    expect(await asked(once)).toMatchObject({ value: { result: 'extended' } });
    for (let n = 0; n < limitNumbers.addedChecksPerMinute; n += 1) server.services.rates.count('check:10.7.7.7', limitNumbers.addedChecksPerMinute);
    expect(await asked(other)).toMatchObject({ refusal: { code: 'kit.too_many_calls', params: { retryAfter: expect.any(Number) } } });
    expect(await asked(once)).toMatchObject({ value: { result: 'extended' } });
  });
});

describe('what everybody may know of a document', () => {
  const publicStatusOf = async (document: StoredDocument) =>
    (await must(server.visitor, signingCalls.checkDocument, { code: document.code })).publicStatus?.at;

  it('of a lease: that nobody signed it, that it is signed, that it ended', async () => {
    const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    await book(tenant, offerId);
    await server.work();
    const prepared = await stored(offerId, 'lease');
    expect(await must(server.visitor, signingCalls.checkDocument, { code: prepared.code })).toMatchObject({
      result: 'known',
      publicStatus: { at: 'prepared', day: null },
      signatures: null,
      sealed: null,
    });
    await must(tenant, reservationsCalls.withdrawReservation, { offerId });
    expect(await publicStatusOf(prepared)).toBe('prepared');
    expect(await publicStatusOf(lease)).toBe('signed');
    const ended = await aSignedLease(server);
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${ended.leaseId}`);
    expect(await endUnpaid(server, ended)).toMatchObject({ ok: true });
    expect(await publicStatusOf(await stored(ended.offerId, 'lease'))).toBe('ended');
  });

  it('of an offer: that it binds, was accepted or has lapsed', async () => {
    const offerId = await aPublishedOffer(server, await aSigner(server));
    const offer = await stored(offerId, 'offer');
    expect(await must(server.visitor, signingCalls.checkDocument, { code: offer.code })).toMatchObject({
      publicStatus: { at: 'binding' },
      signatures: 1,
    });
    expect(await publicStatusOf(await stored(offerId, 'project'))).toBe('prepared');
    await server.db.execute(sql`update offer set valid_to = now() - interval '1 second' where id = ${offerId}`);
    expect(await publicStatusOf(offer)).toBe('lapsed');
    await server.db.execute(sql`update offer set valid_to = now() + interval '9 days' where id = ${offerId}`);
    const tenant = await anInsertedSigner(server);
    await book(tenant, offerId);
    expect(await publicStatusOf(offer)).toBe('binding');
    await sign(server, tenant, offerId);
    expect(await publicStatusOf(offer)).toBe('accepted');
  });

  it('names nobody', async () => {
    const answer = JSON.stringify(await check(sealed));
    for (const name of [deal.tenant.companyName, deal.landlord.companyName, deal.tenant.lastName, deal.tenant.email])
      expect(answer).not.toContain(name);
  });
});

describe('a stored document', () => {
  const change = (statement: string) => server.db.execute(sql.raw(`${statement} where id = '${lease.id}'`));

  it.each([
    `update document set sha256 = '${'0'.repeat(64)}'`,
    `update document set sealed_sha256 = '${'0'.repeat(64)}'`,
    `update document set sealed_key = 'x'`,
    `update document set facts = '{}'`,
    `update document set code = 'AAAA-AAAA-AAAA'`,
    `update document set pages = 1`,
    `update document set acts = 3`,
    `update document set status = 'drawn'`,
    `update document set lease_id = null`,
    'delete from document',
  ])('refuses: %s', async (statement) => {
    await expect(change(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it('keeps its first opening', async () => {
    await expect(server.db.execute(sql`truncate document_opening`)).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
