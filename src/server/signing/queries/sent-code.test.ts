import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../../../../tests/factories/deals.ts';
import { lastCode, must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { signingCalls } from '../../../contract/signing/endpoints.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('remembers the code that was sent until it is over, for whoever signs and nobody else', async () => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, landlord);
  await book(tenant, offerId);
  await server.work();
  const act = { offerId, purpose: 'lease' } as const;
  expect(await must(tenant, signingCalls.getSentCode, act)).toEqual({ sent: null });
  const { sentTo, validUntil } = await must(tenant, signingCalls.requestSigningCode, act);
  const { sent } = await must(tenant, signingCalls.getSentCode, act);
  expect(sent).toMatchObject({ sentTo });
  expect(Math.abs(Date.parse(sent?.validUntil ?? '') - Date.parse(validUntil))).toBeLessThan(2_000);
  expect(await landlord.ask(signingCalls.getSentCode, act)).toMatchObject({ refusal: { code: 'reservation.not_yours' } });
  await server.db.execute(sql`update email_code set expires_at = clock_timestamp() where uid = ${tenant.uid}`);
  expect(await must(tenant, signingCalls.getSentCode, act)).toEqual({ sent: null });
});

it('draws nothing anew for a colleague whom the lease does not name: the code of whoever it names stays right', async () => {
  const [landlord, anna] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const jan = await anInsertedSigner(server, { companyId: anna.companyId, companyName: anna.companyName });
  const offerId = await anInsertedOffer(server, landlord);
  await book(anna, offerId);
  await server.work();
  const act = { offerId, purpose: 'lease' } as const;
  const asked = await must(anna, signingCalls.requestSigningCode, act);
  const code = await lastCode(server, anna.email);
  expect(await must(jan, signingCalls.getSentCode, act)).toEqual({ sent: null });
  await server.work();
  const { documentSha256 } = asked;
  const signing = { userUid: anna.uid, offerId, code, documentSha256, consents: { ...consentsOf.lease } };
  expect(await anna.ask(leasesCalls.signLease, signing)).toMatchObject({ ok: true });
});
