/** What holds an account, and that nothing deletes it as long as it does. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, payDeposit, type Signer } from '../../../tests/factories/deals.ts';
import { agreeEarly, handoverOf } from '../../../tests/factories/handover.ts';
import { confirmDeletion, deleteAccount } from '../../../tests/factories/leaving.ts';
import { aProject, must } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
}, 120_000);
afterAll(() => server.close());

const holdsOf = async (person: TestPerson) => (await must(person, leavingCalls.getAccountDeletion, {})).holds;
const leave = async (person: TestPerson): Promise<void> => {
  await must(person, leavingCalls.confirmAccountDeletion, { userUid: person.uid });
  await must(person, leavingCalls.deleteAccount, { userId: person.uid });
  await server.work();
};

/** Brings about a reason and answers whom it holds, with what is said of it. */
const reasons: readonly (readonly [string, () => Promise<readonly (readonly [TestPerson, object])[]>])[] = [
  [
    'an offer that can still be booked, until it ends',
    async () => {
      const owner = await anInsertedSigner(server);
      const offerId = await anInsertedOffer(server, owner);
      return [[owner, { kind: 'activeOffer', offerId, name: expect.any(String), until: expect.any(String) }]];
    },
  ],
  [
    'a reservation, on both sides',
    async () => {
      const [owner, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
      const offerId = await anInsertedOffer(server, owner);
      await book(tenant, offerId);
      const hold = { kind: 'booking', offerId, until: expect.any(String) };
      return [
        [owner, hold],
        [tenant, hold],
      ];
    },
  ],
  [
    'a lease that waits for its deposit, on both sides',
    async () => {
      const { landlord, tenant, offerId } = await aSignedLease(server);
      const hold = { kind: 'lease', offerId };
      return [
        [landlord, hold],
        [tenant, hold],
      ];
    },
  ],
  [
    'a running lease of a company whose link was taken back, and of one that was then left, too',
    async () => {
      const { landlord, tenant, offerId } = await aSignedLease(server);
      for (const { uid, companyId } of [landlord, tenant])
        await must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: false, reason: 'KRS innej firmy' });
      await must(tenant, companiesCalls.clearCompanyDetails, {});
      const hold = { kind: 'lease', offerId };
      return [
        [landlord, hold],
        [tenant, hold],
      ];
    },
  ],
  [
    'money of a finished lease that has not left yet, on both sides',
    async () => {
      const deal = await aSignedLease(server);
      await payDeposit(server, admin, deal);
      const { nameReceiver, nameTransfer, submit, answer } = handoverOf(server, admin);
      await nameReceiver(deal);
      await nameTransfer(deal);
      await agreeEarly(deal);
      await submit(deal.landlord, deal.offerId);
      await answer(deal.tenant, deal.offerId, true);
      const hold = { kind: 'money', offerId: deal.offerId };
      return [
        [deal.landlord, hold],
        [deal.tenant, hold],
      ];
    },
  ],
  [
    'the role of creator where others have joined',
    async () => {
      const creator = await anInsertedSigner(server);
      await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
      return [[creator, { kind: 'companyCreator', name: creator.companyName, count: 1 }]];
    },
  ],
  [
    'a change of address that the former one may still undo, as long as it may',
    async () => {
      const person = await server.person();
      await server.db.execute(
        sql`update person set previous_email = email, email_change_undo_until = now() + interval '72 hours' where uid = ${person.uid}`,
      );
      return [[person, { kind: 'emailChange', until: expect.any(String) }]];
    },
  ],
  [
    'being the last admin whose claim does not rest',
    async () => {
      const resting = await server.person({ claims: ['admin'] });
      await server.db.execute(sql`update person set second_factor_due = now() - interval '1 second' where uid = ${resting.uid}`);
      return [[admin, { kind: 'lastAdmin' }]];
    },
  ],
];

test.each(reasons)('%s', async (_reason, cause) => {
  for (const [person, hold] of await cause()) {
    expect(await holdsOf(person)).toEqual([expect.objectContaining(hold)]);
    expect(await confirmDeletion(person)).toMatchObject({ refusal: { code: 'deletion.held' } });
    expect(await deleteAccount(person)).toMatchObject({ ok: false });
  }
});

it('nothing holds a colleague who neither made nor signed what the company has published', async () => {
  const owner = await anInsertedSigner(server);
  const colleague = await anInsertedSigner(server, { companyId: owner.companyId, companyName: owner.companyName });
  await anInsertedOffer(server, owner);
  expect(await holdsOf(colleague)).toEqual([]);
  const draft = await aProject(colleague);
  await server.db.execute(sql`update offer set company_id = ${owner.companyId} where id = ${draft}`);
  await leave(colleague);
  const { rows } = await server.db.execute(sql`select owner_uid from offer where id = ${draft}`);
  expect(rows).toEqual([{ owner_uid: owner.uid }]);
});

it('somebody whose link was taken back is still held by what a colleague signed, once nobody else acts, and drafts go to the creator', async () => {
  const { landlord: creator, offerId } = await aSignedLease(server);
  const colleague = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
  const asking = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName, state: 'CHECKING' });
  const takeBack = ({ uid, companyId }: Signer) =>
    must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: false, reason: 'KRS innej firmy' });
  await takeBack(colleague);
  expect(await holdsOf(colleague)).toEqual([]);
  const draft = await aProject(colleague);
  await server.db.execute(sql`update offer set company_id = ${creator.companyId} where id = ${draft}`);
  await takeBack(creator);
  expect(await holdsOf(colleague)).toEqual([expect.objectContaining({ kind: 'lease', offerId })]);
  expect(await holdsOf(asking)).toEqual([]);
  await server.db.execute(sql`update company_member set state = 'ACCEPTED' where uid = ${asking.uid}`);
  expect(await holdsOf(colleague)).toEqual([]);
  await leave(colleague);
  const { rows } = await server.db.execute(sql`select owner_uid from offer where id = ${draft}`);
  expect(rows).toEqual([{ owner_uid: creator.uid }]);
});

it('a change of address that nobody can undo any more holds nobody', async () => {
  const person = await server.person();
  await server.db.execute(sql`update person set previous_email = email, email_change_undo_until = now() where uid = ${person.uid}`);
  expect(await holdsOf(person)).toEqual([]);
  await leave(person);
});

it('an offer that began to hold between the two calls stops the second', async () => {
  const owner = await anInsertedSigner(server);
  await must(owner, leavingCalls.confirmAccountDeletion, { userUid: owner.uid });
  await anInsertedOffer(server, owner);
  expect(await deleteAccount(owner)).toMatchObject({ refusal: { code: 'deletion.held' } });
  expect(await must(owner, accountsCalls.getMe, {})).toMatchObject({ uid: owner.uid });
});
