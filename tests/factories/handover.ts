import { sql } from 'drizzle-orm';
import { handoverCalls } from '../../src/contract/handover/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import { consentsOf, type SigningPurpose } from '../../src/domain/signing/rules.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';
import { aSignedLease, type Deal, payDeposit } from './deals.ts';
import { lastCode, must } from './published-offer.ts';

/** The tenant's receiver as tests name them. */
export const receiver = { firstName: 'Katarzyna', lastName: 'Dąbek', email: 'odbiorca@zakwas.example', authorized: true };

/** Both sides agree not to wait for the agreed hour. */
export const agreeEarly = async ({ landlord, tenant, offerId }: Deal): Promise<void> => {
  await must(landlord, handoverCalls.agreeEarlyHandover, { offerId });
  await must(tenant, handoverCalls.agreeEarlyHandover, { offerId });
};

/** A protocol of this side, saved and drawn for this person to sign; answers what the page then sends. */
export const prepareProtocol = async (person: Client, offerId: string, proxyToken?: string) => {
  const { draft } = await must(person, handoverCalls.getProtocol, { offerId, proxyToken });
  const data = { ...draft.data, additionalStatements: 'Okno w zapleczu do regulacji.' };
  const { version: draftVersion } = await must(person, handoverCalls.saveProtocolDraft, { offerId, version: draft.version, data, proxyToken });
  const { sha256 } = await must(person, handoverCalls.prepareProtocol, { offerId, draftVersion, proxyToken });
  return { offer: { id: offerId }, draftVersion, documentSha256: sha256, proxyToken };
};

/** Asks for the code of an act of the handover as this person, whose mail goes to the address. */
export const codeFor = async (
  server: TestServer,
  person: Client,
  { offerId, purpose, email, proxyToken }: { offerId: string; purpose: SigningPurpose; email: string; proxyToken?: string | undefined },
) => {
  // Codes that were asked for before are delivered first: of two on their way at once either may come last.
  await server.work();
  const { documentSha256 } = await must(person, signingCalls.requestSigningCode, { offerId, purpose, proxyToken });
  return { code: await lastCode(server, email), documentSha256, consents: { ...consentsOf[purpose] } };
};

/** Fills the draft that the page offers in, has it drawn, signs it and hands it to the other side. */
export const submitProtocol = async (server: TestServer, person: Client & { readonly email: string }, offerId: string): Promise<void> => {
  const prepared = await prepareProtocol(person, offerId);
  const signed = await codeFor(server, person, { offerId, purpose: 'protocol', email: person.email });
  await must(person, handoverCalls.attachProtocol, { ...prepared, ...signed });
};

/** Sends the other side's protocol back. */
export const returnProtocol = async (server: TestServer, person: Client & { readonly email: string }, offerId: string): Promise<void> => {
  const signed = await codeFor(server, person, { offerId, purpose: 'protocol_return', email: person.email });
  await must(person, handoverCalls.answerProtocol, { offerId, accepted: false, reason: 'Inny stan licznika.', ...signed });
};

/** Signs the other side's protocol. */
export const signProtocol = async (server: TestServer, person: Client & { readonly email: string }, offerId: string): Promise<void> => {
  const signed = await codeFor(server, person, { offerId, purpose: 'protocol', email: person.email });
  await must(person, handoverCalls.answerProtocol, { offerId, accepted: true, ...signed });
};

/** What a tenant says who rejects damaged premises. */
export const damage = {
  damagedPremise: true,
  mismatchedDetails: false,
  unavailabilityOfLandlord: false,
  description: 'Sufit na zapleczu jest zalany, podłoga odstaje.',
  photos: [],
};

/** The tenant rejects the premises for damage: draws the statement, reads it and signs it with the code. */
export const rejectPremises = async (server: TestServer, { tenant, offerId }: Deal): Promise<void> => {
  await must(tenant, leasesCalls.prepareRejection, { offerId, ...damage });
  const signed = await codeFor(server, tenant, { offerId, purpose: 'rejection', email: tenant.email });
  await must(tenant, leasesCalls.rejectPremises, { offerId, ...damage, ...signed });
};

/** Moves a rejection into the past, so that the landlord's time for an objection is over. */
export const passObjection = ({ db }: Pick<TestServer, 'db'>, { leaseId }: Pick<Deal, 'leaseId'>) =>
  db.execute(sql`update lease_rejection set rejected_at = rejected_at - interval '14 days' where lease_id = ${leaseId}`);

/** The calls of a handover as tests make them; each answers as the server did, refusals included. */
export const handoverOf = (server: TestServer, admin: TestPerson) => {
  const nameReceiver = async (deal: Deal, changes: Record<string, unknown> = {}, email = receiver.email) => {
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

  /** Has the draft that the page offers drawn and submits it with the code of the person. */
  const submit = async (person: Client & { readonly email: string }, offerId: string, proxyToken?: string) => {
    const { draft } = await readProtocol(person, offerId, proxyToken);
    const data = { ...draft.data, additionalStatements: 'Okno w zapleczu do regulacji.' };
    const saved = await person.ask(handoverCalls.saveProtocolDraft, { offerId, version: draft.version, data, proxyToken });
    if (!saved.ok) return saved;
    const draftVersion = saved.value.version;
    const drawn = await person.ask(handoverCalls.prepareProtocol, { offerId, draftVersion, proxyToken });
    if (!drawn.ok) return drawn;
    const asked = await person.ask(signingCalls.requestSigningCode, { offerId, purpose: 'protocol', proxyToken });
    if (!asked.ok) return asked;
    const code = await lastCode(server, person.email);
    const act = { code, documentSha256: drawn.value.sha256, consents: { ...consentsOf.protocol } };
    return person.ask(handoverCalls.attachProtocol, { offer: { id: offerId }, draftVersion, ...act, proxyToken });
  };

  const answer = async (person: Client & { readonly email: string }, offerId: string, accepted: boolean, proxyToken?: string) => {
    const purpose = accepted ? 'protocol' : 'protocol_return';
    const asked = await person.ask(signingCalls.requestSigningCode, { offerId, purpose, proxyToken });
    if (!asked.ok) return asked;
    const code = await lastCode(server, person.email);
    const act = { code, documentSha256: asked.value.documentSha256, consents: { ...consentsOf[purpose] } };
    return person.ask(handoverCalls.answerProtocol, { offerId, accepted, reason: accepted ? undefined : 'Inny stan licznika.', ...act, proxyToken });
  };

  const readyDeal = async (email = receiver.email): Promise<Deal> => {
    const deal = await aSignedLease(server);
    for (const done of [await nameReceiver(deal, {}, email), await nameTransfer(deal), await payDeposit(server, admin, deal)])
      if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    return deal;
  };

  /** A lease whose sides agreed not to wait for the hour of their meeting. */
  const openDeal = async (email = receiver.email): Promise<Deal> => {
    const deal = await readyDeal(email);
    await agreeEarly(deal);
    return deal;
  };

  return { nameReceiver, nameTransfer, readProtocol, submit, answer, readyDeal, openDeal };
};
