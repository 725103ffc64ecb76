import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptAndSign, anOpenOffer, passFirstRight, proposed, readyToAccept } from '../../../../tests/factories/counter-offers.ts';
import { anInsertedSigner, book, type Signer, sign } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../../tests/kit/answers.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { counterOffersCalls as calls } from '../../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { addDays, dayOf } from '../../../domain/kit/time.ts';
import { databaseNow } from '../../kit/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('opens for the person of the address alone, with what would change in the text', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const other = await anInsertedSigner(server);
  const id = await proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
  const read = async (who: Signer, userUid: string) => codeOf(await who.ask(calls.getCounterOffer, { offerId, userUid, counterOfferId: id }));
  expect([await read(tenant, landlord.uid), await read(other, other.uid), await read(tenant, tenant.uid)]).toEqual([
    'counter_offer.no_access',
    'counter_offer.not_found',
    'ok',
  ]);
  const page = await must(landlord, calls.getCounterOffer, { offerId, userUid: landlord.uid });
  expect(page).toMatchObject({
    id,
    side: 'landlord',
    version: 1,
    nextVersion: 2,
    costs: { before: { rentNet: 6_400_00 }, after: { rentNet: 6_000_00 } },
    terms: { before: [null, 12, 36], after: [null, 12, 36, 48] },
    prepared: null,
    blocker: null,
  });
  const today = (await must(landlord, offersCalls.getOffer, { offerId })).private?.fees?.landlord.net ?? 0;
  expect(page.fees.landlord.net * 6_400_00, 'the service fee of the next version').toBe(today * 6_000_00);
  const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
  expect(page.changes.some(({ before, after }) => plain(before).includes('6 400,00') && plain(after).includes('6 000,00'))).toBe(true);
  expect(page.changes.filter(({ before }) => before === null).map(({ after }) => after?.includes('48'))).toEqual([true]);
  expect(page.changes.every(({ before, after }) => before !== after)).toBe(true);
});

it('shows the owner the prepared version, and the tenant nothing of it', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  await proposed(tenant, offerId, { rent: 6_000_00 });
  const { documentSha256 } = await readyToAccept(server, landlord, offerId);
  const [owners, tenants] = [
    await must(landlord, calls.getCounterOffer, { offerId, userUid: landlord.uid }),
    await must(tenant, calls.getCounterOffer, { offerId, userUid: tenant.uid }),
  ];
  expect([owners.prepared?.document.sha256, tenants.prepared]).toEqual([documentSha256, null]);
});

it("says what signing would change besides: the landlord's data as they are now, and the tax of the rent", async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  await proposed(tenant, offerId, { rent: 6_000_00 });
  await readyToAccept(server, landlord, offerId);
  const read = (who: Signer) => must(who, calls.getCounterOffer, { offerId, userUid: who.uid });
  const [{ changes, prepared }, name] = [await read(landlord), 'Kamienica Pod Lwem sp. z o.o.'];
  expect([prepared !== null, changes.filter(({ number }) => number === '')]).toEqual([true, []]);
  await server.db.execute(
    sql`update company set name = ${name}, vat_status = 'exempt', bank_account = 'PL61109010140000071219812874' where id = ${landlord.companyId}`,
  );
  for (const who of [landlord, tenant]) {
    const page = await read(who);
    const [party] = page.changes;
    expect([party?.title, party?.before?.includes(landlord.companyName), party?.after?.startsWith(name)]).toEqual(['Wynajmujący', true, true]);
    expect(page.changes.some(({ after }) => after?.replaceAll(/\s/g, '').includes('61109010140000071219812874'))).toBe(true);
    expect([page.costs.before.vat > 0, page.costs.after]).toEqual([true, expect.objectContaining({ rentNet: 6_000_00, vat: 0 })]);
  }
  // What was drawn before names the company as it was: it is drawn anew, and signed.
  expect((await read(landlord)).prepared).toBeNull();
  await server.db.execute(sql`update email_code set created_at = created_at - interval '5 minutes'`);
  await acceptAndSign(server, landlord, offerId);
  const { rows } = await server.db.execute(sql`select landlord->>'name' as name from offer_version where offer_id = ${offerId} order by version`);
  expect(rows).toEqual([{ name: landlord.companyName }, { name }]);
});

it('says why a term that no longer fits cannot be accepted', async () => {
  const today = dayOf(await databaseNow(server.db));
  const changes = {
    availability: addDays(today, 1),
    availabilityTo: addDays(today, 62),
    leaseAgreement: {
      deposit: 1_000_00 as never,
      payDay: 10,
      firstPaymentDay: 7,
      fixedshort: true,
      fixedshortMonths: 1,
      nonRentFees: 'in_rent' as const,
    },
  };
  const { landlord, tenant, offerId } = await anOpenOffer(server, changes);
  await proposed(tenant, offerId, { months: 2 });
  await server.db.execute(
    sql`update offer set form = jsonb_set(form, '{availabilityTo}', to_jsonb(${addDays(today, 40)}::text)) where id = ${offerId}`,
  );
  const page = await must(landlord, calls.getCounterOffer, { offerId, userUid: landlord.uid });
  expect([page.blocker, page.allowed]).toEqual(['counter_offer.term_over_availability', ['decline']]);
  expect(codeOf(await landlord.ask(calls.acceptCounterOffer, { offerId }))).toBe('counter_offer.term_over_availability');
});

it('promises a company no more than it may do now: not under the first right of another one, nor while somebody has booked', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const other = await anInsertedSigner(server);
  const [accepted, id] = [await proposed(tenant, offerId, { rent: 6_000_00 }), await proposed(other, offerId, { rent: 5_900_00 })];
  const promised = async (who: Signer, counterOfferId: string) => {
    const { mayBook, mayPropose } = await must(who, calls.getCounterOffer, { offerId, userUid: who.uid, counterOfferId });
    return { mayBook, mayPropose };
  };
  expect([await promised(other, id), await promised(landlord, id)]).toEqual([
    { mayBook: true, mayPropose: false },
    { mayBook: false, mayPropose: false },
  ]);
  await acceptAndSign(server, landlord, offerId, accepted);
  expect([await promised(tenant, accepted), await promised(other, id)]).toEqual([
    { mayBook: true, mayPropose: true },
    { mayBook: false, mayPropose: false },
  ]);
  await passFirstRight(server, offerId);
  await must(other, calls.withdrawCounterOffer, { counterOfferId: id });
  expect(await promised(other, id)).toEqual({ mayBook: true, mayPropose: true });
  expect(codeOf(await book(tenant, offerId, 'fixedshort', 2))).toBe('ok');
  expect([await promised(tenant, accepted), await promised(other, id)]).toEqual([
    { mayBook: false, mayPropose: false },
    { mayBook: false, mayPropose: false },
  ]);
});

it('shows a company whose proposal is over nothing of a later version, once the offer is closed to it', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const other = await anInsertedSigner(server);
  const [over, accepted] = [await proposed(tenant, offerId, { rent: 6_000_00 }), await proposed(other, offerId, { rent: 5_900_00 })];
  await must(tenant, calls.withdrawCounterOffer, { counterOfferId: over });
  await acceptAndSign(server, landlord, offerId, accepted);
  const read = () => must(tenant, calls.getCounterOffer, { offerId, userUid: tenant.uid, counterOfferId: over });
  expect(await read()).toMatchObject({ version: 2, costs: { before: { rentNet: 5_900_00 } }, isOver: false, isShown: true });
  await server.db.execute(sql`update offer set hidden_reason = 'Skarga', hidden_cause = 'moderator' where id = ${offerId}`);
  expect(codeOf(await tenant.ask(offersCalls.getOffer, { offerId }))).toBe('offer.not_found');
  const closed = await read();
  expect(closed).toMatchObject({ version: 1, changes: [], costs: { before: { rentNet: 6_400_00 }, after: { rentNet: 6_000_00 } } });
  // Hiding voids nothing.
  expect(closed).toMatchObject({ isShown: false, isOver: false, mayBook: false, mayPropose: false });
  expect(JSON.stringify(closed)).not.toContain('590000');
});

it('compares what a company proposed with the version that it was sent for, once the offer is closed to it', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const other = await anInsertedSigner(server);
  const [own, accepted] = [await proposed(tenant, offerId, { rent: 5_900_00 }), await proposed(other, offerId, { rent: 6_200_00 })];
  await acceptAndSign(server, landlord, offerId, accepted);
  await server.db.execute(sql`update offer set hidden_reason = 'Skarga', hidden_cause = 'moderator' where id = ${offerId}`);
  const closed = await must(tenant, calls.getCounterOffer, { offerId, userUid: tenant.uid, counterOfferId: own });
  expect(closed.difference.rent).toMatchObject({ before: 6_400_00, after: 5_900_00 });
  expect(JSON.stringify(closed)).not.toContain('620000');
});

it('promises the first right no longer than it runs', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const id = await proposed(tenant, offerId, { rent: 6_000_00 });
  await acceptAndSign(server, landlord, offerId, id);
  const until = async () => (await must(tenant, calls.getCounterOffer, { offerId, userUid: tenant.uid, counterOfferId: id })).firstRightUntil;
  expect(await until()).not.toBeNull();
  await passFirstRight(server, offerId);
  expect(await until()).toBeNull();
});

it('tells an offer that is over from one that is only closed to the reader', async () => {
  const { landlord, tenant, offerId } = await anOpenOffer(server);
  const winner = await anInsertedSigner(server);
  const id = await proposed(tenant, offerId, { rent: 6_000_00 });
  const facts = async (who: Signer) => {
    const { isShown, isOver } = await must(who, calls.getCounterOffer, { offerId, userUid: who.uid, counterOfferId: id });
    return { isShown, isOver };
  };
  await server.db.execute(sql`update offer set hidden_reason = 'Skarga', hidden_cause = 'moderator' where id = ${offerId}`);
  expect([await facts(landlord), await facts(tenant)]).toEqual([
    { isShown: true, isOver: false },
    { isShown: false, isOver: false },
  ]);
  await server.db.execute(sql`update offer set hidden_reason = null, hidden_cause = null where id = ${offerId}`);
  await book(winner, offerId);
  expect(codeOf(await sign(server, winner, offerId))).toBe('ok');
  expect([await facts(landlord), await facts(tenant)]).toEqual([
    { isShown: true, isOver: true },
    { isShown: false, isOver: true },
  ]);
});
