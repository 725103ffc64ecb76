import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedSigner } from '../../../tests/factories/deals.ts';
import { linkFor, visit } from '../../../tests/factories/outreach.ts';
import { aProject, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { outreachCalls as calls } from '../../contract/outreach/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

it('the click is paid with the first step that takes an account, never alone: whoever opens their own link elsewhere earns nothing', async () => {
  const [admin, caller] = [await server.person({ claims: ['admin'] }), await server.person({ claims: ['caller'] })];
  const known = await anInsertedSigner(server);
  const figures = async () => {
    const { total } = await must(caller, calls.getOutreach, calls.getOutreach.in.parse({ stepFrom: 'linkClick', stepTo: 'offerSubmission' }));
    return total;
  };
  const stored = async () => {
    const { rows } = await server.db.execute<{ milestone: string; bonus: string }>(
      sql`select milestone, bonus from prospect_milestone where caller_uid = ${caller.uid} order by milestone, bonus`,
    );
    return rows.map(({ milestone, bonus }) => `${milestone} ${bonus}`);
  };
  await must(admin, calls.setBonus, { milestone: 'linkClick', amount: 3_00 });
  await must(admin, calls.setBonus, { milestone: 'offerSubmission', amount: 20_00 });
  for (const email of ['sam-do-siebie@firma.example', known.email]) {
    await must(caller, calls.generateUtmLink, { email, customUrl: '', campaign: '' });
    // The caller without a session, in another window.
    await visit(server.client(), (await linkFor(server, email)).shortId);
  }
  expect(await stored()).toEqual(['linkClick 0', 'linkClick 0']);
  expect(await figures()).toMatchObject({ linkClick: 2, bonus: 0 });
  await must(admin, calls.setBonus, { milestone: 'linkClick', amount: 4_00 });
  const offerId = await aProject(known);
  await must(known, offersCalls.publishOffer, await readyToSign(server, known, offerId));
  expect(await stored()).toEqual(['linkClick 0', 'linkClick 400', 'offerSubmission 2000']);
  expect(await figures()).toMatchObject({ linkClick: 2, offerSubmission: 1, bonus: 24_00 });
});
