import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer, sign } from '../../../tests/factories/deals.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { statementsOf, transactionsOf } from '../../../tests/kit/statements.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';

let server: TestServer;
let landlord: Signer;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server, { companyName: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.' });
});
afterAll(() => server.close());

const stateOf = async (offerId: string): Promise<string> =>
  (await server.db.execute<{ state: string }>(sql`select state from offer where id = ${offerId}`)).rows[0]?.state ?? '';
const endNow = (offerId: string) => reserveUntil(server, offerId, sql`now() - interval '1 second'`);

describe('a race of bookings', () => {
  const rounds = Number(process.env['RACE_ROUNDS'] ?? 2);
  it(`has exactly one winner of 50, ${rounds} times`, async () => {
    const tenants = await Promise.all(Array.from({ length: 50 }, () => anInsertedSigner(server)));
    // Half of them reach another process: there only the database's locks decide.
    const other = await server.another();
    const asked = tenants.map((tenant, index) => (index % 2 === 0 ? tenant : tenant.through(other)));
    for (let round = 0; round < rounds; round += 1) {
      const offerId = await anInsertedOffer(server, landlord);
      const answers = await Promise.all(asked.map((tenant) => book(tenant, offerId)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(new Set(answers.filter((answer) => !answer.ok).map(codeOf))).toEqual(new Set(['offer.already_booked']));
      const running = await server.db.execute<{ n: number }>(
        sql`select count(*) as n from reservation where offer_id = ${offerId} and ended_at is null`,
      );
      expect(running.rows[0]?.n).toBe(1);
      await server.db.execute(sql`delete from reservation where offer_id = ${offerId}`);
    }
  }, 600_000);

  it('over a late reservation has one winner, also where a process has the fewest connections', async () => {
    const offerId = await anInsertedOffer(server, landlord);
    expect(codeOf(await book(await anInsertedSigner(server), offerId))).toBe('ok');
    await endNow(offerId);
    const narrow = await server.another(2);
    const tenants = await Promise.all(Array.from({ length: 12 }, () => anInsertedSigner(server)));
    const answers = await Promise.all(tenants.map((tenant) => book(tenant.through(narrow), offerId)));
    expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 11 }, () => 'offer.already_booked')].sort());
  });

  it('gives the same person who asks twice at once the same answer twice', async () => {
    const [tenant, other] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    const answers = await Promise.all([...Array.from({ length: 5 }, () => book(tenant, offerId))]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(codeOf(answers[0] ?? { ok: true })).toBe('ok');
    expect(codeOf(await book(other, offerId))).toBe('offer.already_booked');
  });

  it('is won in twenty-two statements between begin and commit, and two before them', async () => {
    const tenant = await anInsertedSigner(server);
    const [first, ...others] = [
      await anInsertedOffer(server, landlord),
      await anInsertedOffer(server, landlord),
      await anInsertedOffer(server, landlord),
    ];
    const transactions = await transactionsOf(server.db, () => book(tenant, first));
    const [booking] = transactions.filter((texts) => texts.some((text) => text.startsWith('insert into "reservation"')));
    expect(booking?.length).toBeLessThanOrEqual(22);
    // What is left of the booking before may be asked beside the next one, on a slow machine; it is not asked twice.
    const before: (readonly string[])[] = [];
    for (const offerId of others) {
      const texts = (await statementsOf(server.db, () => book(tenant, offerId))).map(({ text }) => text);
      before.push(texts.slice(0, texts.indexOf('begin')));
    }
    expect(before.toSorted((a, b) => a.length - b.length)[0], JSON.stringify(before)).toHaveLength(2);
  });

  it('reads nothing of whoever has lost but who they are and that somebody was first', async () => {
    const [winner, loser] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    await book(winner, offerId);
    expect(await statementsOf(server.db, () => book(loser, offerId))).toHaveLength(2);
  });

  it('is won by whoever may book, in whatever order they come', async () => {
    const [mayNot, may] = [await anInsertedSigner(server, { state: 'CHECKING' }), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    const answers = await Promise.all([book(mayNot, offerId), book(may, offerId), book(landlord, offerId)]);
    expect(answers.map(codeOf)).toEqual([
      expect.stringMatching(/person\.company_not_accepted|offer\.already_booked/),
      'ok',
      expect.stringMatching(/offer\.(own|already_booked)/),
    ]);
  });

  it('lets a company hold three reservations and no more, even at once', async () => {
    const tenant = await anInsertedSigner(server);
    const offers = await Promise.all(Array.from({ length: 6 }, () => anInsertedOffer(server, landlord)));
    const answers = await Promise.all(offers.map((offerId) => book(tenant, offerId)));
    expect(answers.map(codeOf).sort()).toEqual([...Array.from({ length: 3 }, () => 'offer.too_many_reservations'), 'ok', 'ok', 'ok'].sort());
    const left = offers[answers.findIndex((answer) => codeOf(answer) !== 'ok')] ?? '';
    expect(await tenant.ask(offersCalls.getOffer, { offerId: left })).toMatchObject({
      ok: true,
      value: { blockers: ['offer.too_many_reservations'] },
    });
  });
});

describe('booking', () => {
  it('answers a repeat as the first time, draws the lease and tells both sides', async () => {
    const tenant = await anInsertedSigner(server, { companyName: 'ZAKWAS PIEKARNIA' });
    const offerId = await anInsertedOffer(server, landlord);
    const first = await book(tenant, offerId);
    expect(first.ok).toBe(true);
    expect(await book(tenant, offerId)).toEqual(first);
    expect(codeOf(await tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'lease' }))).toBe('signing.document_missing');
    await server.work();
    const mine = await tenant.ask(reservationsCalls.getReservation, { offerId });
    const theirs = await landlord.ask(reservationsCalls.getReservation, { offerId });
    if (!mine.ok || !theirs.ok) throw new Error('a side does not see the reservation');
    expect(mine.value.side).toBe('tenant');
    expect(mine.value.document?.status).toBe('drawn');
    expect(mine.value.allowed).toEqual(['withdraw', 'sign']);
    expect(theirs.value).toMatchObject({ side: 'landlord', document: null, tenant: { name: 'ZAKWAS PIEKARNIA' } });
    const file = await tenant.fetch(mine.value.document?.url ?? '');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(
      (await server.mailsTo(landlord.email)).some((mail) => mail.subject.includes('zarezerwowana') && mail.text.includes('ZAKWAS PIEKARNIA')),
    ).toBe(true);
    expect((await server.mailsTo(tenant.email)).map((mail) => mail.subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('potwierdzona'), expect.stringContaining('czeka na podpis')]),
    );
    const stranger = await anInsertedSigner(server);
    expect(codeOf(await stranger.ask(reservationsCalls.getReservation, { offerId }))).toBe('reservation.not_found');
    expect(codeOf(await stranger.ask(signingCalls.getDocument, { offerId, kind: 'lease' }))).toBe('document.not_found');
    expect(codeOf(await landlord.ask(signingCalls.getDocument, { offerId, kind: 'lease' }))).toBe('document.not_found');
  });

  it('refuses who may not book', async () => {
    const offerId = await anInsertedOffer(server, landlord);
    const consents = {};
    expect(codeOf(await book(landlord, offerId))).toBe('offer.own');
    expect(codeOf(await book(await anInsertedSigner(server, { companyId: landlord.companyId }), offerId))).toBe('offer.own');
    expect(codeOf(await book(await server.person({ identity: 'INITIAL' }), offerId))).toBe('person.identity_not_accepted');
    expect(codeOf(await book(await anInsertedSigner(server, { state: 'CHECKING' }), offerId))).toBe('person.company_not_accepted');
    const tenant = await anInsertedSigner(server);
    expect(codeOf(await tenant.ask(reservationsCalls.bookOffer, { offerId, selectedOfferOption: 'fixedshort', offerVersion: 7, consents }))).toBe(
      'offer.stale_version',
    );
    expect(codeOf(await tenant.ask(reservationsCalls.bookOffer, { offerId, selectedOfferOption: 'fixedshort', offerVersion: 1, consents }))).toBe(
      'offer.consents_required',
    );
    await server.db.execute(sql`update offer set valid_to = now() - interval '1 second' where id = ${offerId}`);
    expect(codeOf(await book(tenant, offerId))).toBe('offer.expired');
    expect(
      codeOf(await server.visitor.ask(reservationsCalls.bookOffer, { offerId, selectedOfferOption: 'fixedshort', offerVersion: 1, consents })),
    ).toBe('kit.signed_out');
  });

  it('tells whoever signs nothing for their company whom to ask, and what to do where nobody may sign', async () => {
    const offerId = await anInsertedOffer(server, landlord);
    const worker = await anInsertedSigner(server, { representation: 'by_attorney' });
    expect(await book(worker, offerId)).toMatchObject({ refusal: { code: 'company.attorney_only' } });
    const signer = await anInsertedSigner(server, { companyId: worker.companyId, capacity: 'proxy' });
    expect(await book(worker, offerId)).toMatchObject({
      refusal: { code: 'company.ask_signer', params: { people: `${signer.firstName} ${signer.lastName}` } },
    });
    expect(await book(signer, offerId)).toMatchObject({ ok: true });
  });

  it('needs a landlord who may still sign', async () => {
    const owner = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, owner);
    await server.db.execute(sql`update person set identity_state = 'REJECTED' where uid = ${owner.uid}`);
    expect(codeOf(await book(await anInsertedSigner(server), offerId))).toBe('offer.landlord_unverified');
  });

  it('is withdrawn by its company only, who then waits 24 hours', async () => {
    const [tenant, other] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    await book(tenant, offerId);
    expect(codeOf(await other.ask(reservationsCalls.withdrawReservation, { offerId }))).toBe('reservation.not_yours');
    expect(codeOf(await tenant.ask(reservationsCalls.withdrawReservation, { offerId }))).toBe('ok');
    expect(await stateOf(offerId)).toBe('ACTIVE');
    expect(codeOf(await book(tenant, offerId))).toBe('offer.booked_recently');
    expect(codeOf(await book(other, offerId))).toBe('ok');
  });
});

describe('somebody who only asked to join the company of a reservation', () => {
  it('neither sees it nor may end or sign it', async () => {
    const tenant = await anInsertedSigner(server);
    const joining = await anInsertedSigner(server, { companyId: tenant.companyId, state: 'CHECKING' });
    const offerId = await anInsertedOffer(server, landlord);
    await book(tenant, offerId);
    await server.work();
    expect(codeOf(await joining.ask(reservationsCalls.getReservation, { offerId }))).toBe('reservation.not_found');
    expect(codeOf(await joining.ask(signingCalls.getDocument, { offerId, kind: 'lease' }))).toBe('document.not_found');
    expect(codeOf(await joining.ask(signingCalls.requestSigningCode, { offerId, purpose: 'lease' }))).toBe('reservation.not_yours');
    expect(codeOf(await joining.ask(reservationsCalls.withdrawReservation, { offerId }))).toBe('reservation.not_yours');
    const seen = await joining.ask(offersCalls.getOffer, { offerId });
    expect(seen.ok && seen.value.reservation).toMatchObject({ mine: false });
    const listed = await joining.ask(workspaceCalls.countOffers, {});
    expect(listed.ok && listed.value.booked).toBe(0);
    expect(await stateOf(offerId)).toBe('BOOKED');
  });
});

describe('the end of a reservation', () => {
  it('comes with the next command even when no clock runs', async () => {
    const [tenant, next] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    await book(tenant, offerId);
    await server.work();
    await endNow(offerId);
    expect(codeOf(await sign(server, tenant, offerId))).toBe('reservation.expired');
    expect(codeOf(await book(next, offerId))).toBe('ok');
  });

  it('is caught up by the clock after downtime, once, with both sides told', async () => {
    const tenant = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord);
    await book(tenant, offerId);
    await reserveUntil(server, offerId, sql`now() - interval '3 days'`);
    await Promise.all([server.tick(), server.tick()]);
    await server.work();
    expect(await stateOf(offerId)).toBe('ACTIVE');
    const mails = (await server.mailsTo(tenant.email)).filter((mail) => mail.subject.includes('wygasła'));
    expect(mails).toHaveLength(1);
  });

  it('says what is so of an offer that ran out with it, to whoever acts for the company, and names the company', async () => {
    const tenant = await anInsertedSigner(server);
    const colleague = await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName });
    const owner = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, owner);
    await book(tenant, offerId);
    await server.db.execute(sql`update person set company_id = null, company_state = 'INITIAL' where uid = ${tenant.uid}`);
    await server.db.execute(sql`delete from company_member where uid = ${tenant.uid}`);
    await server.db.execute(sql`update offer set valid_to = now() - interval '1 second' where id = ${offerId}`);
    await reserveUntil(server, offerId, sql`now() - interval '1 second'`);
    await server.tick();
    await server.work();
    const overOf = async (email: string) =>
      (await server.mailsTo(email)).filter((mail) => mail.subject.includes('wygasła')).map(({ text }) => text.replace(/\s+/g, ' '));
    expect(await overOf(owner.email)).toEqual([expect.stringMatching(/nie wróci teraz do wyszukiwarki/)]);
    expect((await overOf(owner.email))[0]).toContain(`Firma ${tenant.companyName} nie podpisała`);
    expect(await overOf(colleague.email)).toEqual([expect.stringContaining('nie można teraz zarezerwować')]);
    expect(await overOf(tenant.email)).toEqual([]);
  });

  it('is announced two hours before, once', async () => {
    const tenant = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord);
    await book(tenant, offerId);
    await server.tick();
    await server.work();
    const warnings = async () => (await server.mailsTo(tenant.email)).filter((mail) => mail.subject.includes('Wkrótce wygasa'));
    expect(await warnings()).toHaveLength(0);
    await reserveUntil(server, offerId, sql`now() + interval '110 minutes'`);
    await server.tick();
    await server.tick();
    await server.work();
    expect(await warnings()).toHaveLength(1);
  });
});
