import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, payDeposit } from '../../../tests/factories/deals.ts';
import { agreeEarly, codeFor, handoverOf, prepareProtocol, receiver } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { addDays, dayOf } from '../../domain/kit/time.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { accountRefusalWords } from '../../words/accounts/refusals.ts';
import { handoverRefusalWords } from '../../words/handover/refusals.ts';
import { setIdentity } from '../accounts/commands/profile.ts';
import { databaseNow } from '../kit/database/database.ts';
import { mail } from '../kit/tables/mail.ts';

let server: TestServer;
let admin: TestPerson;
let handover: ReturnType<typeof handoverOf>;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  handover = handoverOf(server, admin);
});
afterAll(() => server.close());

describe('the persons of a handover', () => {
  it('are named each by its side, with every wrong field told', async () => {
    const deal = await aSignedLease(server);
    const wrong = await handover.nameReceiver(deal, { firstName: '', email: 'x', date: '2020-01-01', hour: '25:00', authorized: false });
    expect(!wrong.ok && wrong.refusal.problems?.map((problem) => problem.field).sort()).toEqual(['authorized', 'date', 'email', 'firstName', 'hour']);
    const late = await handover.nameReceiver(deal, { date: addDays(dayOf(await databaseNow(server.db)), 60) });
    expect(!late.ok && late.refusal.problems?.[0]?.code).toBe('appointment.date_too_late');
    expect(codeOf(await handover.nameReceiver(deal))).toBe('ok');
    expect(codeOf(await handover.nameReceiver(deal))).toBe('ok');
    const asLandlord = {
      receptionForm: { firstName: 'A', lastName: 'B', email: 'a@b.example', date: null, hour: null, authorized: true },
      id: deal.offerId,
      landlord: true,
    };
    expect(codeOf(await deal.tenant.ask(handoverCalls.namePerson, asLandlord))).toBe('lease.not_found');
    expect(codeOf(await handover.nameTransfer(deal))).toBe('ok');
    await server.work();
    const invited = (await server.mailsTo(receiver.email)).filter(({ html }) => html.includes(`/protocol/${deal.offerId}?token=`));
    expect(invited).toHaveLength(1);
    // Whoever is no longer verified names nobody.
    await server.db.transaction((tx) => setIdentity(tx, deal.landlord.uid, 'ACCEPTED', 'REJECTED'));
    const unverified = await handover.nameTransfer(deal);
    expect(!unverified.ok && unverified.refusal.code).toBe('person.not_verified');
    expect(!unverified.ok && unverified.refusal.message?.replaceAll('\u00a0', ' ')).toBe(accountRefusalWords.pl['refusal.person.not_verified']);
  });

  it('are invited to the meeting, its place and whom they meet, with an entry for the calendar, and anew when it moves', async () => {
    const deal = await aSignedLease(server);
    const [receiving, handing] = ['o1@zakwas.example', 'w1@nawrot.example'];
    const name = { firstName: 'Elżbieta', lastName: 'Wrzesińska', email: handing, date: null, hour: null, authorized: true };
    expect(codeOf(await deal.landlord.ask(handoverCalls.namePerson, { receptionForm: name, id: deal.offerId, landlord: true }))).toBe('ok');
    expect(codeOf(await handover.nameReceiver(deal, {}, receiving))).toBe('ok');
    expect(codeOf(await handover.nameReceiver(deal, { hour: '12:30' }, receiving))).toBe('ok');
    await server.work();
    const sent = async (to: string, template: string) => {
      const rows = await server.db.select().from(mail).where(eq(mail.recipient, to)).orderBy(mail.createdAt);
      return rows.filter((row) => row.template === template);
    };
    const transfers = await sent(handing, 'handover.transfer_named');
    expect(transfers.map(({ facts }) => facts['meetingAt'] !== null)).toEqual([false, true, true]);
    expect(transfers.map(({ attachments }) => attachments.length)).toEqual([0, 1, 1]);
    expect(transfers.at(-1)?.facts).toMatchObject({
      address: expect.stringContaining('Nawrot'),
      counterpart: expect.stringContaining(deal.tenant.companyName),
    });
    const [received] = (await sent(receiving, 'handover.receiver_invited')).toReversed();
    expect(received?.facts).toMatchObject({ address: expect.stringContaining('Nawrot'), counterpart: deal.landlord.companyName });
    expect(received?.attachments).toMatchObject([
      { contentType: expect.stringContaining('text/calendar'), text: expect.stringContaining('DTSTART') },
    ]);
    const letters = (await server.mailsTo(handing)).map(({ subject }) => subject);
    expect(letters.filter((subject) => subject.includes('12:30'))).toHaveLength(1);
  });
});

describe('a protocol', () => {
  it('is locked until the deposit arrives and both persons are named', async () => {
    const deal = await aSignedLease(server);
    expect((await handover.readProtocol(deal.tenant, deal.offerId)).lock).toBe('deposit_pending');
    expect(codeOf(await handover.submit(deal.tenant, deal.offerId))).toBe('protocol.deposit_pending');
    await payDeposit(server, admin, deal);
    expect(codeOf(await handover.submit(deal.tenant, deal.offerId))).toBe('protocol.transfer_missing');
    await handover.nameTransfer(deal);
    expect(codeOf(await handover.submit(deal.tenant, deal.offerId))).toBe('protocol.reception_missing');
    const stranger = await anInsertedSigner(server);
    expect(codeOf(await stranger.ask(handoverCalls.getProtocol, { offerId: deal.offerId }))).toBe('protocol.access_denied');
    expect(codeOf(await server.visitor.ask(handoverCalls.getProtocol, { offerId: deal.offerId }))).toBe('protocol.access_denied');
  });

  it('keeps a draft for each side and never lets an older save win', async () => {
    const deal = await handover.openDeal();
    const { draft } = await handover.readProtocol(deal.landlord, deal.offerId);
    expect(draft.data.establishedPremiseCondition.length).toBeGreaterThan(0);
    const nothing = await deal.landlord.ask(handoverCalls.prepareProtocol, { offerId: deal.offerId });
    expect(!nothing.ok && nothing.refusal).toMatchObject({
      code: 'protocol.missing_data',
      message: handoverRefusalWords.pl['refusal.protocol.missing_data'],
    });
    const save = (version: number) =>
      deal.landlord.ask(handoverCalls.saveProtocolDraft, {
        offerId: deal.offerId,
        version,
        data: { ...draft.data, additionalStatements: `zapis ${version}` },
      });
    expect(codeOf(await save(0))).toBe('ok');
    expect(codeOf(await save(1))).toBe('ok');
    expect(codeOf(await save(1))).toBe('protocol.stale_version');
    expect((await handover.readProtocol(deal.landlord, deal.offerId)).draft).toMatchObject({ version: 2, data: { additionalStatements: 'zapis 1' } });
    expect((await handover.readProtocol(deal.tenant, deal.offerId)).draft.version).toBe(0);
  });

  it('is submitted by one side and signed by the other: payout due, invoices issued, sealed', async () => {
    const deal = await handover.openDeal();
    expect(codeOf(await handover.submit(deal.landlord, deal.offerId))).toBe('ok');
    await server.work();
    const [asked] = (await server.mailsTo(deal.tenant.email)).filter(({ subject }) => subject.includes('do podpisu:'));
    for (const part of [deal.landlord.companyName, 'U/', 'uwalnia kaucję', 'Opłaty serwisowe', 'Odpowiedź do']) expect(asked?.html).toContain(part);
    expect((await handover.readProtocol(deal.landlord, deal.offerId)).lock).toBe('waiting_for_other');
    const seen = await handover.readProtocol(deal.tenant, deal.offerId);
    expect(seen).toMatchObject({ lock: null, attached: { submitterSide: 'landlord', document: { kind: 'protocol', status: 'drawn' } } });
    expect(seen.allowed).toEqual(expect.arrayContaining(['confirmProtocol', 'declineProtocol', 'rejectPremises']));
    const own = { offerId: deal.offerId, accepted: false, reason: 'Odczyty' };
    expect(codeOf(await deal.landlord.ask(handoverCalls.answerProtocol, own))).toBe('lifecycle.wrong_actor');
    const guess = {
      offerId: deal.offerId,
      accepted: true,
      code: '000000',
      documentSha256: seen.attached?.document.sha256 ?? '',
      consents: { ...consentsOf.protocol },
    };
    expect(codeOf(await deal.tenant.ask(handoverCalls.answerProtocol, guess))).toMatch(/^code\./);
    expect(codeOf(await handover.answer(deal.tenant, deal.offerId, true))).toBe('ok');
    await server.work();
    const lease = await deal.landlord.ask(leasesCalls.getLease, { offerId: deal.offerId });
    if (!lease.ok) throw new Error(lease.refusal.code);
    expect(lease.value.steps.find((step) => step.key === 'released')).toMatchObject({ actor: 'parter' });
    expect(lease.value.documents.find((document) => document.kind === 'protocol')?.status).toBe('sealed');
    const invoice = lease.value.documents.find((document) => document.kind === 'invoice_l');
    // Nothing is sent to KSeF: whoever checks the paper learns that it is no invoice.
    const checked = await server.visitor.ask(signingCalls.checkDocument, { code: invoice?.code ?? '' });
    expect(checked).toMatchObject({ value: { kind: 'invoice_l', publicStatus: { at: 'invoice_draft' } } });
    const mails = (await server.mailsTo(deal.tenant.email)).filter((mail) => mail.subject.includes('przekazany'));
    expect(mails).toHaveLength(1);
    const [stored] = await server.db
      .select()
      .from(mail)
      .where(eq(mail.id, mails[0]?.mailId ?? ''));
    expect(stored?.attachments).toMatchObject([{ fileKey: expect.stringContaining('sealed') }]);
    expect(codeOf(await handover.submit(deal.landlord, deal.offerId))).toBe('protocol.not_editable');
  });

  it('is signed by its submitter over the drawn bytes, named as they are, and by nobody else', async () => {
    const deal = await handover.openDeal();
    const { offerId, landlord } = deal;
    const prepared = await prepareProtocol(landlord, offerId);
    const signed = await codeFor(server, landlord, { offerId, purpose: 'protocol', email: landlord.email });
    expect(signed.documentSha256).toBe(prepared.documentSha256);
    const attach = (changes: Record<string, unknown>) =>
      landlord.ask(handoverCalls.attachProtocol, { ...prepared, ...signed, ...changes }).then(codeOf);
    expect(await attach({ code: undefined })).toBe('signing.code_required');
    expect(await attach({ code: signed.code === '000000' ? '000001' : '000000' })).toBe('code.wrong');
    expect(await attach({ documentSha256: 'ab'.repeat(32) })).toBe('signing.document_changed');
    expect(await attach({ consents: {} })).toBe('signing.consents_required');
    // A colleague signs what was drawn for them, not what was drawn for somebody else.
    const colleague = await anInsertedSigner(server, { companyId: landlord.companyId, companyName: landlord.companyName });
    expect(codeOf(await colleague.ask(signingCalls.requestSigningCode, { offerId, purpose: 'protocol' }))).toBe('signing.document_missing');
    // The receiver is named anew: what was drawn before no longer says who comes.
    expect(codeOf(await handover.nameReceiver(deal, { firstName: 'Jan' }))).toBe('ok');
    await agreeEarly(deal);
    expect(await attach({})).toBe('signing.document_missing');
    expect(codeOf(await handover.submit(landlord, offerId))).toBe('ok');
  });

  it('carries both signatures of its last round on the evidence, and none of an earlier one', async () => {
    const deal = await handover.openDeal();
    const { offerId, landlord, tenant } = deal;
    expect([codeOf(await handover.submit(landlord, offerId)), codeOf(await handover.answer(tenant, offerId, false))]).toEqual(['ok', 'ok']);
    expect([codeOf(await handover.submit(landlord, offerId)), codeOf(await handover.answer(tenant, offerId, true))]).toEqual(['ok', 'ok']);
    const { rows } = await server.db.execute<{ purpose: string; email: string; current: boolean }>(
      sql`select e.purpose, e.email, d.superseded_at is null as current from evidence e join document d on d.id = e.document_id
          where e.subject_id = ${deal.leaseId} and e.purpose like 'protocol%' order by e.signed_at`,
    );
    expect(rows).toEqual([
      { purpose: 'protocol', email: landlord.email, current: false },
      { purpose: 'protocol_return', email: tenant.email, current: false },
      { purpose: 'protocol', email: landlord.email, current: true },
      { purpose: 'protocol', email: tenant.email, current: true },
    ]);
    await server.work();
    const found = await tenant.ask(signingCalls.getDocument, { offerId, kind: 'protocol' });
    const checked = found.ok ? await server.visitor.ask(signingCalls.checkDocument, { code: found.value.code }) : found;
    expect(checked.ok && checked.value.signatures).toBe(2);
  });

  it('of two sides at once has one winner, and the loser sees it', async () => {
    const deal = await handover.openDeal();
    const answers = await Promise.all([handover.submit(deal.landlord, deal.offerId), handover.submit(deal.tenant, deal.offerId)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const loser = answers[0]?.ok ? deal.tenant : deal.landlord;
    expect((await handover.readProtocol(loser, deal.offerId)).attached?.round).toBe(1);
  });

  it('comes back with a reason; the first submitter has the first right for a day, at most five rounds', async () => {
    const deal = await handover.openDeal();
    await handover.submit(deal.landlord, deal.offerId);
    expect(codeOf(await deal.tenant.ask(handoverCalls.answerProtocol, { offerId: deal.offerId, accepted: false }))).toBe('protocol.reason_required');
    const bare = { offerId: deal.offerId, accepted: false, reason: 'Inny stan licznika.' };
    expect(codeOf(await deal.tenant.ask(handoverCalls.answerProtocol, bare))).toBe('signing.code_required');
    const decline = () => handover.answer(deal.tenant, deal.offerId, false);
    expect(codeOf(await decline())).toBe('ok');
    expect(await handover.readProtocol(deal.landlord, deal.offerId)).toMatchObject({ refusal: { reason: 'Inny stan licznika.' }, lock: null });
    expect(await handover.readProtocol(deal.tenant, deal.offerId)).toMatchObject({ lock: 'other_side_turn', refusal: { by: 'tenant' } });
    const again = (await handover.readProtocol(deal.tenant, deal.offerId)).draft.data.establishedPremiseCondition;
    expect(again.flatMap(({ rooms }) => rooms.map(({ comments }) => comments)).filter((comments) => comments !== '')).toEqual([]);
    const page = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
    const step = page.ok ? page.value.steps.find(({ key }) => key === 'handover') : undefined;
    expect(step?.facts).toMatchObject({ returnedBy: 'tenant', reason: 'Inny stan licznika.' });
    expect(codeOf(await handover.submit(deal.tenant, deal.offerId))).toBe('protocol.first_right');
    for (let round = 2; round <= 5; round += 1) {
      expect(codeOf(await handover.submit(deal.landlord, deal.offerId))).toBe('ok');
      expect(codeOf(await decline())).toBe('ok');
    }
    expect(codeOf(await handover.submit(deal.landlord, deal.offerId))).toBe('protocol.rounds_used');
  });

  it('is withdrawn by its submitter only, before the other side acts', async () => {
    const deal = await handover.openDeal();
    await handover.submit(deal.landlord, deal.offerId);
    expect(codeOf(await deal.tenant.ask(handoverCalls.withdrawProtocol, { offerId: deal.offerId }))).toBe('lifecycle.wrong_actor');
    expect(codeOf(await deal.landlord.ask(handoverCalls.withdrawProtocol, { offerId: deal.offerId }))).toBe('ok');
    expect((await handover.readProtocol(deal.tenant, deal.offerId)).lock).toBeNull();
  });

  it('tells everybody who was asked to sign that it was withdrawn, and the receiver once, with a link', async () => {
    const email = 'odbior-odwolany@zakwas.example';
    const deal = await handover.openDeal(email);
    await handover.submit(deal.landlord, deal.offerId);
    await must(deal.landlord, handoverCalls.withdrawProtocol, { offerId: deal.offerId });
    await server.work();
    const sentTo = async (to: string) => (await server.mailsTo(to)).filter(({ subject }) => subject.startsWith('Protokół wycofany'));
    const [toReceiver] = await sentTo(email);
    expect([(await sentTo(email)).length, (await sentTo(deal.tenant.email)).length]).toEqual([1, 1]);
    expect(toReceiver?.html).toContain(`/protocol/${deal.offerId}?token=`);
    await handover.submit(deal.tenant, deal.offerId);
    await must(deal.tenant, handoverCalls.withdrawProtocol, { offerId: deal.offerId });
    await server.work();
    expect((await sentTo(email)).length, 'the landlord was to sign, not the receiver').toBe(1);
  });

  it('is signed by the named receiver through the link of the mail, who may do nothing else', async () => {
    const email = 'pelnomocnik@zakwas.example';
    const deal = await handover.openDeal(email);
    await handover.submit(deal.landlord, deal.offerId);
    await server.work();
    const links = (await server.mailsTo(email)).flatMap((mail) => /token=([\w-]+)/.exec(mail.html)?.[1] ?? []);
    expect(links.length).toBeGreaterThan(0);
    // The mailbox hides the token; the receiver's own copy carries it, so one is issued as the mail does.
    const token = await server.services.db.transaction(async (tx) =>
      (await import('../kit/security/tokens.ts')).issueToken(tx, { purpose: 'handover.receiver', subject: deal.offerId, uid: null }, { days: 1 }),
    );
    const seen = await handover.readProtocol(server.visitor, deal.offerId, token);
    expect(seen).toMatchObject({ asProxy: true, side: 'tenant' });
    expect(seen.allowed).not.toContain('rejectPremises');
    expect(codeOf(await server.visitor.ask(handoverCalls.getProtocol, { offerId: deal.offerId, proxyToken: `${token}x` }))).toBe(
      'protocol.access_denied',
    );
    expect(codeOf(await handover.answer({ ...server.visitor, email }, deal.offerId, true, token))).toBe('ok');
    const evidence = await server.db.execute<{ as_proxy: boolean; capacity: string }>(
      sql`select as_proxy, capacity from evidence where purpose = 'protocol' and subject_id = ${deal.leaseId} order by signed_at`,
    );
    expect(evidence.rows).toEqual([
      { as_proxy: false, capacity: 'board_member' },
      { as_proxy: true, capacity: 'receiver' },
    ]);
  });
});
