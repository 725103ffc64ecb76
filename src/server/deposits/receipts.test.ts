import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedLease, type Deal, leaseFactsOf, payDeposit, payer } from '../../../tests/factories/deals.ts';
import { passObjection, rejectPremises } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, endUnpaid, propose } from '../../../tests/factories/statements.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { addBusinessDays } from '../../domain/kit/business-days.ts';
import { addDays, dayOf } from '../../domain/kit/time.ts';
import { depositRefusalWords } from '../../words/deposits/refusals.ts';
import { databaseNow } from '../kit/database/database.ts';

let server: TestServer;
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  server = await testServer();
  [admin, second] = [await server.person({ claims: ['admin'] }), await server.person({ claims: ['admin'] })];
});
afterAll(() => server.close());

const DEPOSIT = 23_616_00;
const other = { payerName: 'INNA SP. Z O.O.', payerAccount: '61109010140000071219812874' };
const elsewhere = { account: '10105000997603123456789123', recipient: 'KOMORNIK SĄDOWY', reason: 'Zajęcie wierzytelności' };

const today = async () => dayOf(await databaseNow(server.db));
const bank = async (bankReference: string, amount: number) => ({ amount: amount as never, valueDate: await today(), bankReference });
const receive = async ({ offerId }: Deal, reference: string, amount: number, from: typeof payer | typeof other = payer) =>
  codeOf(await admin.ask(depositsCalls.bookDepositReceipt, { offerId, ...(await bank(reference, amount)), ...from }));
const refund = async ({ offerId }: Deal, reference: string, amount: number, to: Partial<typeof elsewhere & { payerAccount: string }> = {}) =>
  codeOf(await admin.ask(depositsCalls.bookDepositRefund, { offerId, ...(await bank(reference, amount)), ...to }));
const rowOf = async ({ offerId }: Deal) => {
  for (let page = 1; ; page += 1) {
    const { items, pages } = await must(admin, depositsCalls.listDeposits, { waiting: false, page });
    const found = items.find((item) => item.offerId === offerId);
    if (found) return found;
    if (page >= pages) throw new Error('not listed');
  }
};
const mailTo = async (email: string): Promise<string> => {
  await server.work();
  return (await server.mailsTo(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};
const balances = async (): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await server.db.execute<{ account: string; n: number }>(
    sql`select account, sum(amount)::int as n from ledger_line group by account`,
  );
  return Object.fromEntries(rows.map(({ account, n }) => [account, n]));
};

describe('any receipt can be booked', () => {
  it('parts add up to the deposit, and each side reads what is missing', async () => {
    const deal = await aSignedLease(server);
    expect(await receive(deal, 'A-1', 1_000_00)).toBe('ok');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'DEPOSIT_PENDING', depositHeld: 1_000_00 });
    expect(await must(deal.tenant, depositsCalls.getDeposit, { offerId: deal.offerId })).toMatchObject({
      amount: DEPOSIT - 1_000_00,
      received: 1_000_00,
    });
    const { steps } = await must(deal.landlord, leasesCalls.getLease, { offerId: deal.offerId });
    expect(steps.find(({ key }) => key === 'deposit')?.facts).toMatchObject({ amount: DEPOSIT - 1_000_00 });
    const [tenant, landlord] = [await mailTo(deal.tenant.email), await mailTo(deal.landlord.email)];
    expect(tenant).toMatch(/Wpłynęło: 1\s000,00\szł\s+Brakuje: 22\s616,00\szł/);
    expect(landlord).toContain('Wpłynęła część kaucji');
    expect(await receive(deal, 'A-2', DEPOSIT - 1_000_00, other)).toBe('ok');
    const { state, receipts } = await leaseFactsOf(server, deal);
    expect([state, receipts.map(({ amount, payerAccount }) => [amount, payerAccount])]).toEqual([
      'DEPOSIT_CONFIRMED',
      [
        [1_000_00, payer.payerAccount],
        [DEPOSIT - 1_000_00, other.payerAccount],
      ],
    ]);
  });

  it('each term is reminded and overdue for itself, and what is asked for is what is missing', async () => {
    const deal = await aSignedLease(server);
    const { offerId, leaseId } = deal;
    const passes = async (days: number): Promise<void> => {
      await server.db.execute(sql`update lease set deposit_due = deposit_due - ${days}::int,
        deposit_term_at = deposit_term_at - make_interval(days => ${days}) where id = ${leaseId}`);
      await server.tick();
      await server.tick();
    };
    const counts = async (): Promise<readonly number[]> => {
      const [tenant, landlord] = [await mailTo(deal.tenant.email), await mailTo(deal.landlord.email)];
      return [tenant.match(/Przypomnienie\so\skaucji/g)?.length ?? 0, landlord.match(/nie wpłynęła w\sterminie/g)?.length ?? 0];
    };
    expect(await receive(deal, 'T-1', 1_000_00)).toBe('ok');
    await passes(60);
    expect(await counts()).toEqual([0, 1]);
    expect(await mailTo(deal.tenant.email)).toMatch(/po terminie[\s\S]*Brakuje: 22\s616,00\szł/);
    const tasks = async () => (await must(admin, leasesCalls.listTasks, { open: true, page: 1 })).items.filter((task) => task.offerId === offerId);
    expect(await tasks()).toHaveLength(1);
    await must(deal.landlord, leasesCalls.setNewDepositTerm, { offerId, until: addDays(await today(), 10) });
    await passes(0);
    expect([await counts(), await tasks()]).toEqual([[0, 1], []]);
    await passes(1);
    expect(await counts()).toEqual([1, 1]);
    await passes(20);
    expect([await counts(), (await tasks()).length]).toEqual([[1, 2], 1]);
  });

  it('a second payment waits to go back to its payer, while the deposit stays', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'B-1');
    expect(await refund(deal, 'B-0', DEPOSIT)).toBe('deposit.nothing_to_refund');
    expect(await receive(deal, 'B-2', DEPOSIT, other)).toBe('ok');
    expect(await rowOf(deal)).toMatchObject({
      state: 'DEPOSIT_CONFIRMED',
      held: 2 * DEPOSIT,
      payees: [{ kind: 'refund', name: other.payerName, account: other.payerAccount, amount: DEPOSIT }],
    });
    const tasks = await must(admin, leasesCalls.listTasks, { open: true, page: 1 });
    expect(tasks.items.find((task) => task.offerId === deal.offerId)?.kind).toBe('surplus');
    // It is due like any refund, and its delay is reported, too, while the lease goes on.
    expect((await leaseFactsOf(server, deal)).refund).toEqual({ stage: 'due', due: addBusinessDays(await today(), 5) });
    const { ledger } = await must(deal.tenant, leasesCalls.getLease, { offerId: deal.offerId });
    expect(ledger.at(-1)).toMatchObject({ kind: 'deposit_refund', amount: -DEPOSIT, planned: true });
    await server.db.execute(sql`update deposit_transfer set due = due - 20 where lease_id = ${deal.leaseId}`);
    await server.tick();
    const late = await must(admin, leasesCalls.listTasks, { open: true, page: 1 });
    expect(late.items.filter((task) => task.offerId === deal.offerId).map(({ kind }) => kind)).toContain('refund_late');
    expect(await refund(deal, 'B-3', 2 * DEPOSIT)).toBe('deposit.amount_mismatch');
    expect(await refund(deal, 'B-3', DEPOSIT)).toBe('ok');
    expect(await refund(deal, 'B-3', DEPOSIT)).toBe('ok');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'DEPOSIT_CONFIRMED', depositHeld: DEPOSIT, refund: { stage: 'booked' } });
    expect(await mailTo(deal.tenant.email)).toMatch(/Rachunek: 61\s1090\s1014/);
  });

  it('after the unpaid end late money is due back, to the account that it came from', async () => {
    const deal = await aSignedLease(server);
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${deal.leaseId}`);
    expect(await endUnpaid(server, deal)).toMatchObject({ ok: true });
    expect(await receive(deal, 'C-1', DEPOSIT)).toBe('ok');
    const { state, refund: due } = await leaseFactsOf(server, deal);
    expect([state, due]).toEqual(['REJECTED', { stage: 'due', due: addBusinessDays(await today(), 5) }]);
    expect(await mailTo(deal.tenant.email)).toContain('przyszła po zakończeniu umowy');
    expect(await refund(deal, 'C-2', DEPOSIT)).toBe('ok');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0 });
  });

  it('the rest of a part payment that comes after the end is no surplus, and who ended the lease is not guessed', async () => {
    const deal = await aSignedLease(server);
    expect(await receive(deal, 'C-3', 1_000_00)).toBe('ok');
    await propose(server, deal.landlord, deal, 'refund_ends');
    await agree(server, deal.tenant, deal);
    expect(await receive(deal, 'C-4', 2_000_00)).toBe('ok');
    const before = await mailTo(deal.tenant.email);
    expect(before).toMatch(/czeka\sz\sresztą pieniędzy tej umowy/);
    expect(before).not.toContain('Nadpłat');
    expect([await refund(deal, 'C-5', 3_000_00), await receive(deal, 'C-6', 500_00)]).toEqual(['ok', 'ok']);
    const after = await mailTo(deal.tenant.email);
    expect(after).toMatch(/była już zakończona, gdy wpłynęły pieniądze/);
    expect(after).not.toContain('Wynajmujący zakończył umowę, zanim');
  });

  it('money that nobody claims stands on the ledger until its lease is found or it goes back, each once', async () => {
    const before = await balances();
    const deal = await aSignedLease(server);
    const book = async (reference: string) =>
      codeOf(await admin.ask(depositsCalls.bookDepositReceipt, { ...(await bank(reference, DEPOSIT)), ...payer }));
    expect([await book('U-1'), await book('U-2'), await book('U-1')]).toEqual(['ok', 'ok', 'deposit.reference_used']);
    expect((await balances())['unmatched']).toBe((before['unmatched'] ?? 0) - 2 * DEPOSIT);
    const [first, last] = (await must(admin, depositsCalls.listUnmatched, { page: 1 })).items;
    if (!first || !last) throw new Error('nothing is unmatched');
    const { reference } = await must(deal.tenant, depositsCalls.getDeposit, { offerId: deal.offerId });
    const assign = (receiptId: string, title: string) => admin.ask(depositsCalls.assignReceipt, { receiptId, reference: title }).then(codeOf);
    expect(await assign(first.id, 'depozyt za lokal')).toBe('lease.not_found');
    expect([
      await assign(first.id, `PARTER ${reference.toLowerCase()} depozyt, Lokal z witryną przy ulicy Nawrot w Łodzi`),
      await assign(first.id, `KAUCJA ${reference}`),
      await assign(first.id, `${reference.slice(0, 4)}-${reference.slice(4)}`),
    ]).toEqual(['ok', 'deposit.receipt_not_found', 'deposit.receipt_not_found']);
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'DEPOSIT_CONFIRMED', depositHeld: DEPOSIT });
    const back = async (receiptId: string) =>
      codeOf(await admin.ask(depositsCalls.returnReceipt, { receiptId, valueDate: await today(), bankReference: 'U-3' }));
    expect([await back(last.id), await back(last.id)]).toEqual(['ok', 'deposit.receipt_not_found']);
    // Found for the wrong lease: taken back, it is unclaimed again.
    await must(second, depositsCalls.reverseDepositReceipt, { offerId: deal.offerId, reason: 'Inna umowa' });
    expect((await must(admin, depositsCalls.listUnmatched, { page: 1 })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await balances())['unmatched']).toBe((before['unmatched'] ?? 0) - DEPOSIT);
  });

  it('booked for the wrong lease is taken back in any status, the one that is named, while its money is held', async () => {
    const deal = await aSignedLease(server);
    const { offerId } = deal;
    const reverse = async (receiptId: string | undefined) =>
      codeOf(
        await second.ask(depositsCalls.reverseDepositReceipt, { offerId, reason: 'Inna umowa', ...(receiptId === undefined ? {} : { receiptId }) }),
      );
    expect([await receive(deal, 'V-1', 1_000_00), await receive(deal, 'V-2', 2_000_00, other), await receive(deal, 'V-3', 500_00)]).toEqual([
      'ok',
      'ok',
      'ok',
    ]);
    const [, wrong] = (await leaseFactsOf(server, deal)).receipts;
    expect([await reverse(deal.leaseId), await reverse(wrong?.id), await reverse(wrong?.id)]).toEqual([
      'deposit.receipt_not_found',
      'ok',
      'deposit.receipt_not_found',
    ]);
    expect((await leaseFactsOf(server, deal)).receipts.map(({ bankReference }) => bankReference)).toEqual(['V-1', 'V-3']);
    await propose(server, deal.landlord, deal, 'refund_ends');
    await agree(server, deal.tenant, deal);
    expect([await reverse(undefined), (await leaseFactsOf(server, deal)).state]).toEqual(['ok', 'REJECTED']);
    expect([await reverse(undefined), (await leaseFactsOf(server, deal)).state]).toEqual(['ok', 'AFTER_REJECTION']);
    // Late money opens it again, and was none of this lease's.
    expect([await receive(deal, 'V-4', 700_00), (await leaseFactsOf(server, deal)).state]).toEqual(['ok', 'REJECTED']);
    expect([await reverse(undefined), await leaseFactsOf(server, deal)]).toMatchObject([
      'ok',
      { state: 'AFTER_REJECTION', refund: null, depositHeld: 0 },
    ]);
    expect(await reverse(undefined)).toBe('deposit.nothing_held');
  });

  it('that nobody claims and that was booked by mistake is taken back by a second admin, and its reference is free', async () => {
    const before = await balances();
    const book = async () => codeOf(await admin.ask(depositsCalls.bookDepositReceipt, { ...(await bank('W-1', 4_200_00)), ...payer }));
    expect(await book()).toBe('ok');
    const found = (await must(admin, depositsCalls.listUnmatched, { page: 1 })).items.find(({ bankReference }) => bankReference === 'W-1');
    const reverse = (who: TestPerson) =>
      who.ask(depositsCalls.reverseDepositReceipt, { receiptId: found?.id ?? '', reason: 'Zła kwota' }).then(codeOf);
    expect([await reverse(admin), await reverse(second), await reverse(second)]).toEqual(['deposit.second_admin', 'ok', 'deposit.receipt_not_found']);
    expect(await balances()).toEqual(before);
    expect((await must(admin, depositsCalls.listUnmatched, { page: 1 })).items.map(({ bankReference }) => bankReference)).not.toContain('W-1');
    expect(await book()).toBe('ok');
  });

  it('that nobody claims has pages, oldest first, and behind the last one stands the last', async () => {
    const booked = ({ items }: { readonly items: readonly { readonly bankReference: string }[] }) => items.map(({ bankReference }) => bankReference);
    const listed = (page: number) => must(admin, depositsCalls.listUnmatched, { page });
    const before = (await listed(1)).total;
    for (let at = 0; at < 21; at += 1)
      expect(codeOf(await admin.ask(depositsCalls.bookDepositReceipt, { ...(await bank(`PAGES-${at}`, 100_00 + at)), ...payer }))).toBe('ok');
    const [first, second, beyond] = [await listed(1), await listed(2), await listed(9)];
    expect(first).toMatchObject({ page: 1, pages: Math.ceil((before + 21) / 20), total: before + 21 });
    expect([...booked(first), ...booked(second)].slice(before, before + 21)).toEqual(Array.from({ length: 21 }, (_, at) => `PAGES-${at}`));
    expect(beyond.page).toBe(beyond.pages);
  });

  it('a receipt that is taken back sets a new due day', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'D-1');
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 30 where id = ${deal.leaseId}`);
    await must(second, depositsCalls.reverseDepositReceipt, { offerId: deal.offerId, reason: 'Zła umowa' });
    expect((await leaseFactsOf(server, deal)).terms.depositDue).toBe(addBusinessDays(await today(), 3));
    expect(codeOf(await endUnpaid(server, deal))).toBe('lease.not_yet_overdue');
  });
});

describe('a refund', () => {
  const rejected = async (reference: string): Promise<Deal> => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, reference);
    await rejectPremises(server, deal);
    await passObjection(server, deal);
    return deal;
  };

  it('goes to each payer their own share, and the last one ends the lease', async () => {
    const deal = await aSignedLease(server);
    await receive(deal, 'E-1', 1_000_00);
    await receive(deal, 'E-2', DEPOSIT - 1_000_00, other);
    await rejectPremises(server, deal);
    await passObjection(server, deal);
    expect(await refund(deal, 'E-3', DEPOSIT)).toBe('deposit.amount_mismatch');
    expect([await refund(deal, 'E-3', 1_000_00), (await leaseFactsOf(server, deal)).state]).toEqual(['ok', 'REJECTED']);
    expect([await refund(deal, 'E-4', DEPOSIT - 1_000_00), (await leaseFactsOf(server, deal)).state]).toEqual(['ok', 'AFTER_REJECTION']);
  });

  it('of one of two payers of the same sum goes to the one who is named, not to whoever paid last', async () => {
    const deal = await aSignedLease(server);
    const half = DEPOSIT / 2;
    await receive(deal, 'E2-1', half);
    await receive(deal, 'E2-2', half, other);
    await rejectPremises(server, deal);
    await passObjection(server, deal);
    expect(await refund(deal, 'E2-3', half)).toBe('deposit.payer_unclear');
    expect(await refund(deal, 'E2-3', half, { payerAccount: elsewhere.account })).toBe('deposit.nothing_to_refund');
    const first = { payerAccount: payer.payerAccount };
    expect([await refund(deal, 'E2-3', half, first), await refund(deal, 'E2-3', half, first)]).toEqual(['ok', 'ok']);
    const { state, refunded, refund: due } = await leaseFactsOf(server, deal);
    expect([state, refunded.map(({ payerAccount }) => payerAccount), due?.stage]).toEqual(['REJECTED', [payer.payerAccount], 'due']);
    const mails = (await mailTo(deal.tenant.email)).replaceAll('\u00a0', ' ');
    const mailed = mails.slice(mails.lastIndexOf('Zwrot z kaucji'));
    expect(mailed.replaceAll(/\s/g, '')).toContain(payer.payerAccount);
    expect(mailed.replaceAll(/\s/g, '')).not.toContain(other.payerAccount);
    // The other's own account is no "elsewhere": nobody else has to approve it.
    expect(await refund(deal, 'E2-4', half, { ...elsewhere, account: other.payerAccount })).toBe('ok');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0 });
  });

  it('goes elsewhere only when a second admin approves it, with the reason in the mail', async () => {
    const deal = await rejected('F-1');
    expect(await refund(deal, 'F-2', DEPOSIT, { account: elsewhere.account })).toBe('deposit.account_wrong');
    expect(await refund(deal, 'F-2', DEPOSIT, elsewhere)).toBe('ok');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', depositHeld: DEPOSIT });
    const [approval] = (await rowOf(deal)).approvals;
    expect(approval).toMatchObject({ act: 'refund_elsewhere', amount: DEPOSIT, ...elsewhere, mine: true });
    const approvalId = approval?.id ?? '';
    expect(codeOf(await admin.ask(depositsCalls.approveMoney, { approvalId, accepted: true }))).toBe('deposit.second_admin_needed');
    expect(codeOf(await second.ask(depositsCalls.approveMoney, { approvalId, accepted: true }))).toBe('ok');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0 });
    const { rows } = await server.db.execute(
      sql`select account, payer_account as payer, reason from deposit_transfer where lease_id = ${deal.leaseId}`,
    );
    expect(rows).toEqual([{ account: elsewhere.account, payer: payer.payerAccount, reason: elsewhere.reason }]);
    expect(await mailTo(deal.tenant.email)).toMatch(/Rachunek: 10\s1050[\s\S]*Powód: Zajęcie wierzytelności/);
  });

  it('needs nobody else when the typed account is the payer’s own, and is given up by either admin', async () => {
    const deal = await rejected('G-1');
    await refund(deal, 'G-2', DEPOSIT, elsewhere);
    const [approval] = (await rowOf(deal)).approvals;
    await must(admin, depositsCalls.approveMoney, { approvalId: approval?.id ?? '', accepted: false });
    expect((await rowOf(deal)).approvals).toEqual([]);
    expect(await refund(deal, 'G-2', DEPOSIT, { ...elsewhere, account: payer.payerAccount })).toBe('ok');
    expect((await leaseFactsOf(server, deal)).state).toBe('AFTER_REJECTION');
  });
});

describe('a problem with the deposit', () => {
  it('is told to both sides, stops the refund until it is cleared, and is a task meanwhile', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'P-1');
    const { offerId } = deal;
    await must(admin, depositsCalls.setDepositProblem, { offerId, problem: 'Bank wycofał przelew' });
    expect(codeOf(await admin.ask(depositsCalls.setDepositProblem, { offerId, problem: 'Inny problem' }))).toBe('deposit.problem');
    expect(await must(deal.tenant, leasesCalls.getLease, { offerId })).toMatchObject({ depositProblem: 'Bank wycofał przelew' });
    for (const { email } of [deal.tenant, deal.landlord]) expect(await mailTo(email)).toMatch(/jest wstrzymana[\s\S]*Powód: Bank wycofał przelew/);
    await rejectPremises(server, deal);
    await passObjection(server, deal);
    expect(await refund(deal, 'P-2', DEPOSIT)).toBe('deposit.problem');
    const open = async () => (await must(admin, leasesCalls.listTasks, { open: true, page: 1 })).items.filter((task) => task.offerId === offerId);
    expect((await open()).map(({ kind }) => kind)).toContain('deposit_problem');
    await must(admin, depositsCalls.clearDepositProblem, { offerId, reason: 'Przelew wrócił' });
    expect((await open()).map(({ kind }) => kind)).not.toContain('deposit_problem');
    expect(await mailTo(deal.landlord.email)).toContain('jest odblokowana');
    expect(await refund(deal, 'P-2', DEPOSIT)).toBe('ok');
  });
});

describe('the time of an unpaid end', () => {
  it('ends after 30 days; then a new term of 7 to 60 days opens it again', async () => {
    const deal = await aSignedLease(server);
    const { offerId, leaseId } = deal;
    const end = () => endUnpaid(server, deal).then(codeOf);
    const term = async (days: number) =>
      codeOf(await deal.landlord.ask(leasesCalls.setNewDepositTerm, { offerId, until: addDays(await today(), days) }));
    expect(await term(10)).toBe('lease.unpaid_end_runs');
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 60 where id = ${leaseId}`);
    expect(await end()).toBe('lease.unpaid_end_over');
    expect([await term(6), await term(61), await term(7)]).toEqual(['lease.new_term_outside', 'lease.new_term_outside', 'ok']);
    expect(await mailTo(deal.tenant.email)).toContain('nowy termin kaucji');
    expect(await end()).toBe('lease.not_yet_overdue');
    await server.db.execute(sql`update lease set deposit_due = deposit_due - 21 where id = ${leaseId}`);
    expect(await end()).toBe('ok');
  });
});

describe('without a second admin', () => {
  it('nothing goes elsewhere, and the answer says what to do', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'H-1');
    await rejectPremises(server, deal);
    await passObjection(server, deal);
    const noSecond = async () => expect(await refund(deal, 'H-2', DEPOSIT, elsewhere)).toBe('deposit.second_admin_needed');
    // An admin whose claim rests could approve nothing.
    await server.db.execute(sql`update person set second_factor_due = now() - interval '1 second' where uid = ${second.uid}`);
    await noSecond();
    await must(admin, accountsCalls.revokeClaim, { email: second.email, claim: 'admin', reason: 'Zmiana w zespole' });
    await noSecond();
    expect(depositRefusalWords.pl['refusal.deposit.second_admin_needed']).toContain('konsola, Użytkownicy, „Z uprawnieniami”');
    expect(await refund(deal, 'H-2', DEPOSIT)).toBe('ok');
  });
});
