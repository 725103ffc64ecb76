import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { handoverCalls } from '../../src/contract/handover/endpoints.ts';
import { identityCalls } from '../../src/contract/identity/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { reservationsCalls } from '../../src/contract/reservations/endpoints.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import { companyLifecycle } from '../../src/domain/companies/machine.ts';
import { depositEntry } from '../../src/domain/deposits/rules/ledger.ts';
import { identityLifecycle } from '../../src/domain/identity/machine.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import { leaseLifecycle } from '../../src/domain/leases/machine.ts';
import { offerLifecycle } from '../../src/domain/offers/machine.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { effects, lifecycles } from '../../src/server/app/rooms.ts';
import { appendEntry } from '../../src/server/deposits/store/ledger.ts';
import { databaseNow, type Tx } from '../../src/server/kit/database/database.ts';
import { outboxOf } from '../../src/server/kit/database/outbox.ts';
import type { Effects } from '../../src/server/kit/lifecycle/effects.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, type Deal, payDeposit, reserveUntil } from '../factories/deals.ts';
import { aPublishedOffer, aSigner, lastCode, must } from '../factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';

const tables = [identityLifecycle, companyLifecycle, offerLifecycle, leaseLifecycle];

/** What ran, `offer.mailHidden of hide`, and which effects left something in the database or the outbox. */
const ran = new Set<string>();
const marked = new Set<string>();

/** How much the transaction has written and is going to write. */
const writtenBy = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as n from pg_stat_xact_user_tables`,
  );
  const outbox = outboxOf(tx);
  return (rows[0]?.n ?? 0) + (outbox === null ? 0 : outbox.topics.size + outbox.events.length + outbox.mails.length + outbox.jobs.length);
};

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  const all: Record<string, Effects[string]> = effects;
  for (const [name, effect] of Object.entries(all)) {
    vi.spyOn(all, name).mockImplementation(async (services, tx, step) => {
      const before = await writtenBy(tx);
      await effect(services, tx, step);
      ran.add(`${name} of ${(step as { readonly on: string }).on}`);
      if ((await writtenBy(tx)) > before) marked.add(name);
    });
  }
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const today = async () => dayOf(await databaseNow(server.db));
const money = async ({ offerId }: Deal, bankReference: string) => ({ offerId, amount: 23_616_00 as never, valueDate: await today(), bankReference });

/** Moves a lease's past so that its deposit is overdue. */
const makeOverdue = ({ leaseId }: Deal) => server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${leaseId}`);

const paid = async (): Promise<Deal> => {
  const deal = await aSignedLease(server);
  expect(await payDeposit(server, admin, deal)).toMatchObject({ ok: true });
  return deal;
};

const rejected = async (): Promise<Deal> => {
  const deal = await paid();
  await must(deal.tenant, leasesCalls.rejectPremises, {
    offerId: deal.offerId,
    damagedPremise: true,
    mismatchedDetails: false,
    unavailabilityOfLandlord: false,
  });
  return deal;
};

const submit = async ({ landlord, offerId }: Deal): Promise<void> => {
  const { draft } = await must(landlord, handoverCalls.getProtocol, { offerId });
  const saved = await must(landlord, handoverCalls.saveProtocolDraft, { offerId, version: draft.version, data: draft.data });
  await must(landlord, handoverCalls.attachProtocol, { offer: { id: offerId }, draftVersion: saved.version });
};

/** Everything that happens to an identity, a company link, an offer and a lease, by calls and by the clock. */
const stories: Readonly<Record<string, () => Promise<void>>> = {
  'an identity is rejected, accepted, taken back and accepted again, with its offers': async () => {
    const signer = await aSigner(server);
    await aPublishedOffer(server, signer);
    const decide = (uid: string, accepted: boolean) => must(admin, identityCalls.decideIdentity, { uid, accepted, reason: 'Inne nazwisko' });
    await decide(signer.uid, false);
    await must(signer, identityCalls.requestIdentityReview, {});
    await decide(signer.uid, false);
    await must(signer, identityCalls.requestIdentityReview, {});
    await decide(signer.uid, true);
  },
  'a company link is taken back, rejected, accepted again and left, with drafts': async () => {
    const signer = await aSigner(server);
    const decide = (accepted: boolean) =>
      must(admin, companiesCalls.decideCompany, { uid: signer.uid, companyId: signer.companyId, accepted, reason: 'Inny numer' });
    await aPublishedOffer(server, signer);
    await decide(false);
    await must(signer, companiesCalls.submitCompany, { companyId: signer.companyId });
    await decide(false);
    await must(signer, companiesCalls.submitCompany, { companyId: signer.companyId });
    await decide(true);
    const creator = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: creator.companyId, companyName: creator.companyName });
    const { offerId } = await must(colleague, offersCalls.createOffer, {});
    await must(colleague, offersCalls.saveOffer, { offerId, version: 0, patch: { name: 'Lokal przy rynku' } });
    await must(colleague, companiesCalls.clearCompanyDetails, {});
  },
  'an offer is hidden, shown, given up, run out of time and signed': async () => {
    const [landlord, first, second] = [await anInsertedSigner(server), await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
    await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
    expect(await book(first, offerId)).toMatchObject({ ok: true });
    await must(first, reservationsCalls.withdrawReservation, { offerId });
    expect(await book(second, offerId)).toMatchObject({ ok: true });
    await reserveUntil(server, offerId, sql`now() - interval '1 second'`);
    await server.tick();
    await aSignedLease(server);
  },
  'a deposit is late, received, taken back and received; the protocol is withdrawn, declined and confirmed; the deposit is paid out': async () => {
    const deal = await aSignedLease(server);
    const { offerId, tenant, landlord } = deal;
    await makeOverdue(deal);
    await server.tick();
    expect(await payDeposit(server, admin, deal, 'A-1')).toMatchObject({ ok: true });
    await must(await server.person({ claims: ['admin'] }), depositsCalls.reverseDepositReceipt, { offerId, reason: 'Zła umowa' });
    expect(await payDeposit(server, admin, deal, 'A-2')).toMatchObject({ ok: true });
    const person = { firstName: 'Katarzyna', lastName: 'Dąbek', email: 'odbiorca@zakwas.example', authorized: true };
    const meeting = { date: addDays(await today(), 11), hour: '10:00' };
    await must(tenant, handoverCalls.namePerson, { receptionForm: { ...person, ...meeting }, id: offerId, landlord: false });
    await must(landlord, handoverCalls.namePerson, { receptionForm: { ...person, date: null, hour: null }, id: offerId, landlord: true });
    await submit(deal);
    await must(landlord, handoverCalls.withdrawProtocol, { offerId });
    await submit(deal);
    await must(tenant, handoverCalls.answerProtocol, { offerId, accepted: false, reason: 'Inny stan licznika.' });
    await submit(deal);
    const { documentSha256 } = await must(tenant, signingCalls.requestSigningCode, { offerId, purpose: 'protocol' });
    const code = await lastCode(server, tenant.email);
    await must(tenant, handoverCalls.answerProtocol, { offerId, accepted: true, code, documentSha256, consents: { ...consentsOf.protocol } });
    await must(admin, depositsCalls.bookDepositPayout, await money(deal, 'P-1'));
  },
  'premises are rejected and refunded, or disputed and paid out': async () => {
    await must(admin, depositsCalls.bookDepositRefund, await money(await rejected(), 'R-1'));
    const disputed = await rejected();
    const { offerId } = disputed;
    await must(disputed.landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
    await must(admin, depositsCalls.decideDispute, { offerId, refund: false, reason: 'Zdjęcia potwierdzają stan.' });
    await must(admin, depositsCalls.bookDepositPayout, await money(disputed, 'P-2'));
  },
  'a lease ends unpaid, with nothing or with a part of the money held': async () => {
    for (const part of [0, 1_000_00]) {
      const deal = await aSignedLease(server);
      await makeOverdue(deal);
      const details = { leaseId: deal.leaseId, valueDate: await today(), bankReference: 'PART', uid: admin.uid };
      if (part > 0) await server.db.transaction((tx) => appendEntry(tx, depositEntry('deposit_receipt', deal.leaseId, grosze(part)), details));
      await must(deal.landlord, leasesCalls.endUnpaidLease, { offerId: deal.offerId });
    }
  },
};

describe('effects', () => {
  it.each(Object.entries(stories))(
    '%s',
    async (_name, story) => {
      await story();
      await server.work();
    },
    60_000,
  );

  it('ran, each of them, for every event whose rows name it', () => {
    expect(tables.map(({ name }) => name).sort()).toEqual(lifecycles.map(({ lifecycle }) => lifecycle.name).sort());
    const named = tables.flatMap(({ name, rows }) =>
      rows.flatMap(({ on, effects: owed = [] }) => owed.map((effect) => `${name}.${effect} of ${on}`)),
    );
    expect(named.filter((each) => !ran.has(each))).toEqual([]);
  });

  it('left something, each of them', () => {
    expect(Object.keys(effects).filter((name) => !marked.has(name))).toEqual([]);
  });
});
