import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { teamCalls } from '../../src/contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { handoverCalls } from '../../src/contract/handover/endpoints.ts';
import { identityCalls } from '../../src/contract/identity/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { counterOffersCalls } from '../../src/contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { reservationsCalls } from '../../src/contract/reservations/endpoints.ts';
import { agreementLifecycle } from '../../src/domain/agency/machine.ts';
import { companyChangeLifecycle } from '../../src/domain/companies/change.machine.ts';
import { companyLifecycle } from '../../src/domain/companies/machine.ts';
import { identityLifecycle } from '../../src/domain/identity/machine.ts';
import { requestLifecycle } from '../../src/domain/identity/request.machine.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import { formLifecycle } from '../../src/domain/leases/form.machine.ts';
import { leaseLifecycle } from '../../src/domain/leases/machine.ts';
import { type Outcome, outcomes } from '../../src/domain/leases/types.ts';
import { counterOfferLifecycle } from '../../src/domain/offers/counter-offer.machine.ts';
import { offerLifecycle } from '../../src/domain/offers/machine.ts';
import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import { wantedLifecycle } from '../../src/domain/wanted/machine.ts';
import { effects, lifecycles } from '../../src/server/app/rooms.ts';
import { databaseNow, type Tx } from '../../src/server/kit/database/database.ts';
import { outboxOf } from '../../src/server/kit/database/outbox.ts';
import type { Effects } from '../../src/server/kit/lifecycle/effects.ts';
import { mail } from '../../src/server/kit/tables/mail.ts';
import type { LeaseStep } from '../../src/server/leases/lifecycle.ts';
import type { CounterOfferStep } from '../../src/server/offers/lifecycle/counter-offer.ts';
import { acceptAndSign, anOpenOffer, passFirstRight, proposed, readyToAccept } from '../factories/counter-offers.ts';
import {
  anInsertedOffer,
  anInsertedSigner,
  aSignedLease,
  aSignedLongLease,
  book,
  type Deal,
  payDeposit,
  payer,
  reserveUntil,
  sign,
  uploadForm,
} from '../factories/deals.ts';
import { agreeEarly, handoverOf, passObjection, rejectPremises, returnProtocol, signProtocol, submitProtocol } from '../factories/handover.ts';
import { sendSignedFile } from '../factories/identity.ts';
import { everybodyIsAProspect } from '../factories/outreach.ts';
import { aPublishedOffer, aSigner, must } from '../factories/published-offer.ts';
import { agree, attachTitle, endUnpaid, propose } from '../factories/statements.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';
import { filesOf, type MailRecord, recordCounterOffer, recordMails, recordRest, storedText } from './mail-record.ts';
import {
  agreementStory,
  companyChangeStory,
  deletedProjectStory,
  firstSignatureStory,
  heldOfferStory,
  listingBackStory,
  paidAfterSignatureStory,
  requestStory,
  unpaidEndStory,
  wantedStory,
} from './people-stories.ts';

const tables = [
  agreementLifecycle,
  identityLifecycle,
  requestLifecycle,
  companyLifecycle,
  companyChangeLifecycle,
  offerLifecycle,
  counterOfferLifecycle,
  leaseLifecycle,
  formLifecycle,
  wantedLifecycle,
];

/** What ran, `offer.mailHidden of hide`, and which effects left something in the database or the outbox. */
const ran = new Set<string>();
const marked = new Set<string>();
/** What the steps of a lease mailed. */
const letters: MailRecord = new Map();

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
      const mailed = outboxOf(tx)?.mails.length ?? 0;
      await effect(services, tx, step);
      if (name.startsWith('counter_offer.')) recordCounterOffer(letters, step as CounterOfferStep, outboxOf(tx)?.mails.slice(mailed) ?? []);
      if (name.startsWith('lease.')) recordMails(letters, step as LeaseStep, outboxOf(tx)?.mails.slice(mailed) ?? []);
      ran.add(`${name} of ${(step as { readonly on: string }).on}`);
      if ((await writtenBy(tx)) > before) marked.add(name);
    });
  }
  server = await testServer();
  await everybodyIsAProspect(server);
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

/** Both sides name their persons for a meeting that is still to come. */
const nameBoth = async (deal: Deal): Promise<void> => {
  const { nameReceiver, nameTransfer } = handoverOf(server, admin);
  for (const named of [await nameReceiver(deal), await nameTransfer(deal)]) expect(named).toMatchObject({ ok: true });
};

const rejected = async (): Promise<Deal> => {
  const deal = await paid();
  await nameBoth(deal);
  await rejectPremises(server, deal);
  return deal;
};

const settled = async (outcome: Outcome): Promise<void> => {
  const deal = await rejected();
  const { offerId, landlord, tenant } = deal;
  await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  // Another text: a code for the same one could not be asked for again at once.
  await propose(server, landlord, deal, outcome === 'refund_ends' ? 'payout_ends' : 'refund_ends');
  await must(tenant, depositsCalls.answerStatement, { offerId, accepted: false });
  await propose(server, tenant, deal, outcome);
  await agree(server, landlord, deal);
  if (outcome === 'payout_ends') await must(admin, depositsCalls.bookDepositPayout, await money(deal, 'S-1'));
};

/** Moves a lease's past so that the time for its handover is over, and the call of both sides, too. */
const pass = ({ leaseId }: Deal) =>
  server.db.execute(
    sql`update lease set withdrawal_until = withdrawal_until - 400, called_at = called_at - interval '20 days' where id = ${leaseId}`,
  );

/** A lease in dispute whose money two admins decided to pay into court. */
const forTheCourt = async (second: TestPerson): Promise<Deal> => {
  const deal = await rejected();
  const { offerId, landlord } = deal;
  await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  await pass(deal);
  const document = await attachTitle(admin, offerId);
  await must(admin, depositsCalls.recordDisputeTitle, { offerId, kind: 'court_deposit', document, reason: 'Brak zgody stron' });
  const { items } = await must(second, depositsCalls.listDeposits, { waiting: false, page: 1 });
  const approvalId = items.flatMap(({ approvals }) => approvals)[0]?.id ?? '';
  await must(second, depositsCalls.approveMoney, { approvalId, accepted: true });
  return deal;
};

/** Everything that happens to an identity, a company link, an offer and a lease, by calls and by the clock. */
const stories: Readonly<Record<string, () => Promise<void>>> = {
  'agency agreements': () => agreementStory(server, admin),
  'an identity is rejected, accepted, taken back and accepted again, with its offers': async () => {
    const signer = await aSigner(server);
    await aPublishedOffer(server, signer);
    const decide = (uid: string, accepted: boolean) => must(admin, identityCalls.decideIdentity, { uid, accepted, reason: 'Inne nazwisko' });
    await decide(signer.uid, false);
    await sendSignedFile(signer);
    await decide(signer.uid, false);
    await sendSignedFile(signer);
    await decide(signer.uid, true);
  },
  'a company link is taken back, rejected, accepted again and left, with drafts and a published offer': async () => {
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
    // The colleague made what the creator signed.
    const signed = await anInsertedOffer(server, creator);
    await server.db.execute(sql`update offer set owner_uid = ${colleague.uid} where id = ${signed}`);
    await must(creator, teamCalls.deleteUserFromCompany, { companyId: creator.companyId, uid: colleague.uid });
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
    const sale = await anInsertedOffer(server, landlord, { offerType: 'sell' });
    await must(landlord, offersCalls.deleteOffer, { offerId: sale });
    await aSignedLease(server);
  },
  'counter-offers are declined, withdrawn, run out of time and are closed by a lease': async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const second = await anInsertedSigner(server);
    const ask = () => proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
    const declined = await ask();
    await readyToAccept(server, landlord, offerId, declined);
    await must(landlord, counterOffersCalls.declineCounterOffer, { counterOfferId: declined, reason: 'Czynsz jest już najniższy.' });
    await must(tenant, counterOffersCalls.withdrawCounterOffer, { counterOfferId: await ask() });
    await server.db.execute(sql`update counter_offer set expires_at = now() where id = ${await ask()}`);
    await server.tick();
    await ask();
    expect(await book(second, offerId)).toMatchObject({ ok: true });
    expect(await sign(server, second, offerId)).toMatchObject({ ok: true });
  },
  'a counter-offer is signed and closes another; a booking makes void what was prepared': async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const second = await anInsertedSigner(server);
    await proposed(second, offerId, { rent: 6_000_00 });
    await acceptAndSign(server, landlord, offerId, await proposed(tenant, offerId, { rent: 5_800_00 }));
    await passFirstRight(server, offerId);
    await proposed(second, offerId, { rent: 5_000_00 });
    await readyToAccept(server, landlord, offerId);
    const booking = { offerId, selectedOfferOption: 'fixedshort', offerVersion: 2, consents: { ...bookingConsents } } as const;
    await must(tenant, reservationsCalls.bookOffer, booking);
    await must(tenant, reservationsCalls.withdrawReservation, { offerId });
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
    await must(landlord, handoverCalls.proposeMeeting, { offerId, date: addDays(await today(), 12), hour: '09:00' });
    await agreeEarly(deal);
    await submitProtocol(server, landlord, offerId);
    await must(landlord, handoverCalls.withdrawProtocol, { offerId });
    await submitProtocol(server, tenant, offerId);
    await must(tenant, handoverCalls.withdrawProtocol, { offerId });
    await submitProtocol(server, landlord, offerId);
    await returnProtocol(server, tenant, offerId);
    await submitProtocol(server, landlord, offerId);
    await signProtocol(server, tenant, offerId);
    await must(admin, depositsCalls.bookDepositPayout, await money(deal, 'P-1'));
  },
  'premises are rejected and refunded, and what a side said before has ended': async () => {
    const deal = await paid();
    await propose(server, deal.tenant, deal, 'payout_goes_on');
    await rejectPremises(server, deal);
    await passObjection(server, deal);
    await must(admin, depositsCalls.bookDepositRefund, await money(deal, 'R-1'));
  },
  ...Object.fromEntries(outcomes.map((outcome) => [`a dispute is settled by statements, one of them declined: ${outcome}`, () => settled(outcome)])),
  'a lease that nobody goes on with is called and ends; one in dispute goes to the court': async () => {
    const second = await server.person({ claims: ['admin'] });
    const deal = await paid();
    await pass(deal);
    await server.tick();
    await pass(deal);
    await server.tick();
    const court = { recipient: 'Sąd Rejonowy w Łodzi', account: '10105000997603123456789123' };
    await must(admin, depositsCalls.bookCourtDeposit, { ...(await money(await forTheCourt(second), 'C-1')), ...court });
  },
  'a lease for whose money a court was named is settled after all': async () => {
    const deal = await forTheCourt(await server.person({ claims: ['admin'] }));
    await propose(server, deal.landlord, deal, 'refund_ends');
    await agree(server, deal.tenant, deal);
  },
  'both sides end a lease before its handover, the deposit goes back': async () => {
    const deal = await paid();
    await nameBoth(deal);
    await propose(server, deal.landlord, deal, 'refund_ends');
    await agree(server, deal.tenant, deal);
  },
  'both sides end a lease before its handover, the deposit goes to the landlord': async () => {
    const deal = await paid();
    await propose(server, deal.landlord, deal, 'payout_ends');
    await agree(server, deal.tenant, deal);
  },
  'the money of a disputed lease was booked by mistake': async () => {
    const { offerId, landlord } = await rejected();
    await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
    await must(await server.person({ claims: ['admin'] }), depositsCalls.reverseDepositReceipt, { offerId, reason: 'Inna umowa' });
  },
  'a written form is brought, declared, noted and sent back': async () => {
    const deal = await aSignedLongLease(server);
    const { offerId, landlord, tenant } = deal;
    const scan = new TextEncoder().encode('%PDF-1.4 scan');
    for (const side of [landlord, tenant]) expect(await uploadForm(side, deal, 'scan', scan)).toMatchObject({ ok: true });
    await must(landlord, leasesCalls.declareLeaseForm, { offerId, day: await today() });
    const { form } = await must(landlord, leasesCalls.getLease, { offerId });
    for (const [at, file] of (form?.files ?? []).entries())
      await must(admin, leasesCalls.reviewLeaseForm, { fileId: file.id, accepted: at === 0, note: 'Obejrzano.' });
  },
  'a landlord names another accepted account for the payout': async () => {
    const { landlord, offerId } = await aSignedLease(server);
    await server.db.execute(sql`update company set bank_account = '61109010140000071219812874' where id = ${landlord.companyId}`);
    await must(landlord, leasesCalls.changePayoutAccount, { offerId, account: '61109010140000071219812874' });
  },
  'a lease ends unpaid, with nothing or with a part of the money held': async () => {
    for (const part of [0, 1_000_00]) {
      const deal = await aSignedLease(server);
      const { offerId, leaseId } = deal;
      const received = { ...(await money(deal, `PART-${part}`)), ...payer, amount: 1_000_00 as never };
      if (part > 0) await must(admin, depositsCalls.bookDepositReceipt, received);
      await server.db.execute(sql`update lease set deposit_due = deposit_due - 60 where id = ${leaseId}`);
      await must(deal.landlord, leasesCalls.setNewDepositTerm, { offerId, until: addDays(await today(), 10) });
      await server.db.execute(sql`update lease set deposit_due = deposit_due - 24 where id = ${leaseId}`);
      expect(await endUnpaid(server, deal)).toMatchObject({ ok: true });
      if (part > 0) continue;
      await must(admin, depositsCalls.bookDepositReceipt, { ...received, bankReference: 'LATE' });
      await must(await server.person({ claims: ['admin'] }), depositsCalls.reverseDepositReceipt, { offerId, reason: 'Inna umowa' });
    }
  },
  'the first of two signatures under an unpaid end is void when money comes': () => paidAfterSignatureStory(server, admin),
  'a deposit comes twice, has a problem, is corrected and partly refunded': async () => {
    const deal = await aSignedLease(server);
    const { offerId } = deal;
    const second = await server.person({ claims: ['admin'] });
    const receive = async (bankReference: string) =>
      must(admin, depositsCalls.bookDepositReceipt, { ...(await money(deal, bankReference)), ...payer, amount: 1_000_00 as never });
    await receive('B-1');
    expect(await payDeposit(server, admin, deal, 'B-2')).toMatchObject({ ok: true });
    await receive('B-3');
    await must(second, depositsCalls.reverseDepositReceipt, { offerId, reason: 'Zła umowa' });
    await receive('B-4');
    await must(admin, depositsCalls.setDepositProblem, { offerId, problem: 'Bank wycofał przelew' });
    await must(admin, depositsCalls.clearDepositProblem, { offerId, reason: 'Bank się pomylił' });
    await must(admin, depositsCalls.bookDepositRefund, { ...(await money(deal, 'B-5')), amount: 1_000_00 as never });
  },
  'requests of the citizen app are approved, rejected, given up, reset and cleaned away': () => requestStory(server, admin),
  'wanted listings': () => wantedStory(server, admin),
  'changed data of a company are refused, and accepted': () => companyChangeStory(server, admin),
  'first signatures that wait for somebody who may sign no more': () => firstSignatureStory(server, admin),
  'both sides end a lease with a part of its deposit, for whose unpaid end one of two has signed': () => unpaidEndStory(server, admin),
  'a listing back with its company': () => listingBackStory(server, admin),
  'a reserved offer whose landlord is not verified any more': () => heldOfferStory(server, admin),
  'a project that the first of two has signed is deleted': () => deletedProjectStory(server),
};

describe('effects', () => {
  it.each(Object.entries(stories))(
    '%s',
    async (_name, story) => {
      await story();
      await server.work();
    },
    120_000,
  );

  it('ran, each of them, for every event whose rows name it', () => {
    expect(tables.map(({ name }) => name).sort()).toEqual(lifecycles.map(({ lifecycle }) => lifecycle.name).sort());
    const named = tables.flatMap(({ name, rows }) =>
      rows.flatMap(({ on, effects: owed = [] }) => owed.map((effect) => `${name}.${effect} of ${on}`)),
    );
    expect(named.filter((each) => !ran.has(each))).toEqual([]);
  });

  it('mailed, each edge of a lease to each reader, what stands in the repository', async () => {
    recordRest(
      letters,
      await server.db.select({ template: mail.template, recipient: mail.recipient, facts: mail.facts }).from(mail).orderBy(mail.createdAt),
    );
    for (const [file, text] of filesOf(letters)) expect(text, `${file}: read what changed, then UPDATE_MAILS=1`).toBe(await storedText(file, text));
  });

  it('left something, each of them', () => {
    expect(Object.keys(effects).filter((name) => !marked.has(name))).toEqual([]);
  });
});
