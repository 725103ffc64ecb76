/** A counter-offer whose sender may no longer act for the company. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOpenOffer, proposed, readyToAccept } from '../../../../../tests/factories/counter-offers.ts';
import { sendSignedFile } from '../../../../../tests/factories/identity.ts';
import { aSigner, must } from '../../../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../../../tests/kit/answers.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { companiesCalls } from '../../../../contract/companies/endpoints.ts';
import { identityCalls } from '../../../../contract/identity/endpoints.ts';
import { counterOffersCalls as calls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Member = TestPerson & { readonly companyId: string };

const viewOf = (who: Client, offerId: string) => must(who, offersCalls.getOffer, { offerId });
const stateOf = async (id: string): Promise<string | undefined> =>
  (await server.db.execute<{ state: string }>(sql`select state from counter_offer where id = ${id}`)).rows[0]?.state;

it.each([
  [
    'the company',
    async (admin: Client, sender: Member, accepted: boolean) => {
      const { uid, companyId } = sender;
      if (accepted) await must(sender, companiesCalls.submitCompany, { companyId });
      await must(admin, companiesCalls.decideCompany, { uid, companyId, accepted, reason: 'Inny numer' });
    },
  ],
  [
    'the person',
    async (admin: Client, sender: Member, accepted: boolean) => {
      if (accepted) await sendSignedFile(sender);
      await must(admin, identityCalls.decideIdentity, { uid: sender.uid, accepted, reason: 'Inne nazwisko' });
    },
  ],
] as const)('accepting is refused once the acceptance of %s that sent it was taken back, and offered no more', async (_whose, decide) => {
  const { landlord, offerId } = await anOpenOffer(server);
  const tenant = await aSigner(server);
  const admin = await server.person({ claims: ['admin'] });
  const id = await proposed(tenant, offerId, { rent: 6_000_00 });
  const shown = async () => {
    const page = await must(landlord, calls.getCounterOffer, { offerId, userUid: landlord.uid });
    return [page.blocker, page.allowed, (await viewOf(landlord, offerId)).counterOffers[0]?.allowed];
  };
  const ready = await readyToAccept(server, landlord, offerId);
  expect(await shown()).toEqual([null, ['sign', 'decline'], ['sign', 'decline']]);
  await decide(admin, tenant, false);
  expect(await shown()).toEqual(['counter_offer.sender_unverified', ['decline'], ['decline']]);
  expect(codeOf(await landlord.ask(calls.acceptCounterOffer, { offerId }))).toBe('counter_offer.sender_unverified');
  expect(codeOf(await landlord.ask(offersCalls.publishOffer, ready))).toBe('counter_offer.sender_unverified');
  expect([await stateOf(id), (await viewOf(landlord, offerId)).version]).toEqual(['OPEN', 1]);
  // Given back in time, it counts again with what was prepared.
  await decide(admin, tenant, true);
  expect(await shown()).toEqual([null, ['sign', 'decline'], ['sign', 'decline']]);
  expect(codeOf(await landlord.ask(offersCalls.publishOffer, ready))).toBe('ok');
});
