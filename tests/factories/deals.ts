import { type SQL, sql } from 'drizzle-orm';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { refusalOf, type WireError } from '../../src/contract/kit/client.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { reservationsCalls } from '../../src/contract/reservations/endpoints.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import type { Capacity, LegalForm, RepresentationRule } from '../../src/domain/companies/types.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import type { LeaseFacts } from '../../src/domain/leases/types.ts';
import type { FeeRates } from '../../src/domain/offers/rules/fees.ts';
import { validToOf } from '../../src/domain/offers/rules/validity.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { partyOf } from '../../src/server/companies/queries/party.ts';
import { company, companyMember } from '../../src/server/companies/tables.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { leaseFactsOfOffer } from '../../src/server/leases/queries/facts.ts';
import { offer } from '../../src/server/offers/tables/offer.ts';
import { offerVersion } from '../../src/server/offers/tables/version.ts';
import { refreshListings } from '../../src/server/search/commands.ts';
import { documentKey } from '../../src/server/signing/store/documents.ts';
import { document } from '../../src/server/signing/tables/document.ts';
import { evidence } from '../../src/server/signing/tables/evidence.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';
import { readyForm } from './offer-form.ts';
import { lastCode } from './published-offer.ts';

/** A signer of an accepted company. */
export type Signer = TestPerson & { readonly companyId: string; readonly companyName: string };

let companies = 0;
let offers = 0;

/**
 * A person whose identity is accepted and who signs for a company of their own, or joins the one given. The company's rows are inserted:
 * the fast way for tests that begin after it. `aSigner` (published-offer.ts) takes the real calls.
 */
export const anInsertedSigner = async (
  server: TestServer,
  wish: {
    readonly companyName?: string;
    readonly companyId?: string;
    readonly capacity?: Capacity;
    readonly legalForm?: LegalForm;
    readonly representation?: RepresentationRule;
    readonly state?: 'ACCEPTED' | 'CHECKING';
  } = {},
): Promise<Signer> => {
  companies += 1;
  const number = companies;
  const companyId = wish.companyId ?? newId();
  const companyName = wish.companyName ?? `FIRMA ${number} SP. Z O.O.`;
  const state = wish.state ?? 'ACCEPTED';
  const person = await server.person({ identity: 'ACCEPTED', company: { id: companyId, name: companyName, state } });
  if (wish.companyId === undefined) {
    await server.db.insert(company).values({
      id: companyId,
      creatorUid: person.uid,
      name: companyName,
      nip: String(1_000_000_000 + number),
      regon: '123456785',
      krs: '0000006865',
      noKrs: false,
      country: 'POLSKA',
      postalCode: '90-060',
      city: 'ŁÓDŹ',
      street: 'UL. NAWROT',
      houseNumber: '14',
      website: null,
      bankAccount: '27114020040000300201355387',
      vatStatus: 'active',
      legalForm: wish.legalForm ?? 'limited_company',
      representation: wish.representation ?? 'sole',
      acceptedAt: sql`now()`,
    });
  }
  await server.db.insert(companyMember).values({ companyId, uid: person.uid, capacity: wish.capacity ?? 'board_member' });
  for (const step of state === 'ACCEPTED' ? (['CHECKING', 'ACCEPTED'] as const) : (['CHECKING'] as const))
    await server.db.update(companyMember).set({ state: step }).where(sql`uid = ${person.uid}`);
  return { ...person, companyId, companyName };
};

/** A form that is ready today whenever the test runs. */
export const formOfToday = async (server: TestServer, changes: OfferForm = {}): Promise<OfferForm> => {
  const today = dayOf(await databaseNow(server.db));
  return readyForm({ availability: addDays(today, 10), offerValidTo: addDays(today, 60), ...changes });
};

/**
 * An offer as a landlord's signer published it, its document and evidence inserted without drawing or signing anything: the fast way for
 * tests that begin at the booking. `aPublishedOffer` (published-offer.ts) takes the real calls.
 */
export const anInsertedOffer = async (
  server: TestServer,
  landlord: Signer,
  changes: OfferForm = {},
  feeRates: FeeRates = { landlord: 5000, tenant: 2500 },
): Promise<string> => {
  offers += 1;
  const number = `O/2026/${String(offers).padStart(4, '0')}`;
  const form = await formOfToday(server, changes);
  const [offerId, documentId, evidenceId] = [newId(), newId(), newId()];
  const bytes = new TextEncoder().encode(`%PDF-1.7 offer ${offerId}`);
  const key = documentKey(offerId, documentId, 'drawn.pdf');
  await server.services.files.put(key, bytes, { contentType: 'application/pdf' });
  const party = await partyOf(server.db, landlord.companyId, landlord.uid);
  if (party === null) throw new Error('the landlord has no company');
  await server.db.transaction(async (tx) => {
    const at = await databaseNow(tx);
    const sha256 = documentId
      .padEnd(64, '0')
      .toLowerCase()
      .replace(/[^0-9a-f]/g, 'a');
    await tx
      .insert(offer)
      .values({ id: offerId, ownerUid: landlord.uid, companyId: landlord.companyId, form, validTo: validToOf(form), publishedAt: at });
    for (const state of ['UNSIGNED', 'ACTIVE'] as const) await tx.update(offer).set({ state }).where(sql`id = ${offerId}`);
    await tx.update(offer).set({ version: 1 }).where(sql`id = ${offerId}`);
    await tx.insert(document).values({
      id: documentId,
      kind: 'offer',
      offerId,
      number,
      lang: 'pl',
      sha256,
      drawnKey: key,
      drawnBytes: bytes.length,
      code: documentId.slice(0, 14),
      pages: 1,
      facts: {},
      textVersions: {},
      testMode: { selfMadeSeal: true, noTimestamp: true, noKsef: true },
    });
    await tx.insert(evidence).values({
      id: evidenceId,
      purpose: 'offer',
      subjectId: offerId,
      uid: landlord.uid,
      companyId: landlord.companyId,
      capacity: 'board_member',
      firstName: landlord.firstName,
      lastName: landlord.lastName,
      email: landlord.email,
      signedAt: at,
      address: '10.0.0.1',
      userAgent: 'test',
      codeId: newId(),
      consents: consentsOf.offer,
      documentId,
      documentSha256: sha256,
    });
    const signedBy = landlord.uid;
    await tx.insert(offerVersion).values({ offerId, version: 1, form, images: [], landlord: party, feeRates, documentId, evidenceId, signedBy });
    await refreshListings(tx, [offerId]);
  });
  return offerId;
};

/** Books a version of an offer as a tenant's signer does. */
export const book = (tenant: Client, offerId: string, option: 'infinite' | 'fixedshort' | 'fixedlong' = 'fixedshort', offerVersion = 1) =>
  tenant.ask(reservationsCalls.bookOffer, { offerId, selectedOfferOption: option, offerVersion, consents: { ...bookingConsents } });

/** Makes the running version of an offer as old as its reminders want it: what was signed cannot be changed by a statement of ours. */
export const signedLongAgo = (server: TestServer, offerId: string): Promise<void> =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update offer_version set created_at = created_at - interval '30 days' where offer_id = ${offerId}`);
  });

/** Moves the end of an offer's running reservation, in both places that know it. */
export const reserveUntil = async (server: TestServer, offerId: string, until: SQL): Promise<void> => {
  const iso = sql`to_char((${until}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  await server.db.execute(sql`update reservation set reserved_until = ${until} where offer_id = ${offerId} and ended_at is null`);
  await server.db.execute(sql`update offer set reservation = jsonb_set(reservation, '{reservedUntil}', to_jsonb(${iso})) where id = ${offerId}`);
};

/** Reads, asks for the code and signs a booked lease. */
export const sign = async (server: TestServer, tenant: TestPerson, offerId: string) => {
  await server.work();
  const asked = await tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'lease' });
  if (!asked.ok) return asked;
  const code = await lastCode(server, tenant.email);
  return tenant.ask(leasesCalls.signLease, {
    userUid: tenant.uid,
    offerId,
    code,
    documentSha256: asked.value.documentSha256,
    consents: { ...consentsOf.lease },
  });
};

/** A lease that waits for its deposit. */
export type Deal = { readonly landlord: Signer; readonly tenant: Signer; readonly offerId: string; readonly leaseId: string };

/** Publishes, books and signs: a lease that waits for its deposit. */
export const aSignedLease = (server: TestServer, changes: OfferForm = {}): Promise<Deal> => aSignedOption(server, 'fixedshort', changes);

/** The same for longer than 12 months: its written form is missing. */
export const aSignedLongLease = (server: TestServer): Promise<Deal> => aSignedOption(server, 'fixedlong', {});

const aSignedOption = async (server: TestServer, option: 'fixedshort' | 'fixedlong', changes: OfferForm): Promise<Deal> => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, landlord, changes);
  const booked = await book(tenant, offerId, option);
  if (!booked.ok) throw new Error(`booking refused: ${JSON.stringify(booked.refusal)}`);
  const signed = await sign(server, tenant, offerId);
  if (!signed.ok) throw new Error(`signing refused: ${JSON.stringify(signed.refusal)}`);
  const { leaseId } = signed.value;
  if (leaseId === null) throw new Error('the lease waits for a second signer');
  await server.work();
  return { landlord, tenant, offerId, leaseId };
};

/** Uploads a file of the written form as a side does on the lease's page. */
export const uploadForm = async (side: TestPerson, { offerId }: Pick<Deal, 'offerId'>, kind: 'qualified' | 'scan', bytes: Uint8Array) => {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', new File([new Uint8Array(bytes)], 'umowa.pdf'));
  const answer = await side.fetch(`/leases/${offerId}/form`, { method: 'POST', body });
  const told: unknown = await answer.json();
  return isRefused(told) ? { ok: false, refusal: refusalOf(told.error) } : { ok: true };
};

const isRefused = (told: unknown): told is { readonly error: WireError } => typeof told === 'object' && told !== null && 'error' in told;

/** The account that tenants of the tests pay from. */
export const payer = { payerName: 'KAWA SP. Z O.O.', payerAccount: '27114020040000300201355387' } as const;

/** Books what is missing of a lease's deposit as an admin does. */
export const payDeposit = async (server: TestServer, admin: TestPerson, deal: Deal, bankReference = `BANK-${deal.leaseId.slice(0, 8)}`) => {
  const deposit = await deal.tenant.ask(depositsCalls.getDeposit, { offerId: deal.offerId });
  if (!deposit.ok) throw new Error(`deposit refused: ${JSON.stringify(deposit.refusal)}`);
  const valueDate = dayOf(await databaseNow(server.db));
  return admin.ask(depositsCalls.bookDepositReceipt, { offerId: deal.offerId, amount: deposit.value.amount, valueDate, bankReference, ...payer });
};

/** What the rules know of the lease of a deal. */
export const leaseFactsOf = async (server: TestServer, { offerId }: Deal): Promise<LeaseFacts> => {
  const found = await leaseFactsOfOffer(server.services, server.db, offerId);
  if (found === null) throw new Error('there is no lease');
  return found.facts;
};
