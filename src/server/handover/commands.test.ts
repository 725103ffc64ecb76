import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, aSignedLease, type Deal, payDeposit } from '../../../tests/factories/deals.ts';
import { lastCode } from '../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { addDays, dayOf } from '../../domain/kit/time.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { databaseNow } from '../kit/database/database.ts';
import { mail } from '../kit/tables/mail.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const codeOf = (answer: { ok: true } | { ok: false; refusal: { code: string } }): string => (answer.ok ? 'ok' : answer.refusal.code);

const receiverEmail = 'odbiorca@zakwas.example';

const nameReceiver = async (deal: Deal, changes: Record<string, unknown> = {}, email = receiverEmail) => {
  const date = addDays(dayOf(await databaseNow(server.db)), 11);
  const receptionForm = { firstName: 'Katarzyna', lastName: 'Dąbek', email, date, hour: '10:00', authorized: true, ...changes };
  return deal.tenant.ask(handoverCalls.namePerson, { receptionForm, id: deal.offerId, landlord: false });
};

const nameTransfer = (deal: Deal) => {
  const receptionForm = { firstName: 'Elżbieta', lastName: 'Wrzesińska', email: 'e@nawrot.example', date: null, hour: null, authorized: true };
  return deal.landlord.ask(handoverCalls.namePerson, { receptionForm, id: deal.offerId, landlord: true });
};

const readProtocol = async (person: Client, offerId: string, proxyToken?: string) => {
  const answer = await person.ask(handoverCalls.getProtocol, { offerId, proxyToken });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

/** Fills the draft that the page offers and submits it. */
const submit = async (person: Client, offerId: string, proxyToken?: string) => {
  const { draft } = await readProtocol(person, offerId, proxyToken);
  const data = { ...draft.data, additionalStatements: 'Okno w zapleczu do regulacji.' };
  const saved = await person.ask(handoverCalls.saveProtocolDraft, { offerId, version: draft.version, data, proxyToken });
  if (!saved.ok) return saved;
  return person.ask(handoverCalls.attachProtocol, { offer: { id: offerId }, draftVersion: saved.value.version, proxyToken });
};

const signProtocol = async (person: Client, email: string, offerId: string, proxyToken?: string) => {
  const asked = await person.ask(signingCalls.requestSigningCode, { offerId, purpose: 'protocol', proxyToken });
  if (!asked.ok) return asked;
  const code = await lastCode(server, email);
  const act = { accepted: true, code, documentSha256: asked.value.documentSha256, consents: { ...consentsOf.protocol } };
  return person.ask(handoverCalls.answerProtocol, { offerId, ...act, proxyToken });
};

const readyDeal = async (email = receiverEmail): Promise<Deal> => {
  const deal = await aSignedLease(server);
  expect(codeOf(await nameReceiver(deal, {}, email))).toBe('ok');
  expect(codeOf(await nameTransfer(deal))).toBe('ok');
  expect(codeOf(await payDeposit(server, admin, deal))).toBe('ok');
  return deal;
};

describe('the persons of a handover', () => {
  it('are named each by its side, with every wrong field told', async () => {
    const deal = await aSignedLease(server);
    const wrong = await nameReceiver(deal, { firstName: '', email: 'x', date: '2020-01-01', hour: '25:00', authorized: false });
    expect(!wrong.ok && wrong.refusal.problems?.map((problem) => problem.field).sort()).toEqual(['authorized', 'date', 'email', 'firstName', 'hour']);
    const late = await nameReceiver(deal, { date: addDays(dayOf(await databaseNow(server.db)), 60) });
    expect(!late.ok && late.refusal.problems?.[0]?.code).toBe('appointment.date_too_late');
    expect(codeOf(await nameReceiver(deal))).toBe('ok');
    expect(codeOf(await nameReceiver(deal))).toBe('ok');
    const asLandlord = {
      receptionForm: { firstName: 'A', lastName: 'B', email: 'a@b.example', date: null, hour: null, authorized: true },
      id: deal.offerId,
      landlord: true,
    };
    expect(codeOf(await deal.tenant.ask(handoverCalls.namePerson, asLandlord))).toBe('lease.not_found');
    expect(codeOf(await nameTransfer(deal))).toBe('ok');
    await server.work();
    const invited = (await server.mailsTo(receiverEmail)).filter(({ html }) => html.includes(`/protocol/${deal.offerId}?token=`));
    expect(invited).toHaveLength(1);
  });
});

describe('a protocol', () => {
  it('is locked until the deposit arrives and both persons are named', async () => {
    const deal = await aSignedLease(server);
    expect((await readProtocol(deal.tenant, deal.offerId)).lock).toBe('deposit_pending');
    expect(codeOf(await submit(deal.tenant, deal.offerId))).toBe('protocol.deposit_pending');
    await payDeposit(server, admin, deal);
    expect(codeOf(await submit(deal.tenant, deal.offerId))).toBe('protocol.transfer_missing');
    await nameTransfer(deal);
    expect(codeOf(await submit(deal.tenant, deal.offerId))).toBe('protocol.reception_missing');
    const stranger = await anInsertedSigner(server);
    expect(codeOf(await stranger.ask(handoverCalls.getProtocol, { offerId: deal.offerId }))).toBe('protocol.access_denied');
    expect(codeOf(await server.visitor.ask(handoverCalls.getProtocol, { offerId: deal.offerId }))).toBe('protocol.access_denied');
  });

  it('keeps a draft for each side and never lets an older save win', async () => {
    const deal = await readyDeal();
    const { draft } = await readProtocol(deal.landlord, deal.offerId);
    expect(draft.data.establishedPremiseCondition.length).toBeGreaterThan(0);
    const save = (version: number) =>
      deal.landlord.ask(handoverCalls.saveProtocolDraft, {
        offerId: deal.offerId,
        version,
        data: { ...draft.data, additionalStatements: `zapis ${version}` },
      });
    expect(codeOf(await save(0))).toBe('ok');
    expect(codeOf(await save(1))).toBe('ok');
    expect(codeOf(await save(1))).toBe('protocol.stale_version');
    expect((await readProtocol(deal.landlord, deal.offerId)).draft).toMatchObject({ version: 2, data: { additionalStatements: 'zapis 1' } });
    expect((await readProtocol(deal.tenant, deal.offerId)).draft.version).toBe(0);
  });

  it('is submitted by one side and signed by the other: payout due, invoices issued, sealed', async () => {
    const deal = await readyDeal();
    expect(codeOf(await submit(deal.landlord, deal.offerId))).toBe('ok');
    expect((await readProtocol(deal.landlord, deal.offerId)).lock).toBe('waiting_for_other');
    const seen = await readProtocol(deal.tenant, deal.offerId);
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
    expect(codeOf(await signProtocol(deal.tenant, deal.tenant.email, deal.offerId))).toBe('ok');
    await server.work();
    const lease = await deal.landlord.ask(leasesCalls.getLease, { offerId: deal.offerId });
    if (!lease.ok) throw new Error(lease.refusal.code);
    expect(lease.value.steps.find((step) => step.key === 'released')).toMatchObject({ actor: 'parter' });
    expect(lease.value.documents.find((document) => document.kind === 'protocol')?.status).toBe('sealed');
    expect(lease.value.documents.map((document) => document.kind)).toContain('invoice_l');
    const mails = (await server.mailsTo(deal.tenant.email)).filter((mail) => mail.subject.includes('przekazany'));
    expect(mails).toHaveLength(1);
    const [stored] = await server.db
      .select()
      .from(mail)
      .where(eq(mail.id, mails[0]?.mailId ?? ''));
    expect(stored?.attachments.map(({ fileKey }) => fileKey)).toEqual([expect.stringContaining('sealed')]);
    expect(codeOf(await submit(deal.landlord, deal.offerId))).toBe('protocol.not_editable');
  });

  it('of two sides at once has one winner, and the loser sees it', async () => {
    const deal = await readyDeal();
    const answers = await Promise.all([submit(deal.landlord, deal.offerId), submit(deal.tenant, deal.offerId)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const loser = answers[0]?.ok ? deal.tenant : deal.landlord;
    expect((await readProtocol(loser, deal.offerId)).attached?.round).toBe(1);
  });

  it('comes back with a reason; the first submitter has the first right for a day, at most five rounds', async () => {
    const deal = await readyDeal();
    await submit(deal.landlord, deal.offerId);
    expect(codeOf(await deal.tenant.ask(handoverCalls.answerProtocol, { offerId: deal.offerId, accepted: false }))).toBe('protocol.reason_required');
    const decline = () => deal.tenant.ask(handoverCalls.answerProtocol, { offerId: deal.offerId, accepted: false, reason: 'Inny stan licznika.' });
    expect(codeOf(await decline())).toBe('ok');
    expect(await readProtocol(deal.landlord, deal.offerId)).toMatchObject({ refusal: { reason: 'Inny stan licznika.' }, lock: null });
    expect((await readProtocol(deal.tenant, deal.offerId)).lock).toBe('other_side_turn');
    expect(codeOf(await submit(deal.tenant, deal.offerId))).toBe('protocol.first_right');
    for (let round = 2; round <= 5; round += 1) {
      expect(codeOf(await submit(deal.landlord, deal.offerId))).toBe('ok');
      expect(codeOf(await decline())).toBe('ok');
    }
    expect(codeOf(await submit(deal.landlord, deal.offerId))).toBe('protocol.rounds_used');
  });

  it('is withdrawn by its submitter only, before the other side acts', async () => {
    const deal = await readyDeal();
    await submit(deal.landlord, deal.offerId);
    expect(codeOf(await deal.tenant.ask(handoverCalls.withdrawProtocol, { offerId: deal.offerId }))).toBe('lifecycle.wrong_actor');
    expect(codeOf(await deal.landlord.ask(handoverCalls.withdrawProtocol, { offerId: deal.offerId }))).toBe('ok');
    expect((await readProtocol(deal.tenant, deal.offerId)).lock).toBeNull();
  });

  it('is signed by the named receiver through the link of the mail, who may do nothing else', async () => {
    const email = 'pelnomocnik@zakwas.example';
    const deal = await readyDeal(email);
    await submit(deal.landlord, deal.offerId);
    await server.work();
    const links = (await server.mailsTo(email)).flatMap((mail) => /token=([\w-]+)/.exec(mail.html)?.[1] ?? []);
    expect(links.length).toBeGreaterThan(0);
    // The mailbox hides the token; the receiver's own copy carries it, so one is issued as the mail does.
    const token = await server.services.db.transaction(async (tx) =>
      (await import('../kit/security/tokens.ts')).issueToken(tx, { purpose: 'handover.receiver', subject: deal.offerId, uid: null }, { days: 1 }),
    );
    const seen = await readProtocol(server.visitor, deal.offerId, token);
    expect(seen).toMatchObject({ asProxy: true, side: 'tenant' });
    expect(seen.allowed).not.toContain('rejectPremises');
    expect(codeOf(await server.visitor.ask(handoverCalls.getProtocol, { offerId: deal.offerId, proxyToken: `${token}x` }))).toBe(
      'protocol.access_denied',
    );
    expect(codeOf(await signProtocol(server.visitor, email, deal.offerId, token))).toBe('ok');
    const evidence = await server.db.execute<{ as_proxy: boolean; capacity: string }>(
      sql`select as_proxy, capacity from evidence where purpose = 'protocol' and subject_id = ${deal.leaseId}`,
    );
    expect(evidence.rows).toEqual([{ as_proxy: true, capacity: 'receiver' }]);
  });
});
