import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, payDeposit, type Signer } from '../../../tests/factories/deals.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { transact } from '../kit/database/transaction.ts';
import { leaseEngine } from '../leases/lifecycle.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const frozen = '27114020040000300201355387';
const opened = '61109010140000071219812874';
const foreign = '27102010260000042270201111';

const change = async (who: TestPerson, { offerId }: Deal, account = opened): Promise<string> =>
  codeOf(await who.ask(leasesCalls.changePayoutAccount, { offerId, account }));
const shown = async (who: TestPerson, { offerId }: Deal) => (await must(who, leasesCalls.getLease, { offerId })).payoutAccount;
const mailsTo = async (email: string): Promise<number> => {
  await server.work();
  return (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Nowe konto do wypłaty kaucji')).length;
};

/** The landlord's company gives another account in, as its people do after a bank closed the old one; a moderator decides. */
const review = async (landlord: Signer, accepted: boolean): Promise<void> => decide(await giveIn(landlord), accepted);

const giveIn = async (landlord: Signer): Promise<string> => {
  const { uid, companyId } = landlord;
  const nip = ['5252248481', '5265877635', '7342867148', '1132191233'].at(reviewed++);
  await server.db.execute(sql`update company set nip = ${nip}, creator_uid = ${uid} where id = ${companyId}`);
  const { company } = await must(landlord, companiesCalls.getMyCompany, {});
  if (company === null) throw new Error('no company');
  await must(landlord, companiesCalls.changeCompany, { company: { ...company.form, bankAccount: opened } as never });
  const changes = await must(admin, companiesCalls.listCompanyChanges, { page: 1 });
  return changes.items.find((item) => item.companyId === companyId)?.id ?? '';
};
let reviewed = 0;

const notTheirs = 'Rachunek nie należy do firmy.';
const decide = async (changeId: string, accepted: boolean): Promise<void> => {
  await must(admin, companiesCalls.decideCompanyChange, { changeId, accepted, ...(accepted ? {} : { reason: notTheirs }) });
};

/** The protocol is signed, so the deposit waits for its payout. */
const release = async ({ leaseId, landlord, tenant }: Deal): Promise<void> => {
  const at = await databaseNow(server.db);
  const { services } = server;
  const named = { firstName: 'Anna', lastName: 'Odbiór', email: 'odbior@test.example', savedAt: at };
  const meeting = { date: dayOf(at), hour: '10:00', meetingAt: at };
  const lists = { establishedPremiseCondition: [], establishedEquipmentState: [], localMeterReadings: [], transferredKeysAndDevices: [] };
  const attached = {
    ...{ round: 1, side: 'landlord' as const, submitterUid: landlord.uid, submitterName: 'Anna Nawrot', submittedAt: at },
    ...{ data: { ...lists, additionalStatements: '' }, document: { id: newId() } },
  } as const;
  const common = { id: leaseId, given: null } as const;
  const done = await transact(services, async (tx) => {
    const receiver = { appointment: { ...named, side: 'tenant', ...meeting }, lang: 'pl' } as const;
    const transfer = { appointment: { ...named, side: 'landlord', date: null, hour: null, meetingAt: null }, lang: 'pl' } as const;
    const moves = [
      await leaseEngine.move(services, tx, { ...common, event: 'nameReceiver', actors: ['tenant'], uid: tenant.uid, input: receiver }),
      await leaseEngine.move(services, tx, { ...common, event: 'nameTransfer', actors: ['landlord'], uid: landlord.uid, input: transfer }),
      await leaseEngine.move(services, tx, { ...common, event: 'attachProtocol', actors: ['landlord'], uid: landlord.uid, input: attached }),
    ];
    const failed = moves.find((moved) => !moved.ok);
    if (failed) return failed;
    const signed = { ...common, event: 'confirmProtocol', actors: ['tenant', 'other_side'], uid: tenant.uid, input: { signedAt: at } } as const;
    return leaseEngine.move(services, tx, signed);
  });
  if (!done.ok) throw new Error(done.refusal.code);
};

const payOut = async ({ offerId }: Deal, bankReference: string, account?: string): Promise<string> => {
  const valueDate = dayOf(await databaseNow(server.db));
  const entry = { offerId, amount: 23_616_00 as never, valueDate, bankReference, ...(account === undefined ? {} : { account }) };
  return codeOf(await admin.ask(depositsCalls.bookDepositPayout, entry));
};
const paidTo = async ({ leaseId }: Deal): Promise<unknown> =>
  (await server.db.execute(sql`select account from deposit_transfer where lease_id = ${leaseId} and kind = 'payout'`)).rows[0]?.['account'];
const payeeOf = async ({ leaseId }: Deal) => {
  const page = await must(admin, depositsCalls.listDeposits, { waiting: false, page: 1 });
  return page.items.find((item) => item.leaseId === leaseId)?.payees.find(({ kind }) => kind === 'payout');
};

describe('the account that a deposit is paid out to', () => {
  it('takes the place of the frozen one only out of the company’s accepted data, and everybody who signed for the landlord is told', async () => {
    const deal = await aSignedLease(server);
    const { landlord, tenant } = deal;
    expect(await shown(landlord, deal)).toEqual({ account: frozen, accepted: null, inReview: null });
    expect(await change(landlord, deal)).toBe('deposit.account_not_accepted');
    const changeId = await giveIn(landlord);
    const inReview = { account: opened, sentAt: expect.any(String), refusedFor: null };
    expect(await shown(landlord, deal)).toEqual({ account: frozen, accepted: null, inReview });
    expect(await change(landlord, deal)).toBe('deposit.account_not_accepted');
    await decide(changeId, false);
    expect(await shown(landlord, deal)).toEqual({ account: frozen, accepted: null, inReview: { ...inReview, refusedFor: notTheirs } });
    expect(await change(landlord, deal)).toBe('deposit.account_not_accepted');
    await review(landlord, true);
    // Accepted data reach no running lease by themselves.
    expect(await shown(landlord, deal)).toEqual({ account: frozen, accepted: opened, inReview: null });
    expect(await change(landlord, deal, foreign)).toBe('deposit.account_not_accepted');
    expect(await change(landlord, deal)).toBe('ok');
    expect(await change(landlord, deal)).toBe('ok');
    expect(await shown(landlord, deal)).toEqual({ account: opened, accepted: null, inReview: null });
    expect(await mailsTo(landlord.email)).toBe(1);
    expect(await mailsTo(tenant.email)).toBe(0);
    const texts = (await server.mailsTo(landlord.email)).filter(({ subject }) => /dan(e|ych) firmy/.test(subject)).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('wypłacimy na dotychczasowe.'),
      expect.stringContaining('dopóki nie wskażesz nowego na stronie umowy'),
    ]);
    const steps = await server.db.execute(
      sql`select details from lifecycle_step where subject_id = ${deal.leaseId} and event = 'changePayoutAccount'`,
    );
    expect(steps.rows).toEqual([{ details: { from: frozen, to: opened } }]);
    const events = await server.db.execute(sql`select details from event where method = 'changePayoutAccount' and offer_id = ${deal.offerId}`);
    expect(events.rows).toEqual([{ details: { from: frozen, to: opened } }]);
  });

  it('is changed by the landlord’s signers alone, and not while an e-mail change can be undone', async () => {
    const deal = await aSignedLease(server);
    const { landlord, tenant } = deal;
    await review(landlord, true);
    expect(await change(tenant, deal)).toBe('lifecycle.wrong_actor');
    expect(await shown(tenant, deal)).toBeNull();
    for (const stranger of [admin, await anInsertedSigner(server)]) expect(await change(stranger, deal)).toBe('lease.not_found');
    await server.db.execute(sql`update person set email_change_undo_until = now() + interval '1 hour' where uid = ${landlord.uid}`);
    expect(await change(landlord, deal)).toBe('person.email_change_pending');
    await server.db.execute(sql`update person set email_change_undo_until = null where uid = ${landlord.uid}`);
    const colleague = await anInsertedSigner(server, { companyId: landlord.companyId });
    expect(await change(colleague, deal)).toBe('ok');
  });

  it('is where the payout goes and what the console names; once it left, nothing changes', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'P-1');
    await release(deal);
    expect(await payeeOf(deal)).toMatchObject({ account: frozen, isNew: false });
    await review(deal.landlord, true);
    expect(await change(deal.landlord, deal)).toBe('ok');
    expect(await payeeOf(deal)).toMatchObject({ account: opened, isNew: true });
    expect(await payOut(deal, 'P-OUT', foreign)).toBe('deposit.account_wrong');
    expect(await payOut(deal, 'P-OUT')).toBe('ok');
    expect(await paidTo(deal)).toBe(opened);
    await server.db.execute(sql`update company set bank_account = ${foreign} where id = ${deal.landlord.companyId}`);
    expect(await change(deal.landlord, deal, foreign)).toBe('deposit.payout_over');
    expect(await shown(deal.landlord, deal)).toBeNull();
  });

  it('does not change what left before: a transfer to the former account is booked with it', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'P-2');
    await release(deal);
    await server.db.execute(sql`update company set bank_account = ${opened} where id = ${deal.landlord.companyId}`);
    expect(await change(deal.landlord, deal)).toBe('ok');
    expect(await payOut(deal, 'P-OUT-2', frozen)).toBe('ok');
    expect(await paidTo(deal)).toBe(frozen);
  });
});
