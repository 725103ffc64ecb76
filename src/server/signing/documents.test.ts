import { createPrivateKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing, protocolDocument } from '../../../tests/factories/documents.ts';
import { type TestDatabase, testDatabase } from '../../../tests/kit/database.ts';
import { pdfText } from '../../../tests/kit/pdf-text.ts';
import { isSealedBy } from '../../../tests/kit/sealed.ts';
import { day, instant } from '../../domain/kit/time.ts';
import type { EvidencePageFacts } from '../../domain/leases/document/facts.ts';
import { drawProtocol } from '../handover/documents.ts';
import { connect, type Db, disconnect } from '../kit/database/database.ts';
import { sealWithEvidence } from '../kit/documents/evidence.ts';
import { openSeal } from '../kit/documents/seal-key.ts';
import { judge } from '../kit/documents/verify.ts';
import { readConfig } from '../kit/process/config.ts';
import { byCode, bySha256, documentKey, insertDrawn, knownOf, markSealed, type NewDocument, newestOf, supersedeOthers } from './store/documents.ts';

const config = readConfig({ NODE_ENV: 'test' });
let test: TestDatabase;

beforeAll(async () => {
  test = await testDatabase();
});
afterAll(async () => {
  await test.close();
});

const signed = (sha256: string): EvidencePageFacts => ({
  kind: 'protocol',
  number: 'P/2026/0007',
  drawnSha256: sha256,
  offer: null,
  signatures: [
    {
      side: 'receiver',
      companyName: 'Zakwas',
      companyNip: '7342867148',
      personName: 'Katarzyna Dąbek',
      email: 'k@zakwas.example',
      capacity: 'receiver',
      signedAt: instant('2026-11-27T09:40:00Z'),
      address: '203.0.113.7',
      agent: 'Mozilla/5.0',
      codeId: 'code1234',
      consents: { electronic_signature: '2026-11-20' },
      documentSha256: sha256,
      proof: {
        identity: { by: 'moderator', day: day('2026-11-03') },
        authority: { basis: 'register', krs: '0000006865', documentSha256: null, day: day('2026-11-04') },
        codeSentAt: instant('2026-11-27T09:38:10Z'),
        codeEnteredAt: instant('2026-11-27T09:39:58Z'),
        openedAt: instant('2026-11-27T09:36:01Z'),
        consents: [{ key: 'electronic_signature', version: '2026-11-20', text: 'Zgadzam się podpisać protokół.', sha256: 'c'.repeat(64) }],
      },
    },
  ],
});

describe('a document from drawing to verification', () => {
  it('is stored, sealed once and found by code and by both hashes', async () => {
    const drawn = await drawProtocol(protocolDocument(), drawing);
    const made: NewDocument = {
      kind: 'protocol',
      offerId: 'o',
      leaseId: 'l',
      number: 'P/2026/0007',
      lang: 'pl',
      code: drawing.code,
      drawn,
      drawnKey: documentKey('o', 'd', 'drawn.pdf'),
      facts: protocolDocument(),
      textVersions: { protocol: '1' },
      testMode: drawing.testMode,
    };
    const stored = await test.db.transaction((tx) => insertDrawn(tx, made));
    const sealed = await sealWithEvidence(
      { db: test.db, config },
      {
        drawn: drawn.pdf,
        pages: drawn.pages,
        page: signed(drawn.sha256),
        lang: 'pl',
        code: stored.code,
      },
    );
    const mark = {
      id: stored.id,
      sha256: sealed.sha256,
      key: documentKey('o', stored.id, 'sealed.pdf'),
      bytes: sealed.pdf.length,
      pages: sealed.pages,
      acts: 1,
      at: instant('2026-11-27T09:41:00Z'),
    };
    expect(await test.db.transaction((tx) => markSealed(tx, mark))).toBe(true);
    expect(await test.db.transaction((tx) => markSealed(tx, { ...mark, sha256: 'other' }))).toBe(false);

    const found = await byCode(test.db, drawing.code);
    expect(found).toMatchObject({
      id: stored.id,
      status: 'sealed',
      sha256: drawn.sha256,
      sealedSha256: sealed.sha256,
      pages: drawn.pages + 1,
      sealedAt: '2026-11-27T09:41:00.000Z',
    });
    for (const sha256 of [drawn.sha256, sealed.sha256]) expect((await bySha256(test.db, sha256))?.id).toBe(stored.id);
    expect(found?.facts).toEqual(JSON.parse(JSON.stringify(protocolDocument())));
    if (found === null) throw new Error('not found');
    expect(judge(knownOf(found), sealed.sha256)).toBe('sealed');

    const seal = await openSeal({ db: test.db, config });
    expect(isSealedBy(sealed.pdf, seal.fingerprint)).toBe(true);
    const text = pdfText(sealed.pdf);
    const texts = [
      'Katarzyna Dąbek',
      '27.11.2026, 10:40:00',
      'code1234',
      drawn.sha256.slice(0, 8),
      'potwierdzona w serwisie przez moderatora 3 listopada 2026',
      'wpis w rejestrze, KRS 0000006865, przyjęty przez moderatora 4 listopada 2026',
      'wysłany 27.11.2026, 10:38:10, wpisany 27.11.2026, 10:39:58',
      'Dokument otwarto',
      '27.11.2026, 10:36:01',
      '„Zgadzam się podpisać protokół.” (wersja 2026-11-20, SHA-256 cccccccc',
      `head -c ${drawn.pdf.length} plik.pdf | sha256sum`,
      config.operator.name,
      'Chwila pieczętowania',
      `Karta dowodowa, strona 1 z 1, dołączona do ${drawn.pages} stron dokumentu`,
    ];
    for (const part of texts) expect(text).toContain(part);
  });

  it('gives way to a later one', async () => {
    const drawn = { pdf: new Uint8Array([1]), sha256: 'a'.repeat(64), pages: 1 };
    const make = (code: string, version: number): Promise<{ id: string }> =>
      test.db.transaction((tx) =>
        insertDrawn(tx, {
          kind: 'offer',
          offerId: 'v',
          version,
          lang: 'pl',
          code,
          drawn,
          drawnKey: 'k',
          facts: {},
          textVersions: {},
          testMode: drawing.testMode,
        }),
      );
    const first = await make('AAAA-AAAA-AAAA', 1);
    const second = await make('BBBB-BBBB-BBBB', 2);
    await test.db.transaction((tx) => supersedeOthers(tx, { id: second.id, kind: 'offer', offerId: 'v' }, instant('2026-11-20T10:00:00Z')));
    expect((await byCode(test.db, 'AAAA-AAAA-AAAA'))?.supersededAt).toBe('2026-11-20T10:00:00.000Z');
    expect(await newestOf(test.db, 'v', 'offer')).toMatchObject({ id: second.id, supersededAt: null });
    await expect(make('AAAA-AAAA-AAAA', 3)).rejects.toThrow();
    expect(first.id).not.toBe(second.id);
  });
});

describe('the seal key', () => {
  const processes: Db[] = [];
  const anotherProcess = (): Db => {
    const db = connect(test.url, 2);
    processes.push(db);
    return db;
  };
  afterAll(() => Promise.all(processes.map(disconnect)));

  it('is one for all processes that make it at the same time, and kept encrypted', async () => {
    await test.db.$client.query('delete from seal_key');
    const seals = await Promise.all(Array.from({ length: 4 }, () => openSeal({ db: anotherProcess(), config })));
    expect(new Set(seals.map((seal) => seal.fingerprint)).size).toBe(1);
    const { rows } = await test.db.$client.query<{ locked_key: Buffer }>('select locked_key from seal_key');
    expect(rows).toHaveLength(1);
    expect(() => createPrivateKey({ key: rows[0]?.locked_key ?? Buffer.alloc(0), format: 'der', type: 'pkcs8' })).toThrow();
  });

  it('is refused when the self-made one is not allowed', async () => {
    const strict = { ...config, seal: { ...config.seal, selfMadeAllowed: false } };
    await expect(openSeal({ db: anotherProcess(), config: strict })).rejects.toThrow('not allowed');
  });
});
