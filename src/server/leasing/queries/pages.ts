import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasingCalls } from '../../../contract/leases/endpoints.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import { paymentQr, qrCarriesAmount, transferTitle } from '../../../domain/deposits/rules/transfer.ts';
import { pickupWindow } from '../../../domain/handover/rules/appointment.ts';
import type { Grosze, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { depositDue } from '../../../domain/leases/rules/deadlines.ts';
import { allowedOfferEvents, offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { leaseDates } from '../../../domain/offers/rules/lease-dates.ts';
import { monthsOf } from '../../../domain/offers/rules/lease-options.ts';
import { isReservationOver } from '../../../domain/offers/rules/validity.ts';
import { partyOf } from '../../companies/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { qrSvg } from '../../kit/qr.ts';
import { seeOffer } from '../../offers/queries/facts.ts';
import { leaseView } from '../present/lease.ts';
import { partyView } from '../present/party.ts';
import { type LeaseRow, leaseOfOffer, loadFacts } from '../store/leases.ts';
import { ledgerOf, standingReceipt } from '../store/ledger.ts';
import { type PublishedVersion, publishedVersion } from '../store/offers.ts';
import { type ReservationRow, runningOf } from '../store/reservations.ts';
import { sideOfViewer } from './lease.ts';
import { milestonesOf } from './milestones.ts';
import { readableDocument, readableDocuments } from './reading.ts';

type OfferInput = InputOf<typeof leasingCalls.getLease>;

const mine = async (
  ctx: Ctx,
  { offerId }: OfferInput,
): Promise<Result<{ viewer: SignedIn; row: LeaseRow; side: ReturnType<typeof sideOfViewer> }>> => {
  const viewer = signedIn(ctx);
  const row = await leaseOfOffer(ctx.db, offerId);
  const side = row === null ? null : sideOfViewer(viewer, row);
  return row === null || (side === null && !isAdmin(viewer)) ? refused(refuse('lease.not_found')) : ok({ viewer, row, side });
};

/** The lease of an offer for one of its sides: timeline, money, documents, what may be done now. An admin looks on from the landlord's side. */
export const getLease = async (ctx: Ctx, input: OfferInput): Promise<Result<OutputOf<typeof leasingCalls.getLease>>> => {
  const found = await mine(ctx, input);
  if (!found.ok) return found;
  const { viewer, row, side } = found.value;
  const seen = await seeOffer(ctx.db, viewer, row.offerId);
  const version = await publishedVersion(ctx.db, row.offerId, row.offerVersion);
  if (seen === null || version === null) return refused(refuse('lease.not_found'));
  const [facts, milestones, ledger] = [await loadFacts(ctx.db, row), await milestonesOf(ctx.db, row), await ledgerOf(ctx.db, row.id)];
  const documents = await readableDocuments(ctx, viewer, { offer: seen.offer, row, side });
  return ok(leaseView({ viewer, side: side ?? 'landlord', standing: side, row, facts, milestones, ledger, version, documents, now: seen.now }));
};

/** How the deposit is paid: account, title, amount, code. For the tenant's side and admins. */
export const getDeposit = async (ctx: Ctx, input: OfferInput): Promise<Result<OutputOf<typeof leasingCalls.getDeposit>>> => {
  const found = await mine(ctx, input);
  if (!found.ok) return found;
  const { viewer, row, side } = found.value;
  if (side === 'landlord' && !isAdmin(viewer)) return refused(refuse('lease.not_found'));
  const { config } = ctx;
  const qrPayload = paymentQr({ nip: config.operator.nip, account: config.depositAccount, name: config.operator.name }, row.deposit, row.reference);
  const receipt = await standingReceipt(ctx.db, row.id);
  const attempt = { lease: await loadFacts(ctx.db, row), now: await databaseNow(ctx.db) };
  return ok({
    offerId: row.offerId,
    offerName: row.offerName,
    state: row.state,
    amount: row.deposit,
    due: row.depositDue,
    account: config.depositAccount,
    accountOwner: config.operator.name,
    title: transferTitle(row.reference, row.offerName),
    reference: row.reference,
    qrPayload,
    qrSvg: await qrSvg(qrPayload, { ecc: 'L' }),
    qrCarriesAmount: qrCarriesAmount(row.deposit),
    receivedAt: receipt?.createdAt ?? null,
    allowed: [...allowedOnLease(attempt, { side, isAdmin: isAdmin(viewer) })],
  });
};

type Shown = { readonly held: ReservationRow; readonly version: PublishedVersion; readonly tenant: PartyFacts; readonly now: Instant };

const reservationFacts = ({ held, version, tenant, now }: Shown) => {
  const { form } = version;
  const months = monthsOf(form.leaseAgreement, held.option);
  const dates = held.facts?.terms ?? leaseDates(form.availability ?? dayOf(now), months, now);
  const signedOn = dayOf(now);
  return {
    offerId: held.offerId,
    offerName: form.name ?? '',
    offerVersion: held.offerVersion,
    option: held.option,
    bookedAt: held.bookedAt,
    reservedUntil: held.reservedUntil,
    tenant: partyView(tenant),
    landlord: partyView(version.landlord),
    start: dates.start,
    end: dates.end,
    rentNet: form.price ?? (0 as Grosze),
    deposit: form.leaseAgreement?.deposit ?? (0 as Grosze),
    depositDue: depositDue(signedOn),
    pickup: pickupWindow({ signedOn, availability: form.availability ?? signedOn, deadlineDays: form.unitReceiptDeadline ?? 0 }),
  };
};

/** A running reservation for its company, with the lease to read; the landlord sees who booked until when, without the document. */
export const getReservation = async (ctx: Ctx, { offerId }: OfferInput): Promise<Result<OutputOf<typeof leasingCalls.getReservation>>> => {
  const viewer = signedIn(ctx);
  const none = refused(refuseOffer('reservation.not_found'));
  const [seen, held] = [await seeOffer(ctx.db, viewer, offerId), await runningOf(ctx.db, offerId)];
  if (seen === null || held === null || isReservationOver(held, seen.now)) return none;
  const actors = offerActors(viewer, seen.offer);
  const side = actors.includes('booker') ? 'tenant' : actors.includes('owner') ? 'landlord' : null;
  const [version, tenant] = [
    await publishedVersion(ctx.db, offerId, held.offerVersion),
    held.facts?.tenant ?? (await partyOf(ctx.db, held.companyId, held.uid)),
  ];
  if (side === null || version === null || tenant === null) return none;
  const document = await readableDocument(ctx, viewer, { offer: seen.offer, row: null, side }, 'lease');
  const events = allowedOfferEvents(actors, seen.facts).filter((event) => event === 'withdraw' || (event === 'sign' && document !== null));
  return ok({ ...reservationFacts({ held, version, tenant, now: seen.now }), side, document, allowed: [...events] });
};
