import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  anAgent,
  aProposal,
  insure,
  mailedToken,
  nextOwner,
  ownerDetails,
  readyToAccept,
  shortLease as short,
  statusOf,
} from '../../../tests/factories/agency.ts';
import { anInsertedSigner, book, type Signer } from '../../../tests/factories/deals.ts';
import { lastCode, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { subjectsTo } from '../../../tests/kit/letters.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { agencyCalls as calls } from '../../contract/agency/endpoints.ts';
import { counterOffersCalls } from '../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { signingCalls } from '../../contract/signing/endpoints.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { agencyNumbers } from '../../domain/kit/numbers.ts';
import { addDays, dayOf } from '../../domain/kit/time.ts';
import type { OfferForm } from '../../domain/offers/types.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { databaseNow } from '../kit/database/database.ts';
import { findOffer } from '../offers/queries/facts.ts';
import { findPrincipal } from './queries/principal.ts';

let server: TestServer;
let agent: Signer;
beforeAll(async () => {
  server = await testServer();
  agent = await anAgent(server);
}, 120_000);
afterAll(() => server.close());

describe('an accepted agreement', () => {
  it('is sealed with both acts, and without an account of the owner ends in a project that only may be deleted', async () => {
    const email = nextOwner();
    const proposed = await aProposal(server, agent, ownerDetails(email), { form: short });
    await accept(server, proposed, email);
    const { agreement } = await must(agent, calls.getAgreement, { agreementId: proposed.agreementId });
    expect(agreement).toMatchObject({ status: 'signed', viewer: 'agent', publishBlocker: 'agency.owner_unverified', originalOwnerExists: false });
    expect(agreement.signedAgreementUrl).not.toBeNull();
    expect(agreement.ownerSteps).toEqual([]);
    const byLink = await must(server.visitor, calls.getAgreementByToken, { agreementId: proposed.agreementId, token: proposed.token });
    expect(byLink.agreement.ownerSteps).toEqual(['account', 'identity', 'company']);
    expect((await subjectsTo(server, email)).join()).toContain('Umowa z pośrednikiem UP/');
    const { rows } = await server.db.execute<{ acts: number }>(sql`select acts from document where sha256 = ${proposed.documentSha256}`);
    expect(rows[0]?.acts).toBe(2);
    const checked = await must(server.visitor, signingCalls.checkDocument, { code: agreement.document.code });
    expect(checked).toMatchObject({ kind: 'agency', publicStatus: { at: 'signed' } });
    expect(codeOf(await agent.ask(offersCalls.prepareOffer, { offerId: proposed.offerId }))).toBe('agency.owner_unverified');
    const again = { offerId: proposed.offerId, ownerDetails: ownerDetails(email), includeMediation: true };
    expect(codeOf(await agent.ask(calls.proposeAgreement, again))).toBe('agency.already_signed');
    expect(await must(agent, calls.revokeAgreement, { offerId: proposed.offerId })).toEqual({ success: true, originalOwnerExists: false });
    expect(codeOf(await agent.ask(offersCalls.prepareOffer, { offerId: proposed.offerId }))).toBe('agency.not_in_force');
    expect(codeOf(await agent.ask(calls.revokeAgreement, { offerId: proposed.offerId }))).toBe('agency.not_in_force');
    await server.work();
    const text = (await server.mailsTo(agent.email)).at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
    expect([text.includes('projekt oferty zostaje u pośrednika'), text.includes('wraca do właściciela')]).toEqual([true, false]);
    await must(agent, offersCalls.deleteOffer, { offerId: proposed.offerId });
  });

  it('is revoked by an owner without an account: by the link of the sealed file and a code to the address, until its last day', async () => {
    const email = nextOwner();
    const proposed = await aProposal(server, agent, ownerDetails(email), { form: short });
    const { offerId, agreementId } = proposed;
    await accept(server, proposed, email);
    const token = await mailedToken(server, email);
    expect(token).not.toBe(proposed.token);
    const { rows } = await server.db.execute<{ days: number }>(
      sql`select round(extract(epoch from max(expires_at) - now()) / 86400) as days from link_token where subject = ${agreementId}`,
    );
    expect(Number(rows[0]?.days)).toBeGreaterThan(150);
    const visitor = server.visitor;
    expect((await must(visitor, calls.getAgreementByToken, { agreementId, token })).agreement.allowed).toContain('revoke');
    const { documentSha256 } = await must(visitor, signingCalls.requestSigningCode, { offerId, purpose: 'agency_revoke', proxyToken: token });
    const signature = { code: await lastCode(server, email), documentSha256, consents: { ...consentsOf.agency_revoke } };
    const revoke = async (given: object, who: Client = visitor): Promise<string> =>
      codeOf(await who.ask(calls.revokeAgreement, { offerId, ...given }));
    expect([
      await revoke({}),
      await revoke({ token: 'x'.repeat(43), ...signature }),
      await revoke({ token }),
      await revoke({ token, ...signature, consents: {} }),
      await revoke({ token, ...signature, code: signature.code === '000000' ? '000001' : '000000' }),
      await revoke({ token, ...signature }),
      await revoke({ token, ...signature }),
    ]).toEqual([
      'agency.not_found',
      'agency.link_over',
      'signing.code_required',
      'signing.consents_required',
      'code.wrong',
      'ok',
      'agency.not_in_force',
    ]);
    expect(await statusOf(agent, agreementId)).toBe('revoked');
    const acts = await server.db.execute<{ purpose: string }>(sql`select purpose from evidence where subject_id = ${agreementId} order by signed_at`);
    expect(acts.rows.map(({ purpose }) => purpose)).toEqual(['agency', 'agency_accept', 'agency_revoke']);
    expect((await subjectsTo(server, agent.email)).join()).toContain('Umowa z pośrednikiem rozwiązana');
  });

  it('lets the agent publish in the name of the owner, who decides about other terms, and gives the offer back', async () => {
    const owner = await anInsertedSigner(server);
    const proposed = await aProposal(server, agent, ownerDetails(owner.email), { form: { ...short, counteroffer: { selected: true } } });
    const { offerId, agreementId } = proposed;
    await must(owner, calls.answerAgreement, await readyToAccept(server, owner, proposed, owner.email, false));
    await server.work();
    // The owner sees the project and does not edit it.
    expect(codeOf(await owner.ask(offersCalls.getOfferForm, { offerId }))).toBe('offer.under_agency');
    expect((await must(owner, offersCalls.getOffer, { offerId })).allowed).toEqual([]);
    const drafts = await must(owner, workspaceCalls.listOffers, { list: 'unsigned', sort: 'lastModified', direction: 'desc', page: 1 });
    expect(drafts.items).toMatchObject([{ id: offerId, underAgency: true }]);
    expect(codeOf(await owner.ask(offersCalls.saveOffer, { offerId, version: 1, patch: { name: 'Mój' } }))).toBe('offer.no_access');
    // Form, preview and signing page of the agent speak of the company that the signature binds: its name, its VAT.
    await server.db.execute(sql`update company set vat_status = 'exempt' where id = ${owner.companyId}`);
    expect((await must(agent, offersCalls.getOfferForm, { offerId })).vatStatus).toBe('exempt');
    const { private: terms } = await must(agent, offersCalls.getOffer, { offerId });
    expect(terms).toMatchObject({ landlord: { name: owner.companyName, signer: `${agent.firstName} ${agent.lastName}` }, costs: { vatRate: 0 } });
    // The agent publishes: the owner's company is the landlord, the agent its attorney.
    await must(agent, offersCalls.publishOffer, await readyToSign(server, agent, offerId));
    await server.work();
    const view = await must(owner, offersCalls.getOffer, { offerId });
    expect(view).toMatchObject({
      state: 'ACTIVE',
      isOwner: true,
      isAgent: false,
      private: { landlord: { name: owner.companyName, verified: true } },
    });
    expect((await subjectsTo(server, owner.email)).some((subject) => /oferta/i.test(subject))).toBe(true);
    const { rows } = await server.db.execute<{ landlord: { signer: object } }>(sql`select landlord from offer_version where offer_id = ${offerId}`);
    expect(rows[0]?.landlord.signer).toMatchObject({ uid: agent.uid, capacity: 'attorney', principalUid: owner.uid, authority: { basis: 'power' } });
    const ofAgent = { isOwner: true, isAgent: true, private: { landlord: { name: owner.companyName } } };
    expect(await must(agent, offersCalls.getOffer, { offerId })).toMatchObject(ofAgent);
    // Other terms are the owner's.
    const tenant = await anInsertedSigner(server);
    const wished = { isRentToggleChecked: true, isContractDurationToggleChecked: false, newPrice: 5_000_00 };
    const { counterOfferId } = await must(tenant, counterOffersCalls.sendCounterOffer, { offerId, ...wished });
    // It waits for the owner on the agent's board, too, and for the agent on none.
    const nextOf = async (who: TestPerson) =>
      (await must(who, workspaceCalls.listOffers, { list: 'active', sort: 'lastModified', direction: 'desc', page: 1 })).items.find(
        ({ id }) => id === offerId,
      )?.nextActor;
    expect([await nextOf(agent), await nextOf(owner)]).toEqual(['other', 'you']);
    expect(codeOf(await agent.ask(counterOffersCalls.acceptCounterOffer, { offerId, counterOfferId }))).toBe('offer.owner_decides');
    expect(codeOf(await agent.ask(counterOffersCalls.declineCounterOffer, { counterOfferId }))).toBe('counter_offer.not_found');
    await must(owner, counterOffersCalls.declineCounterOffer, { counterOfferId });
    // Under a reservation nobody revokes.
    const booked = await book(tenant, offerId);
    expect(codeOf(booked)).toBe('ok');
    expect(codeOf(await agent.ask(calls.revokeAgreement, { offerId }))).toBe('agency.booked');
    await server.db.execute(sql`update offer set reservation = null, state = 'ACTIVE' where id = ${offerId}`);
    expect(await must(owner, calls.revokeAgreement, { offerId })).toEqual({ success: true, originalOwnerExists: true });
    expect(await statusOf(agent, agreementId)).toBe('revoked');
    expect(await must(agent, offersCalls.getOffer, { offerId })).toMatchObject({ isOwner: false, isAgent: false });
    expect(await must(owner, offersCalls.getOffer, { offerId })).toMatchObject({ isOwner: true, private: { landlord: { verified: true } } });
  });

  it('is the owner’s from the moment they confirm the address, and stays theirs under another one', async () => {
    const email = nextOwner();
    const waiting = await aProposal(server, agent, ownerDetails(email), { form: short });
    const proposed = await aProposal(server, agent, ownerDetails(email), { form: short });
    await accept(server, proposed, email);
    const owner = await server.person({ email, verified: false });
    const mine = async (): Promise<readonly string[]> =>
      (await must(owner, workspaceCalls.listOffers, { list: 'unsigned', sort: 'lastModified', direction: 'desc', page: 1 })).items.map(
        ({ id }) => id,
      );
    expect([await statusOf(owner, proposed.agreementId), await mine()]).toEqual(['agency.denied', []]);
    await must(owner, accountsCalls.verifyEmail, { verificationCode: await lastCode(server, email) });
    expect([await mine(), await statusOf(owner, proposed.agreementId)]).toEqual([[proposed.offerId], 'signed']);
    const { holds } = await must(owner, leavingCalls.getAccountDeletion, {});
    expect(holds).toMatchObject([{ kind: 'agency', offerId: proposed.offerId }]);
    const ofAgent = (await must(agent, leavingCalls.getAccountDeletion, {})).holds.filter(({ offerId }) =>
      [waiting.offerId, proposed.offerId].includes(offerId ?? ''),
    );
    expect(ofAgent).toMatchObject([
      { kind: 'agency', offerId: proposed.offerId },
      { kind: 'proposal', offerId: waiting.offerId, until: expect.any(String) },
    ]);
    await server.db.execute(sql`update person set email = ${nextOwner()} where uid = ${owner.uid}`);
    expect([await statusOf(owner, proposed.agreementId), await statusOf(owner, waiting.agreementId)]).toEqual(['signed', 'pending']);
    expect(await must(owner, calls.revokeAgreement, { offerId: proposed.offerId })).toEqual({ success: true, originalOwnerExists: true });
    expect((await must(owner, offersCalls.getOfferForm, { offerId: proposed.offerId })).editable).toBe(true);
  });

  it('covers the agreed premises at the agreed rent, and wants an insurance', async () => {
    const owner = await anInsertedSigner(server);
    const own = await anAgent(server);
    const proposed = await aProposal(server, own, ownerDetails(owner.email), { form: short });
    await accept(server, proposed, owner.email);
    const { offerId } = proposed;
    const edit = async (patch: OfferForm): Promise<void> => {
      const { version } = await must(own, offersCalls.getOfferForm, { offerId });
      await must(own, offersCalls.saveOffer, { offerId, version, patch: { ...patch } });
    };
    const prepare = async (): Promise<string> => codeOf(await own.ask(offersCalls.prepareOffer, { offerId }));
    const { form } = await must(own, offersCalls.getOfferForm, { offerId });
    const price = (form as OfferForm).price ?? 0;
    await edit({ price: price - 100 } as OfferForm);
    expect(await prepare()).toBe('agency.rent_below');
    await edit({ price } as OfferForm);
    const yesterday = addDays(dayOf(await databaseNow(server.db)), -1);
    await server.db.execute(sql`update agent_insurance set valid_to = ${yesterday}::date where uid = ${own.uid}`);
    expect(await prepare()).toBe('agency.insurance_expired');
    await insure(server, own);
    await edit({ leaseAgreement: { ...short.leaseAgreement, fixedlong: true, fixedlongMonths: 24 } } as OfferForm);
    expect(await prepare()).toBe('agency.long_term_form');
    const pdf = new TextEncoder().encode('%PDF-1.7 scan');
    const upload = async (who: Client, kind: string, bytes: Uint8Array): Promise<string> => {
      const body = new FormData();
      body.append('kind', kind);
      body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], 'umowa.pdf'));
      const answer = await who.fetch(`/agency/${proposed.agreementId}/form`, {
        method: 'POST',
        body,
        headers: { origin: server.services.config.baseUrl },
      });
      const given = (await answer.json()) as { error?: { details?: { code?: string } } };
      return given.error?.details?.code ?? 'ok';
    };
    expect(await upload(own, 'qualified', pdf)).toMatch(/^agency\.file_/);
    expect(await upload(await server.person(), 'scan', pdf)).toBe('agency.denied');
    expect(await upload(own, 'scan', pdf)).toBe('ok');
    expect(await prepare()).toBe('agency.long_term_form');
    const admin = await server.person({ claims: ['admin'] });
    const waiting = await must(admin, calls.listAgreementFiles, { waiting: true, page: 1 });
    const fileId = waiting.items.find(({ agreementId }) => agreementId === proposed.agreementId)?.fileId ?? '';
    await must(admin, calls.reviewAgreementFile, { fileId, accepted: true, note: 'Obie strony podpisały' });
    expect(codeOf(await admin.ask(calls.reviewAgreementFile, { fileId, accepted: false }))).toBe('agency.file_reviewed');
    // A scan is evidence: handwriting counts once both say when originals were exchanged.
    expect(await prepare()).toBe('agency.long_term_form');
    const today = dayOf(await databaseNow(server.db));
    const declare = async (who: Client, on = today): Promise<string> =>
      codeOf(await who.ask(calls.declareExchange, { agreementId: proposed.agreementId, day: on }));
    expect(await declare(own, addDays(today, 1))).toBe('agency.day_impossible');
    expect(await declare(await server.person())).toBe('agency.denied');
    expect([await declare(own), await prepare(), await declare(owner), await prepare()]).toEqual(['ok', 'agency.long_term_form', 'ok', 'ok']);
    expect(await declare(own)).toBe('agency.file_complete');
    expect(await upload(own, 'scan', pdf)).toBe('agency.file_complete');
    // Refused files are counted too, whoever brings them. The count begins anew with each minute, which may turn over meanwhile.
    const many = [];
    for (let n = 0; n < 2 * agencyNumbers.filesPerMinute; n += 1) many.push(await upload(own, 'scan', pdf));
    expect(many).toContain('kit.too_many_calls');
  });

  it('is enough for nobody where the statutory form is compulsory and missing', async () => {
    const owner = await anInsertedSigner(server);
    const proposed = await aProposal(server, agent, ownerDetails(owner.email), { form: short });
    await accept(server, proposed, owner.email);
    const row = await findOffer(server.db, proposed.offerId);
    if (row === null) throw new Error('the project is gone');
    const asked = { row, uid: agent.uid, now: await databaseNow(server.db) };
    const { config } = server.services;
    const found = (requireForm: boolean) => findPrincipal({ config: { ...config, agency: { ...config.agency, requireForm } } }, server.db, asked);
    expect([codeOf(await found(true)), codeOf(await found(false))]).toEqual(['agency.form_missing', 'ok']);
  });

  it('ends after its last day, and the project is the owner’s', async () => {
    const owner = await anInsertedSigner(server);
    const { offerId, agreementId, ...proposed } = await aProposal(server, agent, ownerDetails(owner.email), { form: short, includeMediation: false });
    await accept(server, { offerId, agreementId, ...proposed }, owner.email);
    await server.db.execute(sql`update agency_agreement set last_day = current_date - 2 where id = ${agreementId}`);
    await server.tick();
    expect(await statusOf(owner, agreementId)).toBe('ended');
    expect((await must(owner, offersCalls.getOfferForm, { offerId })).editable).toBe(true);
    expect(codeOf(await agent.ask(offersCalls.getOfferForm, { offerId }))).toBe('offer.not_found');
    expect((await subjectsTo(server, owner.email)).join()).toContain('Umowa z pośrednikiem się skończyła');
  });

  it('lists an agent’s clients and an owner’s agents, each side its own', async () => {
    const owner: TestPerson = await server.person();
    const own = await anAgent(server);
    const { agreementId } = await aProposal(server, own, ownerDetails(owner.email), { form: short });
    const [clients, agents, nobody] = [
      await must(own, calls.listAgreements, { page: 1 }),
      await must(owner, calls.listAgreements, { page: 1 }),
      await must(await server.person(), calls.listAgreements, { page: 1 }),
    ];
    expect(clients.list.items).toMatchObject([{ id: agreementId, side: 'agent', other: 'Jan Wójcik' }]);
    expect(agents.list.items).toMatchObject([{ id: agreementId, side: 'owner' }]);
    expect(nobody.list.items).toEqual([]);
  });
});
