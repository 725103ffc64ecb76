/** What happens to agreements of agents, to changed data of companies, to first signatures, to a deleted project, to wanted listings, to requests of the citizen app and to an unpaid end, told once for the test of effects. */

import { sql } from 'drizzle-orm';
import { agencyCalls } from '../../src/contract/agency/endpoints.ts';
import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { identityCalls } from '../../src/contract/identity/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { reservationsCalls } from '../../src/contract/reservations/endpoints.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { accept, anAgent, aProposal, ownerDetails, uploadScan } from '../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, type Deal, payer, type Signer, sign } from '../factories/deals.ts';
import { codeFor } from '../factories/handover.ts';
import { askedForCode, gaveCode, passSweep, passTime } from '../factories/identity.ts';
import { aProject, aPublishedOffer, aSigner, must } from '../factories/published-offer.ts';
import { agree, propose } from '../factories/statements.ts';
import { aWantedListing, wantedInput } from '../factories/wanted.ts';
import type { TestPerson, TestServer } from '../kit/server.ts';

/** Agreements are refused, withdrawn, run out unanswered, signed with a scan and revoked, and end. */
export const agreementStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const agent = await anAgent(server);
  // One owner each: an agent may write to an address three times in a month.
  let owners = 0;
  const propose = async () => {
    owners += 1;
    const email = `wlasciciel-${owners}@poczta.example`;
    return { ...(await aProposal(server, agent, ownerDetails(email))), email };
  };
  const accepted = async () => {
    const proposed = await propose();
    await accept(server, proposed, proposed.email);
    return proposed;
  };
  const { agreementId, token } = await propose();
  await must(server.visitor, agencyCalls.answerAgreement, { agreementId, token, accepted: false });
  await must(agent, agencyCalls.withdrawAgreement, { agreementId: (await propose()).agreementId });
  const late = await propose();
  await server.db.execute(sql`update agency_agreement set answer_until = clock_timestamp() where id = ${late.agreementId}`);
  const revoked = await accepted();
  const fileId = await uploadScan(server, agent, admin, revoked.agreementId);
  await must(admin, agencyCalls.reviewAgreementFile, { fileId, accepted: true });
  await must(agent, agencyCalls.revokeAgreement, { offerId: revoked.offerId });
  const ended = await accepted();
  await server.db.execute(sql`update agency_agreement set last_day = current_date - 2 where id = ${ended.agreementId}`);
  await server.tick();
};

/** Changed data of a company are refused once, and accepted with another account. */
export const companyChangeStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const creator = await anInsertedSigner(server);
  await server.db.execute(sql`update company set nip = '5261000059' where id = ${creator.companyId}`);
  const { company } = await must(creator, companiesCalls.getMyCompany, {});
  if (company === null) throw new Error('no company');
  const give = async (bankAccount: string): Promise<string> => {
    await must(creator, companiesCalls.changeCompany, { company: { ...company.form, bankAccount } });
    const { items } = await must(admin, companiesCalls.listCompanyChanges, { page: 1 });
    return items.find(({ companyId }) => companyId === creator.companyId)?.id ?? '';
  };
  const changeId = await give('27114020040000300201355387');
  await must(admin, companiesCalls.decideCompanyChange, { changeId, accepted: false, reason: 'Rachunek nie należy do firmy.' });
  await must(admin, companiesCalls.decideCompanyChange, { changeId: await give('61109010140000071219812874'), accepted: true });
};

/** Two sign for a tenant; once the first has, a moderator takes back what lets the second sign: an identity, and a link with the company. */
export const firstSignatureStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const reason = 'Dokument nieważny';
  const takeBack = {
    identity: ({ uid }: Signer) => must(admin, identityCalls.decideIdentity, { uid, accepted: false, reason }),
    company: ({ uid, companyId }: Signer) => must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: false, reason }),
  };
  for (const taken of Object.values(takeBack)) {
    const first = await anInsertedSigner(server, { representation: 'joint' });
    const second = await anInsertedSigner(server, { companyId: first.companyId, companyName: first.companyName });
    const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
    const wish = { offerId, selectedOfferOption: 'fixedshort' as const, offerVersion: 1, cosignerUid: second.uid, consents: { ...bookingConsents } };
    await must(first, reservationsCalls.bookOffer, wish);
    await sign(server, first, offerId);
    await taken(second);
  }
};

/** The landlord of a reserved offer loses an acceptance: of the identity, and of the link with the company. */
export const heldOfferStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const taken = { accepted: false, reason: 'Dokument nieważny' };
  const held = async (): Promise<Signer> => {
    const landlord = await anInsertedSigner(server);
    const wish = { selectedOfferOption: 'fixedshort' as const, offerVersion: 1, consents: { ...bookingConsents } };
    await must(await anInsertedSigner(server), reservationsCalls.bookOffer, { ...wish, offerId: await anInsertedOffer(server, landlord) });
    return landlord;
  };
  await must(admin, identityCalls.decideIdentity, { uid: (await held()).uid, ...taken });
  const { uid, companyId } = await held();
  await must(admin, companiesCalls.decideCompany, { uid, companyId, ...taken });
};

/** Listings are changed, get an offer, are deleted and restored, are fulfilled, and removed by an admin. */
export const wantedStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, landlord);
  const wantedListingId = await aWantedListing(tenant);
  await must(tenant, wantedCalls.updateWantedListing, { ...wantedInput({ location: 'Łódź, Bałuty' }), wantedListingId });
  await must(landlord, wantedCalls.submitOfferToListing, { offerId, wantedListingId });
  await must(tenant, wantedCalls.deleteWantedListing, { wantedListingId });
  await must(tenant, wantedCalls.restoreWantedListing, { wantedListingId });
  await must(tenant, wantedCalls.markListingsMatched, { wantedListingIds: [wantedListingId], offerId });
  const removed = { wantedListingId: await aWantedListing(tenant), reason: 'Ogłoszenie podaje numer telefonu obcej osoby.' };
  await must(admin, wantedCalls.deleteWantedListing, removed);
};

/** A company loses its acceptance and gets it back: its listing is on the board again. */
export const listingBackStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const looking = await aSigner(server);
  const { uid, companyId } = looking;
  await aWantedListing(looking);
  await must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: false, reason: 'Inny numer' });
  await must(looking, companiesCalls.submitCompany, { companyId });
  await must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: true });
};

/** Requests are approved, rejected, given up, reset and cleaned away. */
export const requestStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const signer = await aSigner(server);
  await aPublishedOffer(server, signer);
  await must(admin, identityCalls.decideIdentity, { uid: signer.uid, accepted: false, reason: 'Inne nazwisko' });
  const rejecting = { accepted: false, rejectionReason: 'custom', customRejectionMessage: 'Inne nazwisko' } as const;
  await must(admin, identityCalls.decideRequest, { requestId: await gaveCode(server, signer, admin), ...rejecting });
  await must(admin, identityCalls.decideRequest, { requestId: await gaveCode(server, signer, admin), accepted: true });
  const [gone, reset, lost] = [await server.person(), await server.person(), await server.person()];
  await askedForCode(server, gone);
  await must(gone, identityCalls.answerPresence, { continueVerification: false });
  await must(admin, identityCalls.resetRequest, { requestId: await askedForCode(server, reset), reason: 'Na prośbę osoby' });
  const requestId = await askedForCode(server, lost);
  await passTime(server, requestId, 1_800);
  await server.tick();
  await passSweep(server, requestId);
  await server.tick();
};

/** One of two signs for the landlord that a lease has ended unpaid. */
const signUnpaidEnd = async (server: TestServer, { offerId, leaseId, landlord }: Deal): Promise<void> => {
  await server.db.execute(sql`update company set representation = 'joint' where id = ${landlord.companyId}`);
  const second = await anInsertedSigner(server, { companyId: landlord.companyId, companyName: landlord.companyName });
  await server.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${leaseId}`);
  await must(landlord, leasesCalls.prepareUnpaidEnd, { offerId, cosignerUid: second.uid });
  const signed = await codeFor(server, landlord, { offerId, purpose: 'unpaid_end', email: landlord.email });
  await must(landlord, leasesCalls.endUnpaidLease, { offerId, ...signed });
};

/** A part of the deposit comes. */
const payPart = async (server: TestServer, admin: TestPerson, { offerId }: Deal, bankReference: string): Promise<void> => {
  const received = { offerId, valueDate: dayOf(await databaseNow(server.db)), bankReference, ...payer, amount: 1_000_00 as never };
  await must(admin, depositsCalls.bookDepositReceipt, received);
};

/** One of two signs the unpaid end, and money comes. */
export const paidAfterSignatureStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const deal = await aSignedLease(server);
  await signUnpaidEnd(server, deal);
  await payPart(server, admin, deal, 'VOID');
};

/** A part of a deposit comes, one of two signs the unpaid end, and then both sides end the lease. */
export const unpaidEndStory = async (server: TestServer, admin: TestPerson): Promise<void> => {
  const deal = await aSignedLease(server);
  await payPart(server, admin, deal, 'PART-END');
  await signUnpaidEnd(server, deal);
  await propose(server, deal.tenant, deal, 'refund_ends');
  await agree(server, deal.landlord, deal);
};

/** One of two signs a project for the landlord, and it is deleted. */
export const deletedProjectStory = async (server: TestServer): Promise<void> => {
  const first = await anInsertedSigner(server, { representation: 'joint' });
  const second = await anInsertedSigner(server, { companyId: first.companyId, companyName: first.companyName });
  const offerId = await aProject(first);
  await must(first, offersCalls.prepareOffer, { offerId, cosignerUid: second.uid });
  const signed = await codeFor(server, first, { offerId, purpose: 'offer', email: first.email });
  await must(first, offersCalls.publishOffer, { offerId, ...signed });
  await must(first, offersCalls.deleteOffer, { offerId });
};
