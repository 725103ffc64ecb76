import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptAndSign, anOpenOffer, passFirstRight, propose, proposed, readyToAccept } from '../../../tests/factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer, sign } from '../../../tests/factories/deals.ts';
import { aPublishedOffer, aSigner, lastCode, must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { subjectsTo } from '../../../tests/kit/letters.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { counterOffersCalls as calls } from '../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { searchCalls } from '../../contract/search/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { bookingConsents } from '../../domain/reservations/rules.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { duties } from '../app/rooms.ts';
import { fulfilDuties } from '../kit/clock/duties.ts';
import { databaseNow } from '../kit/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const viewOf = (who: Client, offerId: string) => must(who, offersCalls.getOffer, { offerId });
const decline = (who: Client, counterOfferId: string) => who.ask(calls.declineCounterOffer, { counterOfferId });
const withdraw = (who: Client, counterOfferId: string) => who.ask(calls.withdrawCounterOffer, { counterOfferId });
const bookVersion = (
  tenant: Client,
  offerId: string,
  offerVersion: number,
  selectedOfferOption: 'fixedshort' | `fixedlong-${number}` = 'fixedshort',
) => tenant.ask(reservationsCalls.bookOffer, { offerId, selectedOfferOption, offerVersion, consents: { ...bookingConsents } });

/** Moves the end of a counter-offer into the past. */
const makeOverdue = (id: string) =>
  server.db.execute(sql`update counter_offer set expires_at = clock_timestamp() - interval '1 second' where id = ${id}`);
const stateOf = async (id: string): Promise<string | undefined> =>
  (await server.db.execute<{ state: string }>(sql`select state from counter_offer where id = ${id}`)).rows[0]?.state;
const lettersTo = async ({ email }: { readonly email: string }): Promise<readonly string[]> =>
  (await subjectsTo(server, email)).filter((subject) => /Kontrofer|Wersja/.test(subject));

describe('sending', () => {
  it('keeps one open for a company and shows it to both sides alone', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const other = await anInsertedSigner(server);
    expect((await viewOf(tenant, offerId)).allowed).toContain('counter');
    const id = await proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
    expect(codeOf(await propose(tenant, offerId, { rent: 5_900_00 }))).toBe('counter_offer.already_open');
    const [mine, theirs, foreign, visitor] = [
      await viewOf(tenant, offerId),
      await viewOf(landlord, offerId),
      await viewOf(other, offerId),
      await viewOf(server.visitor, offerId),
    ];
    expect([mine.allowed.includes('counter'), mine.counterBlocker]).toEqual([false, 'counter_offer.already_open']);
    expect(mine.counterOffers).toMatchObject([{ id, mine: true, state: 'OPEN', newPrice: 6_000_00, newDuration: 48, allowed: ['withdraw'] }]);
    expect(theirs.counterOffers).toMatchObject([
      {
        id,
        mine: false,
        company: tenant.companyName,
        difference: { rent: { before: 6_400_00, after: 6_000_00 }, term: { months: 48, needsWrittenForm: true } },
        allowed: ['sign', 'decline'],
      },
    ]);
    expect([foreign.counterOffers, visitor.counterOffers, visitor.counterBlocker, visitor.firstRight]).toEqual([[], [], null, null]);
    expect(JSON.stringify([foreign, visitor])).not.toContain(tenant.companyName);
    const [card] = (await must(landlord, workspaceCalls.listOffers, { list: 'active', sort: 'lastModified', direction: 'desc', page: 1 })).items;
    expect(card).toMatchObject({ counterOffers: 1, nextActor: 'you', nextStep: 'answer_counter_offer', nextBy: theirs.counterOffers[0]?.expiresAt });
    const [home, owners, others] = await Promise.all([tenant, landlord, other].map((who) => must(who, workspaceCalls.getHome, {})));
    const answer = { id: offerId, counterOffers: 1, path: `/offer/${offerId}`, nextBy: theirs.counterOffers[0]?.expiresAt };
    expect(home).toMatchObject({ yours: [], others: [{ ...answer, nextActor: 'other', nextStep: 'await_answer', sentCounterOffer: id }] });
    expect(owners).toMatchObject({ yours: [{ ...answer, nextActor: 'you', nextStep: 'answer_counter_offer', sentCounterOffer: null }], others: [] });
    expect(others).toMatchObject({ yours: [], others: [] });
    expect(await lettersTo(landlord)).toEqual(['Kontroferta do oferty „Lokal z witryną przy Nawrot”']);
  });

  it('waits 72 hours, but not after the end of the offer', async () => {
    const { tenant, offerId } = await anOpenOffer(server);
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    const { rows } = await server.db.execute<{ hours: number }>(
      sql`select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from counter_offer where id = ${id}`,
    );
    const ending = await anOpenOffer(server, { offerValidTo: dayOf(await databaseNow(server.db)) });
    await proposed(ending.tenant, ending.offerId, { rent: 6_000_00 });
    const { rows: capped } = await server.db.execute<{ same: boolean }>(
      sql`select c.expires_at = o.valid_to as same from counter_offer c join offer o on o.id = c.offer_id where o.id = ${ending.offerId}`,
    );
    expect([rows[0]?.hours, capped[0]?.same]).toEqual([72, true]);
  });

  it('is refused with the reason, and says so before it is pressed', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const unverified = await anInsertedSigner(server, { state: 'CHECKING' });
    const closed = await anInsertedOffer(server, landlord, { counteroffer: { selected: false } });
    const colleague = await anInsertedSigner(server, { companyId: landlord.companyId });
    const of = async (who: Client, id: string, terms = { rent: 6_000_00 }) => codeOf(await propose(who, id, terms));
    expect([await of(unverified, offerId), (await viewOf(unverified, offerId)).counterBlocker]).toEqual([
      'counter_offer.unverified',
      'counter_offer.unverified',
    ]);
    // Whether an offer takes them at all is no answer for whoever does not see its terms.
    expect(await of(await server.person({ verified: false }), closed)).toBe('counter_offer.unverified');
    expect([await of(landlord, offerId), await of(colleague, offerId)]).toEqual(['counter_offer.own', 'counter_offer.own']);
    expect(await of(tenant, closed)).toBe('counter_offer.not_taken');
    expect(await of(tenant, 'N'.repeat(20))).toBe('offer.not_found');
    expect(codeOf(await propose(tenant, offerId, {}))).toBe('counter_offer.nothing_proposed');
    expect(codeOf(await propose(tenant, offerId, { rent: 6_400_00 }))).toBe('counter_offer.price_not_lower');
    expect(codeOf(await propose(tenant, offerId, { rent: 99 }))).toBe('counter_offer.price_too_low');
    expect(codeOf(await propose(tenant, offerId, { months: 12 }))).toBe('counter_offer.term_offered');
    expect(codeOf(await propose(tenant, offerId, { months: 1.5 }))).toBe('counter_offer.term_too_short');
    await book(await anInsertedSigner(server), offerId);
    expect([await of(tenant, offerId), (await viewOf(tenant, offerId)).counterBlocker]).toEqual(['counter_offer.booked', 'counter_offer.booked']);
    await server.db.execute(sql`update offer set hidden_reason = 'x', hidden_cause = 'moderation' where id = ${offerId}`);
    expect(await of(tenant, offerId)).toBe('offer.not_found');
  });

  it('lets a company send another after an answer, and five a day', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    expect(codeOf(await decline(landlord, await proposed(tenant, offerId, { rent: 6_000_00 })))).toBe('ok');
    for (let sent = 1; sent < 5; sent += 1) expect(codeOf(await withdraw(tenant, await proposed(tenant, offerId, { rent: 5_000_00 })))).toBe('ok');
    expect(codeOf(await propose(tenant, offerId, { rent: 5_000_00 }))).toBe('counter_offer.too_many');
    expect(await lettersTo(tenant)).toEqual(['Kontroferta odrzucona: „Lokal z witryną przy Nawrot”']);
  });

  it('answers whatever numbers come with a refusal that it declares', async () => {
    const { tenant, offerId } = await anOpenOffer(server);
    // Whatever is nearer to nought than the database can hold reaches no call.
    const double = fc.double({ noNaN: true }).filter((value) => value === 0 || Math.abs(value) >= 2 ** -1022);
    const number = fc.option(fc.oneof(fc.integer({ min: -5, max: 700_000 }), double, fc.maxSafeInteger()));
    const form = fc.record({
      isRentToggleChecked: fc.boolean(),
      isContractDurationToggleChecked: fc.boolean(),
      newPrice: number,
      newDuration: number,
    });
    const codes = new Set<string>();
    for (const given of fc.sample(form, 30)) codes.add(codeOf(await tenant.ask(calls.sendCounterOffer, { offerId, ...given })));
    expect([...codes].filter((code) => code !== 'ok' && !calls.sendCounterOffer.errors.some((declared) => declared === code))).toEqual([]);
  });

  it('takes one of two that a company sends at once', async () => {
    const { tenant, offerId } = await anOpenOffer(server);
    const answers = await Promise.all([propose(tenant, offerId, { rent: 6_000_00 }), propose(tenant, offerId, { rent: 5_000_00 })]);
    expect(answers.map(codeOf).toSorted()).toEqual(['counter_offer.already_open', 'ok']);
  });
});

describe('accepting', () => {
  it('makes the next version, which differs in the listed facts alone, and gives the first right', async () => {
    const [landlord, tenant, other] = [await aSigner(server), await anInsertedSigner(server), await anInsertedSigner(server)];
    const offerId = await aPublishedOffer(server, landlord, { counteroffer: { selected: true } });
    const id = await proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
    const before = await viewOf(tenant, offerId);
    expect(await acceptAndSign(server, landlord, offerId)).toMatchObject({ offerId, version: 2, waitsUntil: null });
    const after = await viewOf(tenant, offerId);
    expect([before.private?.price, after.private?.price, after.version]).toEqual([6_400_00, 6_000_00, 2]);
    expect(after.private?.options.map(({ option, months }) => [option, months])).toEqual([
      ...(before.private?.options ?? []).map(({ option, months }) => [option, months]),
      ['fixedlong-48', 48],
    ]);
    expect([after.firstRight?.mine, (await viewOf(other, offerId)).firstRight?.mine, await stateOf(id)]).toEqual([true, false, 'SIGNED']);
    await server.work();
    const { rows } = await server.db.execute<{ version: number; status: string; facts: Record<string, unknown> }>(
      sql`select v.version, d.status, d.facts from offer_version v join document d on d.id = v.document_id where v.offer_id = ${offerId} order by v.version`,
    );
    expect(rows.map(({ version, status }) => [version, status])).toEqual([
      [1, 'sealed'],
      [2, 'sealed'],
    ]);
    const [one, two] = rows.map(({ facts: { contract: _contract, preparedAt: _preparedAt, version: _version, fees: _fees, ...rest } }) => rest);
    expect(two).toEqual({ ...one, form: { ...(one?.['form'] as object), price: 6_000_00, furtherTerms: [48] } });
    const { rows: listed } = await server.db.execute<{ price: number }>(sql`select price::int from listing where offer_id = ${offerId}`);
    expect(listed[0]?.price).toBe(6_000_00);
    expect(await lettersTo(tenant)).toEqual(['Kontroferta przyjęta: „Lokal z witryną przy Nawrot”']);
    expect((await lettersTo(landlord)).at(-1)).toBe('Wersja 2 oferty „Lokal z witryną przy Nawrot” jest podpisana');
  });

  it('shows a visitor nothing of a further version: the page and the card are those of an offer without one', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const read = async () => ({
      page: await viewOf(server.visitor, offerId),
      card: await must(server.visitor, searchCalls.getCard, { offerId }),
    });
    const before = await read();
    await proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
    await acceptAndSign(server, landlord, offerId);
    await server.work();
    expect(await read()).toEqual(before);
    expect(before.page).toMatchObject({ version: 1, modifiedAt: before.page.publishedAt });
    expect(before.card).toMatchObject({ card: { modifiedAt: null } });
    expect((await viewOf(tenant, offerId)).version).toBe(2);
  });

  it('keeps others from booking while the first right runs, and draws the lease of the added term', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const other = await anInsertedSigner(server);
    await proposed(tenant, offerId, { months: 48 });
    await acceptAndSign(server, landlord, offerId);
    expect((await viewOf(other, offerId)).blockers).toEqual(['offer.first_right']);
    expect(codeOf(await bookVersion(other, offerId, 2))).toBe('offer.first_right');
    expect(codeOf(await bookVersion(tenant, offerId, 1))).toBe('offer.stale_version');
    expect(codeOf(await bookVersion(tenant, offerId, 2, 'fixedlong-60'))).toBe('offer.option_unavailable');
    expect(codeOf(await bookVersion(tenant, offerId, 2, 'fixedlong-48'))).toBe('ok');
    await server.work();
    const reservation = await must(tenant, reservationsCalls.getReservation, { offerId });
    expect(reservation).toMatchObject({ option: 'fixedlong-48', months: 48, offerVersion: 2, document: { kind: 'lease' } });
    expect(codeOf(await sign(server, tenant, offerId))).toBe('ok');
  });

  it('lets everybody book once the first right is over', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    await proposed(tenant, offerId, { rent: 6_000_00 });
    await acceptAndSign(server, landlord, offerId);
    await passFirstRight(server, offerId);
    const other = await anInsertedSigner(server);
    expect([(await viewOf(other, offerId)).firstRight, codeOf(await bookVersion(other, offerId, 2))]).toEqual([null, 'ok']);
  });

  it('ends the first right with the withdrawal of who had it, so that others may book at once', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    await proposed(tenant, offerId, { rent: 6_000_00 });
    await acceptAndSign(server, landlord, offerId);
    const other = await anInsertedSigner(server);
    expect(codeOf(await bookVersion(tenant, offerId, 2))).toBe('ok');
    await must(tenant, reservationsCalls.withdrawReservation, { offerId });
    expect([(await viewOf(other, offerId)).firstRight, codeOf(await bookVersion(other, offerId, 2))]).toEqual([null, 'ok']);
  });

  it('wants to know which of several, and closes those alone that ask for nothing more', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const [dearer, cheaper] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const first = await proposed(tenant, offerId, { rent: 6_000_00 });
    const [taken, still] = [await proposed(dearer, offerId, { rent: 6_200_00 }), await proposed(cheaper, offerId, { rent: 5_500_00 })];
    expect(codeOf(await landlord.ask(calls.acceptCounterOffer, { offerId }))).toBe('counter_offer.which');
    expect(codeOf(await landlord.ask(calls.declineCounterOffer, { offerId }))).toBe('counter_offer.which');
    await acceptAndSign(server, landlord, offerId, first);
    expect([await stateOf(first), await stateOf(taken), await stateOf(still)]).toEqual(['SIGNED', 'CLOSED', 'OPEN']);
    expect(await lettersTo(dearer)).toEqual(['Kontroferta zamknięta: „Lokal z witryną przy Nawrot”']);
    const left = (await viewOf(landlord, offerId)).counterOffers;
    expect(left).toMatchObject([{ id: still, difference: { rent: { before: 6_000_00, after: 5_500_00 } } }]);
    expect(codeOf(await landlord.ask(calls.acceptCounterOffer, { offerId }))).toBe('counter_offer.first_right_runs');
    await passFirstRight(server, offerId);
    await acceptAndSign(server, landlord, offerId);
    expect((await viewOf(landlord, offerId)).version).toBe(3);
  });

  it('makes the prepared version void by a booking, and says so', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    const ready = await readyToAccept(server, landlord, offerId);
    expect(codeOf(await book(await anInsertedSigner(server), offerId))).toBe('ok');
    expect(codeOf(await landlord.ask(offersCalls.publishOffer, ready))).toBe('counter_offer.booked');
    expect(codeOf(await landlord.ask(calls.acceptCounterOffer, { offerId }))).toBe('counter_offer.booked');
    await reserveUntil(server, offerId, sql`clock_timestamp() - interval '1 second'`);
    expect(codeOf(await landlord.ask(offersCalls.publishOffer, ready))).toBe('counter_offer.version_void');
    expect(await stateOf(id)).toBe('OPEN');
    const page = await must(landlord, calls.getCounterOffer, { offerId, userUid: landlord.uid });
    expect([page.prepared, page.allowed, page.blocker]).toEqual([null, ['sign', 'decline'], null]);
  });

  it('lets a booking or the signature win, never both', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    await proposed(tenant, offerId, { rent: 6_000_00 });
    const ready = await readyToAccept(server, landlord, offerId);
    const [signed, booked] = await Promise.all([landlord.ask(offersCalls.publishOffer, ready), book(await anInsertedSigner(server), offerId)]);
    const outcome = [codeOf(signed), codeOf(booked)];
    expect([
      ['ok', 'offer.stale_version'],
      ['ok', 'offer.first_right'],
      ['counter_offer.booked', 'ok'],
      ['signing.document_changed', 'ok'],
    ]).toContainEqual(outcome);
  });

  it('signs one of two that are accepted at once, and the other not by the code of the first', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const rival = await anInsertedSigner(server);
    const [one, two] = [await proposed(tenant, offerId, { rent: 6_000_00 }), await proposed(rival, offerId, { rent: 5_500_00 })];
    const ready = await readyToAccept(server, landlord, offerId, one);
    await must(landlord, calls.acceptCounterOffer, { offerId, counterOfferId: two });
    await server.work();
    expect(codeOf(await landlord.ask(offersCalls.publishOffer, ready))).toBe('signing.document_changed');
    expect([await stateOf(one), await stateOf(two)]).toEqual(['OPEN', 'OPEN']);
  });

  it('lets a withdrawal or the signature win, never both', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    const ready = await readyToAccept(server, landlord, offerId);
    const outcome = (await Promise.all([landlord.ask(offersCalls.publishOffer, ready), withdraw(tenant, id)])).map(codeOf);
    expect([
      ['ok', 'counter_offer.over'],
      ['counter_offer.over', 'ok'],
      ['counter_offer.version_void', 'ok'],
      ['signing.document_changed', 'ok'],
    ]).toContainEqual(outcome);
    expect(await stateOf(id)).toBe(outcome[0] === 'ok' ? 'SIGNED' : 'WITHDRAWN');
  });

  it('is signed by two where the rule of the company wants two', async () => {
    const landlord = await anInsertedSigner(server, { representation: 'joint' });
    const second = await anInsertedSigner(server, { companyId: landlord.companyId });
    const tenant = await anInsertedSigner(server);
    const offerId = await anInsertedOffer(server, landlord, { counteroffer: { selected: true } });
    await proposed(tenant, offerId, { rent: 6_000_00 });
    expect(codeOf(await landlord.ask(calls.acceptCounterOffer, { offerId }))).toBe('company.cosigner_needed');
    await must(landlord, calls.acceptCounterOffer, { offerId, cosignerUid: second.uid });
    await server.work();
    const act = async (who: Signer) => {
      const { documentSha256 } = await must(who, signingCalls.requestSigningCode, { offerId, purpose: 'offer' });
      return must(who, offersCalls.publishOffer, {
        offerId,
        code: await lastCode(server, who.email),
        documentSha256,
        consents: { ...consentsOf.offer },
      });
    };
    const held = await act(landlord);
    expect([held.version, held.waitsUntil === null]).toEqual([1, false]);
    expect((await viewOf(landlord, offerId)).version).toBe(1);
    const page = await must(second, calls.getCounterOffer, { offerId, userUid: second.uid });
    expect(page.prepared?.firstSignature).toMatchObject({ reader: 'second' });
    expect(await act(second)).toMatchObject({ version: 2, waitsUntil: null });
  });
});

describe('ending', () => {
  it('expires by the clock, and within the next command before it', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    const ready = await readyToAccept(server, landlord, offerId);
    await makeOverdue(id);
    expect((await viewOf(tenant, offerId)).counterOffers).toMatchObject([{ id, state: 'EXPIRED', allowed: [] }]);
    expect(codeOf(await landlord.ask(offersCalls.publishOffer, ready))).toBe('counter_offer.over');
    expect(codeOf(await decline(landlord, id))).toBe('counter_offer.over');
    await fulfilDuties(server.services, duties);
    expect(await stateOf(id)).toBe('EXPIRED');
    expect(await lettersTo(tenant)).toEqual(['Kontroferta bez odpowiedzi: „Lokal z witryną przy Nawrot”']);
    const again = await proposed(tenant, offerId, { rent: 6_000_00 });
    await makeOverdue(again);
    expect(codeOf(await propose(tenant, offerId, { rent: 5_900_00 }))).toBe('ok');
    expect(await stateOf(again)).toBe('EXPIRED');
  });

  it('closes with the signature of the lease', async () => {
    const { tenant, offerId } = await anOpenOffer(server);
    const other = await anInsertedSigner(server);
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    await book(other, offerId);
    expect(await stateOf(id)).toBe('OPEN');
    expect(codeOf(await sign(server, other, offerId))).toBe('ok');
    expect([await stateOf(id), await lettersTo(tenant)]).toEqual(['CLOSED', ['Kontroferta zamknięta: „Lokal z witryną przy Nawrot”']]);
  });

  it('is declined by the payload that clients know, with a reason for the company', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server, { name: 'Lokal na rogu' });
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    const payload = { tenant: tenant.email, offerName: 'Lokal na rogu', reason: 'Czynsz jest już najniższy.' };
    const stranger = await anInsertedSigner(server);
    expect(codeOf(await stranger.ask(calls.declineCounterOffer, payload))).toBe('counter_offer.not_found');
    expect(codeOf(await landlord.ask(calls.declineCounterOffer, { ...payload, tenant: 'ktos@inny.example' }))).toBe('counter_offer.not_found');
    expect(codeOf(await landlord.ask(calls.declineCounterOffer, payload))).toBe('ok');
    const page = await must(tenant, calls.getCounterOffer, { offerId, userUid: tenant.uid, counterOfferId: id });
    expect(page).toMatchObject({ state: 'DECLINED', reason: 'Czynsz jest już najniższy.', side: 'tenant', allowed: [], changes: [] });
    await server.work();
    expect((await server.mailsTo(tenant.email)).at(-1)?.text).toContain('Czynsz jest już najniższy.');
  });

  it('is withdrawn by its company alone, and the owner hears of it', async () => {
    const { landlord, tenant, offerId } = await anOpenOffer(server);
    const [colleague, other] = [await anInsertedSigner(server, { companyId: tenant.companyId }), await anInsertedSigner(server)];
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    await readyToAccept(server, landlord, offerId);
    expect([codeOf(await withdraw(landlord, id)), codeOf(await withdraw(other, id)), codeOf(await decline(tenant, id))]).toEqual([
      'counter_offer.not_yours',
      'counter_offer.not_found',
      'counter_offer.not_yours',
    ]);
    expect(codeOf(await withdraw(colleague, id))).toBe('ok');
    const { rows } = await server.db.execute(sql`select from offer_preparation where offer_id = ${offerId}`);
    expect(rows).toEqual([]);
    expect((await lettersTo(landlord)).at(-1)).toBe('Kontroferta wycofana: „Lokal z witryną przy Nawrot”');
  });
});
