import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedSigner, type Deal } from '../../../tests/factories/deals.ts';
import { agreeEarly, codeFor, damage, handoverOf, rejectPremises } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { agree, propose } from '../../../tests/factories/statements.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { addDays, dayOf } from '../../domain/kit/time.ts';
import { databaseNow } from '../kit/database/database.ts';
import { newestOf } from '../signing/queries/documents.ts';

let server: TestServer;
let handover: ReturnType<typeof handoverOf>;
beforeAll(async () => {
  server = await testServer();
  handover = handoverOf(server, await server.person({ claims: ['admin'] }));
});
afterAll(() => server.close());

describe('the day of the handover', () => {
  const refusal = async (person: Client & { readonly email: string }, deal: Deal) => {
    const answer = await handover.submit(person, deal.offerId);
    return answer.ok ? 'ok' : answer.refusal.code;
  };

  it('opens the sending with the agreed hour, or when both sides agree, each by itself', async () => {
    const deal = await handover.readyDeal();
    const seen = await handover.readProtocol(deal.landlord, deal.offerId);
    expect(seen).toMatchObject({ lock: 'before_meeting', early: [] });
    expect(seen.allowed).toEqual(expect.arrayContaining(['saveDraft', 'agreeEarly']));
    expect(await refusal(deal.landlord, deal)).toBe('protocol.before_meeting');
    const agree = (person: Client) => person.ask(handoverCalls.agreeEarlyHandover, { offerId: deal.offerId }).then(codeOf);
    expect([await agree(deal.landlord), await agree(deal.landlord)]).toEqual(['ok', 'ok']);
    expect(await refusal(deal.landlord, deal)).toBe('protocol.before_meeting');
    expect((await handover.readProtocol(deal.tenant, deal.offerId)).early).toEqual(['landlord']);
    expect(await agree(deal.tenant)).toBe('ok');
    await server.work();
    const asked = (await server.mailsTo(deal.tenant.email)).filter(({ subject }) => subject.includes('proponuje wydanie'));
    expect([
      asked.length,
      (await server.mailsTo(deal.landlord.email)).filter(({ subject }) => subject.includes('przekazać wcześniej')).length,
    ]).toEqual([1, 1]);
    expect(await refusal(deal.landlord, deal)).toBe('ok');
  });

  it('forgets an early consent when the meeting is moved, and sends without any from the hour on', async () => {
    const deal = await handover.readyDeal();
    await agreeEarly(deal);
    expect(codeOf(await handover.nameReceiver(deal, { hour: '12:00' }))).toBe('ok');
    expect(await handover.readProtocol(deal.tenant, deal.offerId)).toMatchObject({ lock: 'before_meeting', early: [] });
    await server.db.execute(sql`update appointment set meeting_at = now() where lease_id = ${deal.leaseId} and side = 'tenant'`);
    expect(await refusal(deal.tenant, deal)).toBe('ok');
  });

  it('takes another time that the landlord proposes once the tenant names it', async () => {
    const deal = await handover.readyDeal();
    const proposed = addDays(dayOf(await databaseNow(server.db)), 13);
    const propose = (person: Client, date: string) =>
      person.ask(handoverCalls.proposeMeeting, { offerId: deal.offerId, date, hour: '14:30' }).then(codeOf);
    expect([
      await propose(deal.tenant, proposed),
      await propose(deal.landlord, addDays(proposed, 60)),
      await propose(deal.landlord, proposed),
    ]).toEqual(['lifecycle.wrong_actor', 'appointment.invalid', 'ok']);
    const proposalOf = async () => {
      const lease = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
      return lease.ok ? lease.value.proposal : null;
    };
    expect(await proposalOf()).toMatchObject({ date: proposed, hour: '14:30' });
    // One press on the lease's page: whom the tenant named before, at the landlord's time.
    const page = await must(deal.tenant, leasesCalls.getLease, { offerId: deal.offerId });
    if (page.reception === null || page.proposal === null) throw new Error('nothing to accept');
    const { firstName, lastName, email } = page.reception;
    const { date, hour } = page.proposal;
    const receptionForm = { firstName, lastName, email, date, hour, authorized: true };
    await must(deal.tenant, handoverCalls.namePerson, { id: deal.offerId, landlord: false, receptionForm });
    expect(await proposalOf()).toBeNull();
    expect((await must(deal.landlord, leasesCalls.getLease, { offerId: deal.offerId })).reception).toMatchObject({
      email,
      date: proposed,
      hour: '14:30',
    });
  });

  it('runs its days again from a meeting that failed, also after another one was named', async () => {
    const deal = await handover.readyDeal();
    const failed = sql`now() - interval '61 minutes'`;
    await server.db.execute(sql`update appointment set meeting_at = ${failed} where lease_id = ${deal.leaseId} and side = 'tenant'`);
    const pickup = async () => {
      const lease = await deal.tenant.ask(leasesCalls.getLease, { offerId: deal.offerId });
      return lease.ok ? lease.value.pickup : null;
    };
    const today = dayOf(await databaseNow(server.db));
    // The premises are available in ten days, so the days of the offer still begin there.
    expect((await pickup())?.from).toBe(addDays(today, 10));
    await server.db.execute(
      sql`update appointment set meeting_at = now() - interval '61 minutes', window_from = ${addDays(today, 12)} where lease_id = ${deal.leaseId} and side = 'tenant'`,
    );
    expect((await pickup())?.from).toBe(addDays(today, 12));
    expect(codeOf(await handover.nameReceiver(deal, { date: addDays(today, 14) }))).toBe('ok');
    expect((await pickup())?.from).toBe(addDays(today, 12));
  });

  it('knows an absent landlord only after the hour of the meeting', async () => {
    const deal = await handover.readyDeal();
    const absent = { offerId: deal.offerId, ...damage, damagedPremise: false, unavailabilityOfLandlord: true, description: '' };
    const prepare = () => deal.tenant.ask(leasesCalls.prepareRejection, absent).then(codeOf);
    expect(await prepare()).toBe('rejection.before_meeting');
    expect(codeOf(await deal.tenant.ask(leasesCalls.rejectPremises, absent))).toBe('rejection.before_meeting');
    await server.db.execute(
      sql`update appointment set meeting_at = now() - interval '1 second' where lease_id = ${deal.leaseId} and side = 'tenant'`,
    );
    expect(await prepare()).toBe('ok');
  });
});

describe('a refusal of the premises', () => {
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode('the picture of a wet ceiling')]);

  const upload = async (person: Client, offerId: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('photo', new File([bytes], 'sufit.jpg', { type: 'image/jpeg' }));
    const response = await person.fetch(`/leases/${offerId}/rejection-photos`, { method: 'POST', body });
    return (await response.json()) as { result?: { key: string; sha256: string }; error?: { details?: { code?: string } } };
  };

  it('is drawn with its words and photos, signed with a code by the tenant, sealed, and read by both sides', async () => {
    const deal = await handover.readyDeal();
    const { offerId, tenant, landlord } = deal;
    expect((await upload(landlord, offerId, photo)).error?.details?.code).toBe('lease.not_found');
    expect((await upload(tenant, offerId, new TextEncoder().encode('<svg/>'))).error?.details?.code).toBe('rejection.photo_wrong');
    const sent = await upload(tenant, offerId, photo);
    const statement = { offerId, ...damage, photos: [sent.result?.key ?? ''] };
    const foreign = { ...statement, photos: [`offers/${deal.leaseId}/rejection/x.jpg`] };
    expect(codeOf(await tenant.ask(leasesCalls.prepareRejection, foreign))).toBe('rejection.photo_wrong');
    expect(codeOf(await landlord.ask(leasesCalls.prepareRejection, statement))).toBe('lifecycle.wrong_actor');
    expect(codeOf(await tenant.ask(leasesCalls.rejectPremises, statement))).toBe('signing.document_missing');
    expect(codeOf(await tenant.ask(leasesCalls.prepareRejection, statement))).toBe('ok');
    expect(codeOf(await tenant.ask(leasesCalls.rejectPremises, statement))).toBe('signing.code_required');
    const signed = await codeFor(server, tenant, { offerId, purpose: 'rejection', email: tenant.email });
    const reject = (changes: object) => tenant.ask(leasesCalls.rejectPremises, { ...statement, ...signed, ...changes }).then(codeOf);
    expect(await reject({ description: 'Coś zupełnie innego niż przedtem.' })).toBe('signing.document_changed');
    expect(await reject({ consents: {} })).toBe('signing.consents_required');
    expect(await reject({})).toBe('ok');
    await server.work();
    for (const person of [tenant, landlord]) {
      const lease = await person.ask(leasesCalls.getLease, { offerId });
      if (!lease.ok) throw new Error(lease.refusal.code);
      expect(lease.value.state).toBe('REJECTED');
      expect(lease.value.rejection).toMatchObject({ description: damage.description, photos: [expect.stringContaining('/')] });
      expect(lease.value.steps.find(({ key }) => key === 'rejected')?.documents).toMatchObject([{ kind: 'rejection', status: 'sealed' }]);
    }
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from lease_rejection r join evidence e on e.id = r.evidence_id and e.document_id = r.document_id
          where r.lease_id = ${deal.leaseId} and e.purpose = 'rejection' and r.photos -> 0 ->> 'sha256' = ${sent.result?.sha256 ?? ''}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is signed by whom it was drawn for', async () => {
    const deal = await handover.readyDeal();
    const { offerId, tenant } = deal;
    const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
    expect(codeOf(await tenant.ask(leasesCalls.prepareRejection, { offerId, ...damage }))).toBe('ok');
    expect(codeOf(await colleague.ask(signingCalls.requestSigningCode, { offerId, purpose: 'rejection' }))).toBe('signing.document_missing');
    expect(codeOf(await colleague.ask(leasesCalls.prepareRejection, { offerId, ...damage }))).toBe('ok');
    expect(codeOf(await tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'rejection' }))).toBe('signing.document_missing');
  });

  it('is drawn anew when the meeting has been moved or the capacity of who signs has changed', async () => {
    const deal = await handover.readyDeal();
    const { offerId, leaseId, tenant } = deal;
    const ask = () => tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'rejection' }).then(codeOf);
    const changes = [
      sql`update appointment set meeting_at = meeting_at + interval '1 hour' where lease_id = ${leaseId} and side = 'tenant'`,
      sql`update company_member set capacity = 'proxy' where uid = ${tenant.uid}`,
    ];
    for (const change of changes) {
      expect(codeOf(await tenant.ask(leasesCalls.prepareRejection, { offerId, ...damage }))).toBe('ok');
      await server.db.execute(change);
      expect(await ask()).toBe('signing.document_changed');
    }
    expect(codeOf(await tenant.ask(leasesCalls.prepareRejection, { offerId, ...damage }))).toBe('ok');
    expect(await ask()).toBe('ok');
  });

  it('that was signed and taken back says so to whoever checks it, and is not signed a second time', async () => {
    const deal = await handover.readyDeal();
    const { offerId, tenant, landlord } = deal;
    await rejectPremises(server, deal);
    const first = await newestOf(server.db, offerId, 'rejection');
    const check = async (code = '') => {
      const answer = await server.client().ask(signingCalls.checkDocument, { code });
      return answer.ok ? answer.value.publicStatus?.at : answer.refusal.code;
    };
    expect(await check(first?.code)).toBe('signed');
    await propose(server, landlord, deal, 'resumes');
    await agree(server, tenant, deal);
    expect(await check(first?.code)).toBe('taken_back');
    expect(codeOf(await tenant.ask(leasesCalls.rejectPremises, { offerId, ...damage }))).toBe('signing.document_missing');
    await rejectPremises(server, deal);
    expect([await check(first?.code), await check((await newestOf(server.db, offerId, 'rejection'))?.code)]).toEqual(['taken_back', 'signed']);
  });
});
