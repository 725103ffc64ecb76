import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, payDeposit, payer, type Signer } from '../../../tests/factories/deals.ts';
import { passObjection, rejectPremises } from '../../../tests/factories/handover.ts';
import { endUnpaid } from '../../../tests/factories/statements.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { addDays, dayOf, partsOf } from '../../domain/kit/time.ts';
import { takeNumber } from '../invoices/store.ts';
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

const today = async () => dayOf(await databaseNow(server.db));
const stateOf = async ({ leaseId }: Deal): Promise<string> =>
  (await server.db.execute<{ state: string }>(sql`select state from lease where id = ${leaseId}`)).rows[0]?.state ?? '';
const subjectsOf = async (email: string): Promise<string> => {
  await server.work();
  return (await server.mailsTo(email)).map((mail) => mail.subject).join('\n');
};
const money = async ({ offerId }: Deal, bankReference: string, amount = 23_616_00) => ({
  offerId,
  amount: amount as never,
  valueDate: await today(),
  bankReference,
});
/** Moves a lease's past so that its deadlines are over. */
const age = async ({ leaseId }: Deal, days: number): Promise<void> => {
  await server.db.execute(sql`update lease set signed_at = signed_at - make_interval(days => ${days}), state_since = state_since - make_interval(days => ${days}),
    deposit_term_at = deposit_term_at - make_interval(days => ${days}), deposit_due = deposit_due - ${days}::int where id = ${leaseId}`);
  await server.db.execute(sql`update lease_rejection set rejected_at = rejected_at - make_interval(days => ${days}) where lease_id = ${leaseId}`);
  await server.db.execute(sql`update deposit_transfer set due = due - ${days}::int where lease_id = ${leaseId}`);
};

/** Both sides named their people, the landlord attached the protocol and the tenant confirmed it. */
const confirmProtocol = async ({ leaseId, landlord, tenant }: Deal): Promise<void> => {
  const at = await databaseNow(server.db);
  const person = { firstName: 'Anna', lastName: 'Odbiór', email: 'odbior@test.example', savedAt: at };
  const { services } = server;
  const meeting = { date: dayOf(at), hour: '10:00', meetingAt: at };
  const receiver = { appointment: { ...person, side: 'tenant', ...meeting }, lang: 'pl' } as const;
  const transfer = { appointment: { ...person, side: 'landlord', date: null, hour: null, meetingAt: null }, lang: 'pl' } as const;
  const document = { id: newId(), keep: async () => undefined };
  const data = {
    establishedPremiseCondition: [],
    establishedEquipmentState: [],
    localMeterReadings: [],
    transferredKeysAndDevices: [],
    additionalStatements: '',
  };
  const protocol = { round: 1, side: 'landlord', submitterUid: landlord.uid, submitterName: 'Anna Nawrot', submittedAt: at, data, document } as const;
  const done = await transact(services, async (tx) => {
    const common = { id: leaseId, given: null } as const;
    const moves = [
      await leaseEngine.move(services, tx, { ...common, event: 'nameReceiver', actors: ['tenant'], uid: tenant.uid, input: receiver }),
      await leaseEngine.move(services, tx, { ...common, event: 'nameTransfer', actors: ['landlord'], uid: landlord.uid, input: transfer }),
      await leaseEngine.move(services, tx, { ...common, event: 'attachProtocol', actors: ['landlord'], uid: landlord.uid, input: protocol }),
    ];
    const failed = moves.find((moved) => !moved.ok);
    if (failed) return failed;
    const input = { signedAt: at };
    return leaseEngine.move(services, tx, { ...common, event: 'confirmProtocol', actors: ['tenant', 'other_side'], uid: tenant.uid, input });
  });
  if (!done.ok) throw new Error(done.refusal.code);
};

describe('the database', () => {
  it('refuses a jump, an unbalanced entry and any change of money or evidence', async () => {
    const deal = await aSignedLease(server);
    const { db } = server;
    const fails = (work: Promise<unknown>) => expect(work).rejects.toThrow();
    await fails(db.execute(sql`update lease set state = 'PROTOCOL_CONFIRMED' where id = ${deal.leaseId}`));
    await fails(db.execute(sql`update evidence set first_name = 'X'`));
    await fails(db.execute(sql`delete from lifecycle_step`));
    const entry = (id: string, second: number) =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`insert into ledger_entry (id, lease_id, kind, value_date) values (${id}, ${deal.leaseId}, 'deposit_receipt', '2026-01-01')`,
        );
        await tx.execute(
          sql`insert into ledger_line (entry_id, lease_id, account, amount) values (${id}, ${deal.leaseId}, 'deposit_bank', 100), (${id}, ${deal.leaseId}, 'held_for_tenant', ${second})`,
        );
      });
    await fails(entry('unbalanced', -99));
    await fails(
      db.execute(sql`insert into ledger_entry (id, lease_id, kind, value_date) values ('empty', ${deal.leaseId}, 'deposit_receipt', '2026-01-01')`),
    );
    expect((await db.execute(sql`select 1 from ledger_entry where lease_id = ${deal.leaseId}`)).rows).toHaveLength(0);
    await payDeposit(server, admin, deal);
    await fails(db.execute(sql`update ledger_line set amount = amount + 1 where lease_id = ${deal.leaseId}`));
    await fails(db.execute(sql`delete from ledger_entry where lease_id = ${deal.leaseId}`));
  });

  it('gives invoice numbers without a hole or a double, anew each year', async () => {
    const numbers = await Promise.all(Array.from({ length: 30 }, () => server.db.transaction((tx) => takeNumber(tx, 2031))));
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    await server.db
      .transaction(async (tx) => {
        await takeNumber(tx, 2031);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await server.db.transaction((tx) => takeNumber(tx, 2031))).toBe(31);
    expect(await server.db.transaction((tx) => takeNumber(tx, 2032))).toBe(1);
  });
});

describe('the deposit', () => {
  it('shows account, title and code to the tenant', async () => {
    const deal = await aSignedLease(server);
    const answer = await deal.tenant.ask(depositsCalls.getDeposit, { offerId: deal.offerId });
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value).toMatchObject({ amount: 23_616_00, account: '61109010140000071219812874', qrCarriesAmount: false });
    expect(answer.value.title.startsWith(`KAUCJA ${answer.value.reference} `)).toBe(true);
    expect(answer.value.qrSvg).toContain('<svg');
    expect(codeOf(await deal.landlord.ask(depositsCalls.getDeposit, { offerId: deal.offerId }))).toBe('lease.not_found');
  });

  it('is received once, on an unused reference, by an admin', async () => {
    const [deal, other] = [await aSignedLease(server), await aSignedLease(server)];
    const confirm = async (who: TestPerson, of: Deal, reference: string, amount?: number) =>
      codeOf(await who.ask(depositsCalls.bookDepositReceipt, { ...(await money(of, reference, amount)), ...payer }));
    expect(await confirm(deal.tenant, deal, 'R-1')).toBe('kit.denied');
    expect(await confirm(admin, deal, 'R-1', 0)).toBe('deposit.amount_mismatch');
    const tomorrow = { ...(await money(deal, 'R-1')), ...payer, valueDate: addDays(await today(), 1) };
    expect(codeOf(await admin.ask(depositsCalls.bookDepositReceipt, tomorrow))).toBe('deposit.value_date_future');
    const mistyped = { ...(await money(deal, 'R-1')), ...payer, payerAccount: '27114020040000300201355388' };
    expect(codeOf(await admin.ask(depositsCalls.bookDepositReceipt, mistyped))).toBe('deposit.account_wrong');
    expect(await stateOf(deal)).toBe('DEPOSIT_PENDING');
    expect(await Promise.all([confirm(admin, deal, 'R-1'), confirm(admin, deal, 'R-1'), confirm(admin, deal, 'R-1')])).toEqual(['ok', 'ok', 'ok']);
    expect((await server.db.execute(sql`select 1 from ledger_entry where lease_id = ${deal.leaseId}`)).rows).toHaveLength(1);
    expect(await stateOf(deal)).toBe('DEPOSIT_CONFIRMED');
    expect(await confirm(admin, other, 'R-1')).toBe('deposit.reference_used');
    const lease = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
    expect(lease).toMatchObject({
      ok: true,
      value: { balance: 23_616_00, ledger: [{ kind: 'deposit_receipt', amount: 23_616_00, planned: false }] },
    });
    expect(await subjectsOf(deal.tenant.email)).toContain('Mamy Twoją kaucję');
    expect(await subjectsOf(deal.landlord.email)).toContain('wpłynęła');
  });

  it('is taken back by a second admin, then may be received anew on the same reference', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'R-10');
    const reverse = (who: TestPerson) => who.ask(depositsCalls.reverseDepositReceipt, { offerId: deal.offerId, reason: 'Zła umowa' }).then(codeOf);
    const second = await server.person({ claims: ['admin'] });
    expect(await reverse(admin)).toBe('deposit.second_admin');
    expect(await reverse(second)).toBe('ok');
    expect(await stateOf(deal)).toBe('DEPOSIT_PENDING');
    expect(await reverse(second)).toBe('deposit.nothing_held');
    expect(codeOf(await payDeposit(server, admin, deal, 'R-10'))).toBe('ok');
    expect(await subjectsOf(deal.tenant.email)).toContain('została cofnięta');
  });
});

describe('the records of a deposit', () => {
  it('a receipt stays as it came in; a reversal stands alone and names the entry that it reverses', async () => {
    const deal = await aSignedLease(server);
    const second = await server.person({ claims: ['admin'] });
    await payDeposit(server, admin, deal, 'R-20');
    await second.ask(depositsCalls.reverseDepositReceipt, { offerId: deal.offerId, reason: 'Zła umowa' });
    await payDeposit(server, admin, deal, 'R-21');
    const { rows } = await server.db.execute(sql`
      select e.kind, r.bank_reference, r.amount::int as amount, (select bank_reference from deposit_receipt where entry_id = e.reverses) as reverses
      from ledger_entry e left join deposit_receipt r on r.entry_id = e.id where e.lease_id = ${deal.leaseId} order by e.number`);
    const receipt = { kind: 'deposit_receipt', amount: 23_616_00, reverses: null };
    expect(rows).toEqual([
      { ...receipt, bank_reference: 'R-20' },
      { kind: 'deposit_receipt_reversal', bank_reference: null, amount: null, reverses: 'R-20' },
      { ...receipt, bank_reference: 'R-21' },
    ]);
    await expect(server.db.execute(sql`update deposit_receipt set amount = 1 where lease_id = ${deal.leaseId}`)).rejects.toThrow();
  });

  it('a refund is due, then booked, once, to the account that the money came from', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal);
    await rejectPremises(server, deal);
    const transfers = async () =>
      (
        await server.db.execute(
          sql`select kind, due is not null as due, account, recipient, bank_reference as reference from deposit_transfer where lease_id = ${deal.leaseId}`,
        )
      ).rows;
    expect(await transfers()).toEqual([{ kind: 'refund', due: true, account: null, recipient: null, reference: null }]);
    await passObjection(server, deal);
    const listed = await admin.ask(depositsCalls.listDeposits, { waiting: false, page: 1 });
    const payees = listed.ok ? listed.value.items.find((item) => item.offerId === deal.offerId)?.payees : null;
    expect(payees).toEqual([{ kind: 'refund', name: payer.payerName, account: payer.payerAccount, amount: 23_616_00, isNew: false }]);
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, await money(deal, 'REF-20')))).toBe('ok');
    expect(await transfers()).toEqual([{ kind: 'refund', due: true, account: payer.payerAccount, recipient: payer.payerName, reference: 'REF-20' }]);
    const half = sql`insert into deposit_transfer (id, lease_id, kind, due, booked_on) values ('half', ${deal.leaseId}, 'refund', '2026-01-01', '2026-01-01')`;
    await expect(server.db.execute(half)).rejects.toThrow();
  });
});

describe('an unpaid lease', () => {
  it('is ended by the landlord three business days after the due day, and is then over', async () => {
    const deal = await aSignedLease(server);
    const end = (landlord: Signer) => endUnpaid(server, { ...deal, landlord }).then(codeOf);
    expect(await end(deal.landlord)).toBe('lease.not_yet_overdue');
    expect(await end(deal.tenant)).toBe('lifecycle.wrong_actor');
    await age(deal, 14);
    await Promise.all([server.tick(), server.tick()]);
    expect((await subjectsOf(deal.landlord.email)).match(/nie wpłynęła w\sterminie/g)).toHaveLength(1);
    const tasks = await admin.ask(leasesCalls.listTasks, { open: true, page: 1 });
    const task = tasks.ok ? tasks.value.items.find((each) => each.offerId === deal.offerId) : undefined;
    expect(task?.kind).toBe('deposit_overdue');
    expect(codeOf(await admin.ask(leasesCalls.closeTask, { taskId: task?.id ?? '', reason: 'Sprawa wyjaśniona' }))).toBe('ok');
    expect(await end(deal.landlord)).toBe('ok');
    expect(await stateOf(deal)).toBe('AFTER_REJECTION');
    const lease = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
    expect(lease.ok && lease.value.steps.map((step) => step.key)).toContain('unpaid');
    expect(await subjectsOf(deal.tenant.email)).toContain('zakończona bez kaucji');
  });

  it('is reminded one and two days after signing, each once', async () => {
    const deal = await aSignedLease(server);
    const reminders = async () => (await subjectsOf(deal.tenant.email)).match(/Przypomnienie o/g)?.length ?? 0;
    for (const expected of [1, 2]) {
      await age(deal, 1);
      await server.tick();
      await server.tick();
      expect(await reminders()).toBe(expected);
    }
  });
});

describe('a rejection', () => {
  const rejected = async (): Promise<Deal> => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal);
    await rejectPremises(server, deal);
    return deal;
  };

  it('needs a reason and the tenant, and ends with the refund, not before the landlord’s time to object is over', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal);
    const none = {
      offerId: deal.offerId,
      damagedPremise: false,
      mismatchedDetails: false,
      unavailabilityOfLandlord: false,
      description: '',
      photos: [],
    };
    expect(codeOf(await deal.tenant.ask(leasesCalls.rejectPremises, none))).toBe('rejection.reason_required');
    expect(codeOf(await deal.landlord.ask(leasesCalls.rejectPremises, { ...none, damagedPremise: true }))).toBe('lifecycle.wrong_actor');
    expect(codeOf(await (await anInsertedSigner(server)).ask(leasesCalls.rejectPremises, { ...none, damagedPremise: true }))).toBe('lease.not_found');
    expect(codeOf(await deal.tenant.ask(leasesCalls.rejectPremises, { ...none, damagedPremise: true }))).toBe('rejection.description_required');
    await rejectPremises(server, deal);
    expect(await stateOf(deal)).toBe('REJECTED');
    const shown = await admin.ask(depositsCalls.listDeposits, { waiting: false, page: 1 });
    expect(shown.ok && shown.value.items.find((item) => item.offerId === deal.offerId)?.payees).toEqual([]);
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, await money(deal, 'REF-1')))).toBe('lease.objection_runs');
    expect(await stateOf(deal)).toBe('REJECTED');
    await passObjection(server, deal);
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, await money(deal, 'REF-1', 1)))).toBe('deposit.amount_mismatch');
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, await money(deal, 'REF-1')))).toBe('ok');
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, await money(deal, 'REF-1')))).toBe('ok');
    expect(await stateOf(deal)).toBe('AFTER_REJECTION');
    const lease = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
    expect(lease).toMatchObject({ ok: true, value: { balance: 0 } });
    expect(lease.ok && lease.value.steps.map((step) => step.key)).toEqual(expect.arrayContaining(['rejected', 'refunded']));
    expect(await subjectsOf(deal.tenant.email)).toContain('zwrócona');
  });

  it('cannot be disputed after two business days', async () => {
    const deal = await rejected();
    await age(deal, 14);
    expect(codeOf(await deal.landlord.ask(leasesCalls.objectToRejection, { offerId: deal.offerId, reason: 'Lokal był gotowy, mam zdjęcia.' }))).toBe(
      'rejection.objection_too_late',
    );
  });
});

describe('a confirmed protocol', () => {
  it('issues both invoices in one series, draws them, and pays the deposit out once', async () => {
    const deal = await aSignedLease(server);
    expect(codeOf(await admin.ask(depositsCalls.bookDepositPayout, await money(deal, 'PAY-3')))).toBe('deposit.payout_not_due');
    await payDeposit(server, admin, deal);
    await confirmProtocol(deal);
    await server.work();
    const rows = await server.db.execute<{ label: string; net: number; gross: number; document: string | null }>(
      sql`select label, net, gross, document_id as document from invoice where lease_id = ${deal.leaseId} order by number`,
    );
    const year = partsOf(await today()).year;
    expect(rows.rows.map(({ label, net, gross }) => ({ label: label.replace(/\d+\//, 'n/'), net, gross }))).toEqual([
      { label: `L n/${year}`, net: 3_200_00, gross: 3_936_00 },
      { label: `T n/${year}`, net: 1_600_00, gross: 1_968_00 },
    ]);
    expect(rows.rows.every((row) => row.document !== null)).toBe(true);
    const mine = await deal.tenant.ask(signingCalls.getDocument, { offerId: deal.offerId, kind: 'invoice_t' });
    expect(mine).toMatchObject({ ok: true, value: { kind: 'invoice_t' } });
    expect(mine.ok && mine.value.xmlUrl).toBeTruthy();
    expect(codeOf(await deal.tenant.ask(signingCalls.getDocument, { offerId: deal.offerId, kind: 'invoice_l' }))).toBe('document.not_found');
    const shown = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
    expect(shown.ok && shown.value.ledger.map(({ kind, amount, planned }) => [kind, amount, planned])).toEqual([
      ['deposit_receipt', 23_616_00, false],
      ['fee_invoice', 1_968_00, false],
      ['deposit_payout', -23_616_00, true],
    ]);
    expect(codeOf(await admin.ask(depositsCalls.bookDepositPayout, await money(deal, 'PAY-3')))).toBe('ok');
    expect(codeOf(await admin.ask(depositsCalls.bookDepositPayout, await money(deal, 'PAY-3')))).toBe('ok');
    expect(codeOf(await admin.ask(depositsCalls.bookDepositPayout, await money(deal, 'PAY-4')))).toBe('deposit.payout_not_due');
    const held = await server.db.execute<{ n: number }>(
      sql`select coalesce(sum(abs(balance)), 0)::int as n from (select sum(amount) as balance from ledger_line
        where account in ('deposit_bank', 'held_for_tenant', 'payable_to_landlord') and lease_id = ${deal.leaseId} group by account) as each`,
    );
    expect(held.rows[0]?.n).toBe(0);
    const subjects = await subjectsOf(deal.landlord.email);
    expect(subjects).toContain('wypłacona');
    expect(subjects).toContain(`Projekt faktury ${rows.rows[0]?.label}`);
  });
});

describe('silence', () => {
  it('becomes an admin task after three business days, once, also after downtime', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal);
    await server.db.execute(sql`update lease set state_since = state_since - interval '14 days' where id = ${deal.leaseId}`);
    await Promise.all([server.tick(), server.tick()]);
    await server.tick();
    const tasks = await server.db.execute(sql`select kind from task where lease_id = ${deal.leaseId} and kind = 'mediation'`);
    expect(tasks.rows).toHaveLength(1);
    const deposits = await admin.ask(depositsCalls.listDeposits, { waiting: true, page: 1 });
    expect(deposits.ok && deposits.value.items.length > 0).toBe(true);
  });
});
