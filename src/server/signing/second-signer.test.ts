import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer } from '../../../tests/factories/deals.ts';
import { gaveCode } from '../../../tests/factories/identity.ts';
import { aProject, lastCode } from '../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { bookingConsents } from '../../domain/reservations/rules.ts';
import { consentsOf } from '../../domain/signing/rules.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Two members of the board of a company that two represent together. */
const aPair = async (): Promise<readonly [Signer, Signer]> => {
  const first = await anInsertedSigner(server, { representation: 'joint' });
  return [first, await anInsertedSigner(server, { companyId: first.companyId, companyName: first.companyName })];
};

const codeFor = async (person: TestPerson, offerId: string, purpose: 'offer' | 'lease') => {
  const asked = await person.ask(signingCalls.requestSigningCode, { offerId, purpose });
  return asked.ok ? { code: await lastCode(server, person.email), documentSha256: asked.value.documentSha256 } : asked.refusal;
};

const publish = async (person: TestPerson, offerId: string) => {
  const asked = await codeFor(person, offerId, 'offer');
  if (!('documentSha256' in asked)) throw new Error(JSON.stringify(asked));
  return person.ask(offersCalls.publishOffer, { offerId, ...asked, consents: { ...consentsOf.offer } });
};

const sign = async (person: TestPerson, offerId: string) => {
  const asked = await codeFor(person, offerId, 'lease');
  if (!('documentSha256' in asked)) throw new Error(JSON.stringify(asked));
  return person.ask(leasesCalls.signLease, { userUid: person.uid, offerId, ...asked, consents: { ...consentsOf.lease } });
};

const evidenceOf = async (purpose: 'offer' | 'lease', subject: string) => {
  const { rows } = await server.db.execute<{ uid: string; document_sha256: string }>(
    sql`select uid, document_sha256 from evidence where purpose = ${purpose} and subject_id = ${subject} order by signed_at`,
  );
  return rows;
};
const stateOf = async (offerId: string) =>
  (await server.db.execute<{ state: string }>(sql`select state from offer where id = ${offerId}`)).rows[0]?.state;

describe('a landlord whom two people represent together', () => {
  it('names both before drawing, and publishes with the second code over the same bytes', async () => {
    const [anna, jan] = await aPair();
    const offerId = await aProject(anna);
    expect(await anna.ask(offersCalls.prepareOffer, { offerId })).toMatchObject({ refusal: { code: 'company.cosigner_needed' } });
    const stranger = await anInsertedSigner(server);
    expect(await anna.ask(offersCalls.prepareOffer, { offerId, cosignerUid: stranger.uid })).toMatchObject({
      refusal: { code: 'company.cosigner_wrong' },
    });
    expect(await anna.ask(companiesCalls.getCosigners, {})).toMatchObject({ value: { isNeeded: true, people: [{ uid: jan.uid }] } });
    expect(await anna.ask(offersCalls.prepareOffer, { offerId, cosignerUid: jan.uid })).toMatchObject({ ok: true });
    await server.work();
    expect(await publish(anna, offerId)).toMatchObject({ ok: true, value: { waitsUntil: expect.any(String) } });
    expect([await stateOf(offerId), await evidenceOf('offer', offerId)]).toEqual(['UNSIGNED', []]);
    expect(await codeFor(anna, offerId, 'offer')).toMatchObject({ code: 'signing.waits_for_second' });
    expect(await anna.ask(signingCalls.getSentCode, { offerId, purpose: 'offer' })).toMatchObject({ refusal: { code: 'signing.waits_for_second' } });
    const names = { by: `${anna.firstName} ${anna.lastName}`, awaits: `${jan.firstName} ${jan.lastName}` };
    for (const [person, reader] of [
      [anna, 'first'],
      [jan, 'second'],
    ] as const)
      expect(await person.ask(offersCalls.getOfferForm, { offerId })).toMatchObject({ value: { firstSignature: { ...names, reader } } });
    expect(await jan.ask(offersCalls.prepareOffer, { offerId })).toMatchObject({ ok: true });
    await server.work();
    expect((await server.mailsTo(jan.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('Czeka na Twój podpis')]),
    );
    expect(await publish(jan, offerId)).toMatchObject({ ok: true, value: { waitsUntil: null } });
    await server.work();
    const acts = await evidenceOf('offer', offerId);
    expect(acts.map(({ uid }) => uid)).toEqual([anna.uid, jan.uid]);
    expect(new Set(acts.map((act) => act.document_sha256)).size).toBe(1);
    expect(await stateOf(offerId)).toBe('ACTIVE');
    const { rows } = await server.db.execute<{ signer: string; cosigner: string }>(
      sql`select landlord->'signer'->>'uid' as signer, landlord->'cosigner'->>'uid' as cosigner from offer_version where offer_id = ${offerId}`,
    );
    expect(rows).toEqual([{ signer: anna.uid, cosigner: jan.uid }]);
  });

  it("has it drawn anew after a change of the company's data, which nobody could sign otherwise", async () => {
    const [anna, jan] = await aPair();
    const offerId = await aProject(anna);
    await anna.ask(offersCalls.prepareOffer, { offerId, cosignerUid: jan.uid });
    await server.work();
    expect(await publish(anna, offerId)).toMatchObject({ ok: true });
    await server.db.execute(sql`update company set street = 'Nowy Świat' where id = ${anna.companyId}`);
    expect(await codeFor(jan, offerId, 'offer')).toMatchObject({ code: 'signing.document_changed' });
    expect(await jan.ask(offersCalls.getOfferForm, { offerId })).toMatchObject({
      value: { document: null, firstSignature: null, namedSigners: null },
    });
    expect(await jan.ask(offersCalls.prepareOffer, { offerId, cosignerUid: anna.uid })).toMatchObject({ ok: true });
    await server.work();
    expect((await server.mailsTo(anna.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('Podpis nie liczy się już')]),
    );
    await server.db.execute(sql`update email_code set created_at = created_at - interval '5 minutes'`);
    for (const person of [jan, anna]) expect(await publish(person, offerId)).toMatchObject({ ok: true });
    await server.work();
    expect(await stateOf(offerId)).toBe('ACTIVE');
  });

  it('is out of search while the acceptance of either is taken back, and in it again once both are accepted', async () => {
    const [[anna, jan], admin] = [await aPair(), await server.person({ claims: ['admin'] })];
    const offerId = await aProject(anna);
    await anna.ask(offersCalls.prepareOffer, { offerId, cosignerUid: jan.uid });
    await server.work();
    for (const person of [anna, jan]) expect(await publish(person, offerId)).toMatchObject({ ok: true });
    await server.work();
    const sealed = await server.db.execute<{ recipient: string }>(
      sql`select recipient from mail where template = 'offers.published' and recipient in (${anna.email}, ${jan.email})`,
    );
    expect(sealed.rows.map(({ recipient }) => recipient).sort()).toEqual([anna.email, jan.email].sort());
    const decide = async (person: TestPerson, accepted: boolean) => {
      const decided = accepted
        ? await admin.ask(identityCalls.decideRequest, { requestId: await gaveCode(server, person, admin), accepted })
        : await admin.ask(identityCalls.decideIdentity, { uid: person.uid, accepted, reason: 'Dokument nieważny' });
      expect(decided).toMatchObject({ ok: true });
      return (await server.db.execute(sql`select hidden_cause from offer where id = ${offerId}`)).rows[0]?.['hidden_cause'] ?? 'shown';
    };
    expect(await decide(jan, false)).toBe('signer');
    expect(await decide(jan, true)).toBe('shown');
    expect(await decide(jan, false)).toBe('signer');
    expect(await decide(anna, false)).toBe('signer');
    expect(await decide(anna, true)).toBe('signer');
    expect(await decide(jan, true)).toBe('shown');
  });

  it('loses no first signature when both sign at once: one waits for the other', async () => {
    const [anna, jan] = await aPair();
    const offerId = await aProject(anna);
    await anna.ask(offersCalls.prepareOffer, { offerId, cosignerUid: jan.uid });
    await server.work();
    const asked = [];
    for (const person of [anna, jan]) asked.push({ person, ...(await codeFor(person, offerId, 'offer')) });
    await Promise.all(
      asked.map(({ person, ...given }) => {
        if (!('documentSha256' in given)) throw new Error(JSON.stringify(given));
        return person.ask(offersCalls.publishOffer, { offerId, ...given, consents: { ...consentsOf.offer } });
      }),
    );
    const { rows } = await server.db.execute(sql`select 1 from signature_pending where offer_id = ${offerId} and voided_at is not null`);
    expect(rows).toEqual([]);
  });

  it('loses the first signature by an edit, and after a day', async () => {
    const [anna, jan] = await aPair();
    const offerId = await aProject(anna);
    const prepare = async () => {
      await anna.ask(offersCalls.prepareOffer, { offerId, cosignerUid: jan.uid });
      await server.work();
      return publish(anna, offerId);
    };
    expect(await prepare()).toMatchObject({ ok: true });
    const form = await anna.ask(offersCalls.getOfferForm, { offerId });
    await jan.ask(offersCalls.saveOffer, { offerId, version: form.ok ? form.value.version : 0, patch: { name: 'Inna nazwa' } });
    expect(await codeFor(jan, offerId, 'offer')).toMatchObject({ code: 'signing.document_missing' });
    await server.work();
    expect((await server.mailsTo(anna.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('Podpis nie liczy się już')]),
    );
    await server.db.execute(sql`update email_code set created_at = created_at - interval '5 minutes'`);
    expect(await prepare()).toMatchObject({ ok: true });
    await server.db.execute(sql`update signature_pending set valid_until = now() - interval '1 second' where voided_at is null`);
    await server.db.execute(sql`update email_code set created_at = created_at - interval '5 minutes'`);
    expect(await publish(jan, offerId)).toMatchObject({ ok: true, value: { waitsUntil: expect.any(String) } });
    await server.work();
    for (const { email } of [anna, jan]) {
      const [expired, ...others] = (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Drugiego podpisu nie było'));
      expect(others).toEqual([]);
      const text = expired?.text.replaceAll('\u00a0', ' ');
      for (const name of [anna, jan]) expect(text).toContain(`${name.firstName} ${name.lastName}`);
      expect(text).toContain('nic nie zostało zawarte');
    }
    expect([await stateOf(offerId), await evidenceOf('offer', offerId)]).toEqual(['UNSIGNED', []]);
  });
});

describe('a tenant whom two people represent together', () => {
  const booked = async (person: TestPerson, offerId: string, cosignerUid: string) => {
    const wish = { offerId, selectedOfferOption: 'fixedshort' as const, offerVersion: 1, cosignerUid, consents: { ...bookingConsents } };
    const answer = await person.ask(reservationsCalls.bookOffer, wish);
    await server.work();
    return answer;
  };

  it('chooses the second signer at the booking and has a lease with the second code', async () => {
    const [anna, jan] = await aPair();
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    expect(await book(anna, offerId)).toMatchObject({ refusal: { code: 'company.cosigner_needed' } });
    expect(await booked(anna, offerId, jan.uid)).toMatchObject({ ok: true });
    expect(await sign(jan, offerId)).toMatchObject({ ok: true, value: { leaseId: null, waitsUntil: expect.any(String) } });
    expect(await stateOf(offerId)).toBe('BOOKED');
    expect(await jan.ask(signingCalls.getSentCode, { offerId, purpose: 'lease' })).toMatchObject({ refusal: { code: 'signing.waits_for_second' } });
    const { rows } = await server.db.execute<{ within: boolean }>(
      sql`select p.valid_until <= r.reserved_until as within from signature_pending p join reservation r using (offer_id) where p.offer_id = ${offerId}`,
    );
    expect(rows).toEqual([{ within: true }]);
    const colleague = await anInsertedSigner(server, { companyId: anna.companyId, companyName: anna.companyName });
    expect(await colleague.ask(reservationsCalls.getReservation, { offerId })).toMatchObject({ value: { firstSignature: { reader: 'other' } } });
    await server.work();
    const [asking] = (await server.mailsTo(anna.email)).filter(({ subject }) => subject.startsWith('Czeka'));
    expect(asking?.html).toContain(`/contract/${offerId}/submit/${anna.uid}`);
    const signed = await sign(anna, offerId);
    expect(signed).toMatchObject({ ok: true, value: { leaseId: expect.any(String), waitsUntil: null } });
    const acts = await evidenceOf('lease', (signed.ok && signed.value.leaseId) || '');
    expect(acts.map(({ uid }) => uid)).toEqual([jan.uid, anna.uid]);
    expect(new Set(acts.map((act) => act.document_sha256)).size).toBe(1);

    await server.work();
    for (const signer of [anna, jan]) {
      const mails = await server.mailsTo(signer.email);
      const concluded = mails.find(({ text }) => text.includes(`/contract/${offerId}/submit/`));
      expect(concluded?.text).toContain(`/contract/${offerId}/submit/${signer.uid}`);
      const { rows: sealed } = await server.db.execute(sql`select 1 from mail where recipient = ${signer.email} and template = 'leases.sealed'`);
      expect(sealed).toHaveLength(1);
    }
    const repeated = { userUid: jan.uid, offerId, code: '000000', documentSha256: '0'.repeat(64), consents: { ...consentsOf.lease } };
    expect(await jan.ask(leasesCalls.signLease, repeated)).toMatchObject({ ok: true, value: { waitsUntil: null } });
  });

  it.each(['second', 'first'] as const)('chooses another one when the %s may not sign any more, and whoever signed is told', async (which) => {
    const [[anna, jan], admin] = [await aPair(), await server.person({ claims: ['admin'] })];
    const maria = await anInsertedSigner(server, { companyId: anna.companyId, companyName: anna.companyName });
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    await booked(anna, offerId, jan.uid);
    expect(await sign(anna, offerId)).toMatchObject({ ok: true });
    const [gone, left] = which === 'first' ? [anna, jan] : [jan, anna];
    expect(await admin.ask(identityCalls.decideIdentity, { uid: gone.uid, accepted: false, reason: 'Dokument nieważny' })).toMatchObject({
      ok: true,
    });
    await server.work();
    expect((await server.mailsTo(anna.email)).some(({ subject }) => subject.startsWith('Podpis nie liczy się już'))).toBe(true);
    expect(await codeFor(left, offerId, 'lease')).toMatchObject({ code: 'company.cosigner_needed' });
    expect(await left.ask(leasesCalls.nameLeaseSigners, { offerId, cosignerUid: maria.uid })).toMatchObject({ ok: true });
    await server.work();
    expect(await sign(left, offerId)).toMatchObject({ ok: true, value: { leaseId: null } });
    expect(await sign(maria, offerId)).toMatchObject({ ok: true, value: { leaseId: expect.any(String) } });
    const { rows } = await server.db.execute<{ uid: string }>(
      sql`select uid from evidence where purpose = 'lease' and uid in (${anna.uid}, ${jan.uid})`,
    );
    expect(rows.map(({ uid }) => uid)).toEqual([left.uid]);
  });

  it('warns of the end of the reservation whoever has not signed', async () => {
    const [anna, jan] = await aPair();
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    await booked(anna, offerId, jan.uid);
    expect(await sign(anna, offerId)).toMatchObject({ ok: true });
    await reserveUntil(server, offerId, sql`now() + interval '100 minutes'`);
    await server.tick();
    await server.work();
    const warned = async ({ email }: TestPerson) => (await server.mailsTo(email)).some(({ subject }) => subject.startsWith('Wkrótce wygasa'));
    expect([await warned(anna), await warned(jan)]).toEqual([false, true]);
  });

  it('loses the first signature by a withdrawal', async () => {
    const [anna, jan] = await aPair();
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    await booked(anna, offerId, jan.uid);
    expect(await sign(anna, offerId)).toMatchObject({ ok: true });
    expect(await jan.ask(reservationsCalls.withdrawReservation, { offerId })).toMatchObject({ ok: true });
    const { rows } = await server.db.execute(sql`select 1 from signature_pending where offer_id = ${offerId} and voided_at is null`);
    expect(rows).toEqual([]);
  });
});

describe('whoever signs is whom the document names', () => {
  it('a colleague who signs alone has the lease drawn anew before a code is sent', async () => {
    const booker = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: booker.companyId, companyName: booker.companyName, capacity: 'proxy' });
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    await book(booker, offerId);
    await server.work();
    expect(await codeFor(colleague, offerId, 'lease')).toMatchObject({ code: 'signing.document_changed' });
    await server.work();
    const signed = await sign(colleague, offerId);
    expect(signed).toMatchObject({ ok: true });
    const { rows } = await server.db.execute<{ named: string; capacity: string; signer: string }>(
      sql`select tenant->'signer'->>'uid' as named, tenant->'signer'->>'capacity' as capacity, signer_uid as signer from lease where offer_id = ${offerId}`,
    );
    expect(rows).toEqual([{ named: colleague.uid, capacity: 'proxy', signer: colleague.uid }]);
  });

  it('a colleague who signs alone has the offer drawn anew before a code is sent', async () => {
    const owner = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: owner.companyId, companyName: owner.companyName, capacity: 'proxy' });
    const offerId = await aProject(owner);
    expect(await owner.ask(offersCalls.prepareOffer, { offerId })).toMatchObject({ ok: true });
    await server.work();
    expect(await codeFor(colleague, offerId, 'offer')).toMatchObject({ code: 'signing.names_others' });
    expect(await colleague.ask(offersCalls.prepareOffer, { offerId })).toMatchObject({ ok: true });
    await server.work();
    expect(await codeFor(owner, offerId, 'offer')).toMatchObject({ code: 'signing.names_others' });
    expect(await publish(colleague, offerId)).toMatchObject({ ok: true, value: { waitsUntil: null } });
    const { rows } = await server.db.execute<{ named: string; capacity: string; drawn: string }>(
      sql`select v.landlord->'signer'->>'uid' as named, v.landlord->'signer'->>'capacity' as capacity, d.facts->'landlord'->'signer'->>'uid' as drawn
        from offer_version v join document d on d.offer_id = v.offer_id and d.kind = 'offer' and d.superseded_at is null where v.offer_id = ${offerId}`,
    );
    expect(rows).toEqual([{ named: colleague.uid, capacity: 'proxy', drawn: colleague.uid }]);
    expect((await evidenceOf('offer', offerId)).map(({ uid }) => uid)).toEqual([colleague.uid]);
  });
});
