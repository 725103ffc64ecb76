import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, leaseFactsOf, payDeposit, payer } from '../../../tests/factories/deals.ts';
import { codeFor, damage, rejectPremises } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, attachTitle, propose } from '../../../tests/factories/statements.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { dayOf } from '../../domain/kit/time.ts';
import type { Outcome } from '../../domain/leases/types.ts';
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
const bank = async (bankReference: string) => ({ amount: DEPOSIT as never, valueDate: dayOf(await databaseNow(server.db)), bankReference });
/** All mails to an address; a word of one letter is tied to the next, which is of no matter here. */
const mailTo = async (email: string): Promise<string> => {
  await server.work();
  return (await server.mailsTo(email))
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join('\n')
    .replaceAll('\u00a0', ' ');
};

const disputed = async (reference: string): Promise<Deal> => {
  const deal = await aSignedLease(server);
  await payDeposit(server, admin, deal, reference);
  await rejectPremises(server, deal);
  await must(deal.landlord, leasesCalls.objectToRejection, { offerId: deal.offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  return deal;
};

describe('joint statements', () => {
  it('and the refusal of the premises are made by who signed for the side or whom its rule lets sign, and by no other colleague', async () => {
    const deal = await aSignedLease(server);
    const { offerId, landlord, tenant } = deal;
    const colleague = await anInsertedSigner(server, { companyId: tenant.companyId });
    const rule = (to: 'sole' | 'by_attorney' | 'joint') =>
      server.db.execute(sql`update company set representation = ${to} where id = ${tenant.companyId}`);
    await payDeposit(server, admin, deal, 'R-1');
    const refuses = async (who: TestPerson) => codeOf(await who.ask(leasesCalls.prepareRejection, { offerId, ...damage }));
    expect(await refuses(colleague)).toBe('ok');
    await rule('by_attorney');
    expect([await refuses(colleague), await refuses(tenant)]).toEqual(['company.attorney_only', 'ok']);
    await rejectPremises(server, deal);
    await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
    await propose(server, landlord, deal, 'payout_ends');
    const says = async () => [
      codeOf(await colleague.ask(depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends' })),
      codeOf(await colleague.ask(depositsCalls.answerStatement, { offerId, accepted: true })),
      codeOf(await colleague.ask(depositsCalls.answerStatement, { offerId, accepted: false })),
      codeOf(await colleague.ask(signingCalls.requestSigningCode, { offerId, purpose: 'statement' })),
    ];
    expect(await says()).toEqual(Array(4).fill('company.attorney_only'));
    // Under a rule of two nobody is named for the colleague: whoever signed acts alone, as the lease says.
    await rule('joint');
    const { firstName, lastName } = tenant;
    expect(await colleague.ask(depositsCalls.answerStatement, { offerId, accepted: true })).toMatchObject({
      refusal: { code: 'company.ask_named_signers', params: { people: `${firstName} ${lastName}` } },
    });
    expect(new Set(await says())).toEqual(new Set(['company.ask_named_signers']));
    await rule('sole');
    expect(codeOf(await colleague.ask(depositsCalls.answerStatement, { offerId, accepted: true }))).toBe('ok');
    await rule('by_attorney');
    await agree(server, tenant, deal);
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', payout: { stage: 'due' } });
  });

  it('move the money when both sides signed the same text with codes, and the operator decides nothing', async () => {
    const deal = await disputed('A-1');
    const { offerId, landlord, tenant } = deal;
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, { offerId, ...(await bank('A-2')) }))).toBe('lease.disputed');
    const text = await propose(server, landlord, deal, 'payout_ends');
    expect(text).toContain('Operator wypłaca kaucję Wynajmującemu');
    expect(await mailTo(tenant.email)).toContain('Druga strona prosi o podpis');
    expect(codeOf(await landlord.ask(depositsCalls.answerStatement, { offerId, accepted: true }))).toBe('lease.own_statement');
    expect(await agree(server, tenant, deal)).toBe(text);
    expect(await leaseFactsOf(server, deal)).toMatchObject({
      state: 'REJECTED',
      depositHeld: 0,
      depositPayable: DEPOSIT,
      refund: null,
      payout: { stage: 'due' },
    });
    const { rows } = await server.db.execute(
      sql`select uid, document_sha256 as hash from evidence where purpose = 'statement' and subject_id = ${deal.leaseId}`,
    );
    expect([new Set(rows.map(({ uid }) => uid)), new Set(rows.map(({ hash }) => hash)).size]).toEqual([new Set([landlord.uid, tenant.uid]), 1]);
    await must(admin, depositsCalls.bookDepositPayout, { offerId, ...(await bank('A-3')) });
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0, depositPayable: 0 });
    expect(await mailTo(landlord.email)).toMatch(/Na podstawie zgodnych oświadczeń obu stron umowa z/);
    // The lease has ended: nobody settles anything "at the end of the lease".
    expect(await mailTo(landlord.email)).toMatch(/Kaucja należy się Tobie na podstawie/);
    for (const { email } of [landlord, tenant]) expect(await mailTo(email)).not.toContain('po zakończeniu najmu');
  });

  it('take a lease up where the withdrawal stopped it, with new terms', async () => {
    const deal = await disputed('B-1');
    await server.db.execute(sql`update lease set withdrawal_until = withdrawal_until - 20 where id = ${deal.leaseId}`);
    const before = (await leaseFactsOf(server, deal)).withdrawalUntil;
    await propose(server, deal.tenant, deal, 'resumes');
    await agree(server, deal.landlord, deal);
    const after = await leaseFactsOf(server, deal);
    expect(after).toMatchObject({ state: 'DEPOSIT_CONFIRMED', depositHeld: DEPOSIT, refund: null, calledAt: null });
    expect(after.withdrawalUntil > before).toBe(true);
    expect(after.rounds - after.roundsBefore).toBe(0);
    await rejectPremises(server, deal);
    expect(codeOf(await deal.landlord.ask(leasesCalls.objectToRejection, { offerId: deal.offerId, reason: 'Lokal był gotowy i teraz.' }))).toBe('ok');
  });

  it('bind nobody without the other side, a stranger sees none, and each may be taken back', async () => {
    const deal = await disputed('C-1');
    const { offerId } = deal;
    await must(deal.landlord, depositsCalls.proposeStatement, { offerId, outcome: 'payout_ends' });
    expect((await leaseFactsOf(server, deal)).statement).toBeNull();
    await propose(server, deal.landlord, deal, 'payout_ends');
    await must(deal.landlord, depositsCalls.answerStatement, { offerId, accepted: false });
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', statement: null, depositHeld: DEPOSIT });
    expect(codeOf(await deal.tenant.ask(depositsCalls.answerStatement, { offerId, accepted: true }))).toBe('lease.no_statement');
    const stranger = await server.person();
    expect(codeOf(await stranger.ask(depositsCalls.proposeStatement, { offerId, outcome: 'payout_ends' }))).toBe('lease.not_found');
  });
});

describe('a statement that nobody answered', () => {
  it('ends with the tenant’s withdrawal: the landlord cannot take the lease up by what was said before', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'V-1');
    await propose(server, deal.tenant, deal, 'payout_goes_on');
    await rejectPremises(server, deal);
    expect((await leaseFactsOf(server, deal)).statement).toBeNull();
    expect(codeOf(await deal.landlord.ask(depositsCalls.answerStatement, { offerId: deal.offerId, accepted: true }))).toBe('lease.no_statement');
    for (const { email } of [deal.landlord, deal.tenant]) expect(await mailTo(email)).toContain('straciło aktualność');
  });

  it('ends with the money that it names, signed or only drawn', async () => {
    const deal = await aSignedLease(server);
    const { offerId, landlord, tenant } = deal;
    const part = { ...(await bank('W-1')), amount: 1_000_00 as never, ...payer };
    await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...part });
    await propose(server, tenant, deal, 'refund_ends');
    await must(landlord, depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends' });
    const act = await codeFor(server, landlord, { offerId, purpose: 'statement', email: landlord.email });
    await must(second, depositsCalls.bookDepositReceipt, { offerId, ...part, bankReference: 'W-2' });
    expect((await leaseFactsOf(server, deal)).statement).toBeNull();
    expect(codeOf(await landlord.ask(depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends', ...act }))).toBe('signing.document_missing');
  });
});

describe('what can be signed', () => {
  it('is an outcome that both sides could agree on now', async () => {
    const deal = await aSignedLease(server);
    const { offerId, landlord, tenant } = deal;
    const draw = (outcome: Outcome) => landlord.ask(depositsCalls.proposeStatement, { offerId, outcome }).then(codeOf);
    expect(await draw('refund_ends')).toBe('deposit.nothing_held');
    const part = { ...(await bank('J-1')), amount: 1_000_00 as never, ...payer };
    await must(admin, depositsCalls.bookDepositReceipt, { offerId, ...part });
    expect([await draw('payout_ends'), await draw('resumes'), await draw('refund_ends')]).toEqual([
      'lifecycle.not_allowed',
      'lifecycle.not_allowed',
      'ok',
    ]);
    const { text } = await must(tenant, depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends' });
    expect(text.replaceAll('\u00a0', ' ')).toContain('na rachunku depozytowym 1 000,00 zł');
    await payDeposit(server, admin, deal, 'J-2');
    expect([await draw('resumes'), await draw('payout_ends')]).toEqual(['lifecycle.not_allowed', 'ok']);
  });

  it('is the text that was read: not another outcome, and not one whose draft gave way to another', async () => {
    const deal = await disputed('K-1');
    const { offerId, landlord, tenant } = deal;
    await must(landlord, depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends' });
    const act = { ...(await codeFor(server, landlord, { offerId, purpose: 'statement', email: landlord.email })) };
    const sign = (outcome: Outcome) => landlord.ask(depositsCalls.proposeStatement, { offerId, outcome, ...act }).then(codeOf);
    expect(await sign('payout_ends')).toBe('signing.document_changed');
    await must(landlord, depositsCalls.proposeStatement, { offerId, outcome: 'payout_ends' });
    expect([await sign('refund_ends'), await sign('payout_ends')]).toEqual(['signing.document_changed', 'signing.document_changed']);
    expect((await leaseFactsOf(server, deal)).statement).toBeNull();
    expect(await mailTo(tenant.email)).not.toContain('Druga strona prosi o podpis');
  });

  it('stays as long as the signature is being written: a draft that a colleague takes away signs nothing', async () => {
    const deal = await disputed('L-1');
    const { offerId, landlord } = deal;
    await must(landlord, depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends' });
    const act = await codeFor(server, landlord, { offerId, purpose: 'statement', email: landlord.email });
    // The colleague's transaction has taken the draft away and is not finished yet while the signature comes in.
    let signing: Promise<string> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from lease where id = ${deal.leaseId} for update`);
      signing = landlord.ask(depositsCalls.proposeStatement, { offerId, outcome: 'refund_ends', ...act }).then(codeOf);
      await vi.waitUntil(async () => (await waitingLocks()) > 0, { timeout: 20_000 });
      await tx.execute(sql`delete from deposit_statement where lease_id = ${deal.leaseId} and proposed_at is null`);
    });
    expect(await signing).toBe('signing.document_changed');
    const { rows } = await server.db.execute(sql`select 1 from evidence where purpose = 'statement' and subject_id = ${deal.leaseId}`);
    expect([(await leaseFactsOf(server, deal)).statement, rows]).toEqual([null, []]);
  });
});

const waitingLocks = async (): Promise<number> =>
  (await server.db.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted`)).rows[0]?.n ?? 0;

describe('a title', () => {
  const document = { name: 'Wyrok I C 12/26.pdf', sha256: 'ab'.repeat(32) };

  it('is recorded by two admins with its document, and then decides', async () => {
    const deal = await disputed('D-1');
    const { offerId } = deal;
    const title = { offerId, kind: 'judgment', outcome: 'refund_ends', document, reason: 'Prawomocny 3.11.2026' } as const;
    expect(codeOf(await admin.ask(depositsCalls.recordDisputeTitle, { ...title, outcome: undefined }))).toBe('deposit.title_incomplete');
    expect(codeOf(await admin.ask(depositsCalls.recordDisputeTitle, title))).toBe('deposit.title_file_missing');
    const text = '%PDF-1.4 wyrok I C 12/26';
    const attached = await attachTitle(admin, offerId, text);
    await must(admin, depositsCalls.recordDisputeTitle, { ...title, document: attached });
    const { items } = await must(second, depositsCalls.listDeposits, { waiting: false, page: 1 });
    const [waiting] = items.flatMap((item) => (item.offerId === offerId ? item.approvals : []));
    expect(waiting?.title).toMatchObject({ kind: 'judgment', outcome: 'refund_ends', ...attached });
    expect(await (await second.fetch(waiting?.title?.url ?? '')).text()).toBe(text);
    for (const side of [deal.landlord, deal.tenant])
      expect((await side.fetch(`/deposits/${offerId}/title`, { method: 'POST', body: new FormData() })).status).toBe(403);
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, { offerId, ...(await bank('D-2')) }))).toBe('lease.disputed');
    const { rows } = await server.db.execute<{ id: string }>(sql`select id from money_approval where lease_id = ${deal.leaseId}`);
    const approvalId = rows[0]?.id ?? '';
    expect(codeOf(await admin.ask(depositsCalls.approveMoney, { approvalId, accepted: true }))).toBe('deposit.second_admin_needed');
    await must(second, depositsCalls.approveMoney, { approvalId, accepted: true });
    expect(await mailTo(deal.landlord.email)).toMatch(/Na podstawie podanego niżej dokumentu[\s\S]+Powód: Wyrok I C 12-26\.pdf/);
    await must(admin, depositsCalls.bookDepositRefund, { offerId, ...(await bank('D-2')) });
    expect((await leaseFactsOf(server, deal)).state).toBe('AFTER_REJECTION');
  });

  it('of a court comes after the long stop, and the court is paid by name', async () => {
    const deal = await disputed('E-1');
    const { offerId } = deal;
    const title = { offerId, kind: 'court_deposit', document, reason: 'Brak zgody stron' } as const;
    expect(codeOf(await admin.ask(depositsCalls.recordDisputeTitle, { ...title, document: await attachTitle(admin, offerId) }))).toBe(
      'lease.long_stop_not_reached',
    );
    await server.db.execute(sql`update lease set withdrawal_until = withdrawal_until - 400 where id = ${deal.leaseId}`);
    await must(admin, depositsCalls.recordDisputeTitle, { ...title, document: await attachTitle(admin, offerId) });
    const { rows } = await server.db.execute<{ id: string }>(sql`select id from money_approval where lease_id = ${deal.leaseId}`);
    await must(second, depositsCalls.approveMoney, { approvalId: rows[0]?.id ?? '', accepted: true });
    // Neither the payer nor the landlord: only the court.
    expect(codeOf(await admin.ask(depositsCalls.bookDepositRefund, { offerId, ...(await bank('E-1R')) }))).toBe('deposit.court_due');
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', depositHeld: DEPOSIT });
    const court = { recipient: 'Sąd Rejonowy w Łodzi', account: '10105000997603123456789123' };
    await must(admin, depositsCalls.bookCourtDeposit, { offerId, ...(await bank('E-2')), ...court });
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0 });
    expect(await mailTo(deal.tenant.email)).toContain('jest w depozycie sądowym');
  });
});

describe('a settlement', () => {
  const reason = 'Lokal był gotowy, mam zdjęcia.';
  const paid = async (reference: string): Promise<Deal> => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, reference);
    await rejectPremises(server, deal);
    return deal;
  };

  it('of a rejection ends the landlord’s time to object, and the refund is free at once', async () => {
    const deal = await paid('G-1');
    const { offerId, landlord, tenant } = deal;
    await propose(server, landlord, deal, 'refund_ends');
    await agree(server, tenant, deal);
    expect(codeOf(await landlord.ask(leasesCalls.objectToRejection, { offerId, reason }))).toBe('lease.not_disputed');
    await must(admin, depositsCalls.bookDepositRefund, { offerId, ...(await bank('G-2')) });
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'AFTER_REJECTION', depositHeld: 0, ending: { by: 'rejection' } });
  });

  it('takes a rejection back for good: what ends the lease later is no rejection', async () => {
    const deal = await paid('H-1');
    const { offerId, landlord, tenant } = deal;
    await propose(server, tenant, deal, 'resumes');
    await agree(server, landlord, deal);
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'DEPOSIT_CONFIRMED', rejection: null, ending: null });
    await propose(server, landlord, deal, 'refund_ends');
    await agree(server, tenant, deal);
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', rejection: null, ending: { by: 'settlement' } });
    expect(codeOf(await landlord.ask(leasesCalls.objectToRejection, { offerId, reason }))).toBe('lease.not_disputed');
    const { rejection } = await must(tenant, leasesCalls.getLease, { offerId });
    expect(rejection).toBeNull();
  });

  it('after the court was named takes the court’s money back, for the payer or for a lease that goes on', async () => {
    for (const outcome of ['refund_ends', 'resumes'] as const) {
      const deal = await disputed(`I-${outcome}`);
      const { offerId } = deal;
      await server.db.execute(sql`update lease set withdrawal_until = withdrawal_until - 400 where id = ${deal.leaseId}`);
      const document = await attachTitle(admin, offerId);
      await must(admin, depositsCalls.recordDisputeTitle, { offerId, kind: 'court_deposit', document, reason: 'Brak zgody stron' });
      const { rows } = await server.db.execute<{ id: string }>(sql`select id from money_approval where lease_id = ${deal.leaseId}`);
      await must(second, depositsCalls.approveMoney, { approvalId: rows[0]?.id ?? '', accepted: true });
      expect((await leaseFactsOf(server, deal)).court).toMatchObject({ stage: 'due' });
      await propose(server, deal.landlord, deal, outcome);
      await agree(server, deal.tenant, deal);
      expect((await leaseFactsOf(server, deal)).court).toBeNull();
      const refund = await admin.ask(depositsCalls.bookDepositRefund, { offerId, ...(await bank(`I-R-${outcome}`)) });
      expect(codeOf(refund)).toBe(outcome === 'refund_ends' ? 'ok' : 'deposit.nothing_to_refund');
    }
  });
});

describe('the long stop', () => {
  it('calls both sides, then ends the lease and gives the deposit back', async () => {
    const deal = await aSignedLease(server);
    await payDeposit(server, admin, deal, 'F-1');
    await server.db.execute(sql`update lease set withdrawal_until = withdrawal_until - 400 where id = ${deal.leaseId}`);
    await server.tick();
    expect((await leaseFactsOf(server, deal)).calledAt).not.toBeNull();
    for (const { email } of [deal.landlord, deal.tenant]) expect(await mailTo(email)).toContain('Wezwanie do oświadczeń');
    await server.db.execute(sql`update lease set called_at = called_at - interval '20 days' where id = ${deal.leaseId}`);
    await server.tick();
    expect(await leaseFactsOf(server, deal)).toMatchObject({ state: 'REJECTED', refund: { stage: 'due' }, depositHeld: DEPOSIT });
    expect(await mailTo(deal.tenant.email)).toContain('zakończona z upływem czasu');
    // There was no withdrawal that both sides could take back.
    expect((await must(deal.landlord, leasesCalls.getLease, { offerId: deal.offerId })).outcomes).not.toContain('resumes');
  });
});
