import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, book, type Deal } from '../../../tests/factories/deals.ts';
import { aProject, aPublishedOffer, aSigner, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { newestOf } from './queries/documents.ts';
import { attachmentOf } from './store/attachments.ts';

let server: TestServer;
let folder: string;
let deal: Deal;

beforeAll(async () => {
  server = await testServer();
  folder = mkdtempSync(path.join(tmpdir(), 'attachments-'));
  deal = await aSignedLease(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The bytes behind a link that a call answered. */
const fetched = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await server.visitor.fetch(url)).arrayBuffer());
const file = (name: string, bytes: Uint8Array): string => {
  const place = path.join(folder, name);
  writeFileSync(place, bytes);
  return place;
};
const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const codeOf = async (who: Client, kind: 'offer' | 'lease' | 'protocol'): Promise<string> => {
  const answer = await who.ask(signingCalls.getReadingCopy, { offerId: deal.offerId, kind });
  return answer.ok ? 'ok' : answer.refusal.code;
};

describe('the English reading copy', () => {
  it('of a lease has the same clauses, says on every page that it is a copy, and names the Polish document that binds', async () => {
    const { url, sha256 } = await must(deal.tenant, signingCalls.getReadingCopy, { offerId: deal.offerId, kind: 'lease' });
    const bytes = await fetched(url);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    const text = run('pdftotext', '-layout', file('copy.pdf', bytes), '-').replaceAll('\u00a0', ' ');
    const lease = await newestOf(server.db, deal.offerId, 'lease');
    expect(text).toContain('This is a reading copy');
    expect(text.replace(/\s+/g, ' ')).toContain(`Only the Polish document ${lease?.number} is binding, SHA-256 ${lease?.sha256.slice(0, 8)}`);
    expect(text.match(/§ \d+\. /g)?.length).toBeGreaterThan(15);
    const binding = run('pdftotext', file('lease.pdf', (await server.services.files.get(lease?.drawnKey ?? '')) ?? new Uint8Array()), '-');
    expect(new Set(text.match(/§ \d+\.(?= )/g))).toEqual(new Set(binding.replaceAll('\u00a0', ' ').match(/§ \d+\.(?= )/g)));
    expect(run('pdfinfo', '-meta', path.join(folder, 'copy.pdf'))).toContain('en-GB');
  });

  it('is made once, read by the sides and nobody else, and not of what does not exist', async () => {
    expect(await Promise.all([codeOf(deal.landlord, 'lease'), codeOf(deal.tenant, 'lease')])).toEqual(['ok', 'ok']);
    const first = await must(deal.landlord, signingCalls.getReadingCopy, { offerId: deal.offerId, kind: 'lease' });
    const second = await must(deal.tenant, signingCalls.getReadingCopy, { offerId: deal.offerId, kind: 'lease' });
    expect(second.sha256).toBe(first.sha256);
    expect(await codeOf(await anInsertedSigner(server), 'lease')).toBe('document.not_found');
    expect(await codeOf(server.visitor, 'lease')).toBe('kit.signed_out');
    expect(await codeOf(deal.tenant, 'protocol')).toBe('document.not_found');
  });

  it('is not made of a document whose words have changed since', async () => {
    const { offerId } = await aSignedLease(server);
    await server.db.execute(sql`alter table document disable trigger document_is_frozen`);
    await server.db.execute(sql`update document set text_versions = '{"lease":"2020-01-01"}' where offer_id = ${offerId} and kind = 'lease'`);
    await server.db.execute(sql`alter table document enable trigger document_is_frozen`);
    const admin = await server.person({ claims: ['admin'] });
    expect(await admin.ask(signingCalls.getReadingCopy, { offerId, kind: 'lease' })).toMatchObject({
      ok: false,
      refusal: { code: 'document.not_found' },
    });
  });
});

describe('the landlord', () => {
  it('opens her own sealed offer, its reading copy and its photos, before and after anybody books it', async () => {
    const landlord = await aSigner(server);
    const offerId = await aPublishedOffer(server, landlord);
    const opened = async () => {
      const link = await must(landlord, signingCalls.getDocument, { offerId, kind: 'offer' });
      return [
        link.status,
        createHash('sha256')
          .update(await fetched(link.url))
          .digest('hex') === link.sha256,
      ];
    };
    expect(await opened()).toEqual(['sealed', true]);
    expect((await must(landlord, offersCalls.getOffer, { offerId })).private?.document?.status).toBe('sealed');
    await must(landlord, signingCalls.getReadingCopy, { offerId, kind: 'offer' });
    await book(await anInsertedSigner(server), offerId);
    expect(await opened()).toEqual(['sealed', true]);
  });
});

/** A picture that the checks of photos let through: noise is neither white nor a repetition. */
const uploadPhoto = async (owner: Client, offerId: string): Promise<void> => {
  const create = { width: 1200, height: 800, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 120, sigma: 30 } } as const;
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], 'front.jpg', { type: 'image/jpeg' }));
  expect((await owner.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(200);
};

describe('the photos of an offer', () => {
  it('come in one file with the hashes that the offer prints, for whoever may read it', async () => {
    const landlord = await aSigner(server);
    const offerId = await aProject(landlord);
    await uploadPhoto(landlord, offerId);
    await must(landlord, offersCalls.publishOffer, await readyToSign(server, landlord, offerId));
    await server.work();
    const reader = await anInsertedSigner(server);
    const { url } = await must(reader, signingCalls.getOfferPhotos, { offerId });
    expect((await server.visitor.fetch(url)).headers.get('content-type')).toBe('application/zip');
    file('photos.zip', await fetched(url));
    run('unzip', '-o', '-q', path.join(folder, 'photos.zip'), '-d', path.join(folder, 'photos'));
    const list = run('bash', '-c', `cd "${path.join(folder, 'photos')}" && sha256sum --check SHA256SUMS`);
    expect(list).toMatch(/^01-[0-9a-f]{8}\.\w+: OK\n$/);
    const offer = await newestOf(server.db, offerId, 'offer');
    const printed = run('pdftotext', file('offer.pdf', (await server.services.files.get(offer?.sealedKey ?? '')) ?? new Uint8Array()), '-');
    const hash = run('cat', path.join(folder, 'photos', 'SHA256SUMS')).slice(0, 64);
    expect(printed.replace(/\s+/g, '')).toContain(hash);
    expect(await attachmentOf(server.db, offer?.id ?? '', 'photos')).not.toBeNull();
    expect(await server.visitor.ask(signingCalls.getOfferPhotos, { offerId })).toMatchObject({ ok: false, refusal: { code: 'kit.signed_out' } });
  });

  const anAnnouncement = async () => {
    const landlord = await aSigner(server);
    const offerId = await aProject(landlord, { offerType: 'sell', summary: { truth: true } });
    await uploadPhoto(landlord, offerId);
    const act = await readyToSign(server, landlord, offerId);
    await must(landlord, offersCalls.publishOffer, { ...act, consents: { ...consentsOf.announcement } });
    await server.work();
    return { landlord, offerId };
  };

  it('outlive the photos of the project that a signed version names', async () => {
    const { landlord, offerId } = await anAnnouncement();
    await must(landlord, offersCalls.deleteOffer, { offerId });
    await server.db.execute(sql`update offer set deleted_at = deleted_at - interval '5 minutes' where id = ${offerId}`);
    await server.tick();
    await server.work();
    expect(await must(landlord, signingCalls.getOfferPhotos, { offerId })).toMatchObject({ url: expect.any(String) });
    expect((await server.mailsTo(landlord.email)).at(-1)?.subject).toMatch(/^Ogłoszenie .* zostało usunięte$/);
  });

  it('that are gone all the same are no fault', async () => {
    const { landlord, offerId } = await anAnnouncement();
    const { rows } = await server.db.execute<{ key: string }>(
      sql`select images -> 0 ->> 'key' as key from offer_version where offer_id = ${offerId}`,
    );
    await server.services.files.remove(rows[0]?.key ?? '');
    expect(await landlord.ask(signingCalls.getOfferPhotos, { offerId })).toMatchObject({ refusal: { code: 'document.not_found' } });
  });
});
