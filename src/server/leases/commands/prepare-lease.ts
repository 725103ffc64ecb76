/** Freezes the facts of a lease and draws it before it is signed. */

import { z } from 'zod';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { reservationPath } from '../../../domain/kit/page/deal-paths.ts';
import { dayOf, partsOf } from '../../../domain/kit/time.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import type { ContractText } from '../../../domain/offers/document/contract.ts';
import type { OperatorFacts } from '../../../domain/offers/document.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { feeSums } from '../../../domain/offers/rules/fees.ts';
import { leaseDates, leaseStart } from '../../../domain/offers/rules/lease-dates.ts';
import { monthsOf } from '../../../domain/offers/rules/lease-options.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { partyOf, unchangedParty } from '../../companies/queries/party.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Reader, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import type { JobRun } from '../../kit/jobs/jobs.ts';
import type { Progress } from '../../kit/jobs/progress.ts';
import { notice } from '../../kit/live/notices.ts';
import { type PublishedVersion, publishedVersion } from '../../offers/queries/facts.ts';
import { freezeReservation } from '../../reservations/commands/order-lease.ts';
import { type ReservationRow, reservationById } from '../../reservations/queries.ts';
import { drawAndStore, supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { prepareDocument } from '../../signing/commands/prepare.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { evidenceById } from '../../signing/queries/evidence.ts';
import { drawLease } from '../documents/lease.ts';
import { leaseMails } from '../mail.ts';

const leaseNumber = (reservation: ReservationRow): string =>
  `U/${partsOf(dayOf(reservation.bookedAt)).year}/${String(reservation.number).padStart(4, '0')}`;

/** The signed offer, and the text and facts of its lease that it froze; an offer signed before offers held them has none. */
type SignedOffer = { readonly offer: LeaseDocumentFacts['offer']; readonly frozen: z.output<typeof frozenContract> | null };

const frozenContract = z.object({
  contract: z.custom<ContractText>((value) => typeof value === 'object' && value !== null),
  escrow: z.object({
    account: z.string(),
    kind: z.enum(['trust', 'licensed']).optional(),
    bank: z.string().optional(),
    licence: z.string().nullish(),
  }),
  operator: z.custom<OperatorFacts>((value) => typeof value === 'object' && value !== null),
});

const signedOffer = async (reader: Reader, version: PublishedVersion): Promise<SignedOffer> => {
  const stored = await documentById(reader, version.documentId);
  const act = await evidenceById(reader, version.evidenceId);
  if (stored === null) throw new Error(`offer ${version.offerId} v${version.version} has no document`);
  const offer = {
    id: version.offerId,
    name: version.form.name ?? '',
    number: stored.number ?? '',
    version: version.version,
    documentCode: stored.code,
    documentSha256: stored.sha256,
    signedAt: act?.signedAt ?? version.createdAt,
  };
  return { offer, frozen: frozenContract.safeParse(stored.facts).data ?? null };
};

/** What a lease is drawn from: its facts, and its text as the landlord signed it. */
export type LeaseToDraw = { readonly facts: LeaseDocumentFacts; readonly signed: ContractText | null };

/** Freezes everything that the lease says: the signed offer, both companies' register data, dates, fees, the deposit's account and reference. */
export const leaseToDraw = async (services: Services, reservation: ReservationRow, now: Instant): Promise<LeaseToDraw> => {
  const { db, config } = services;
  const version = await publishedVersion(db, reservation.offerId, reservation.offerVersion);
  const tenant = await partyOf(db, reservation.companyId, reservation.signerUid ?? reservation.uid, reservation.cosignerUid);
  if (version === null || tenant === null) throw new Error(`reservation ${reservation.id} has lost its offer version or its company`);
  const { form } = version;
  const { price, leaseAgreement } = form;
  if (price === undefined || leaseAgreement?.deposit === undefined)
    throw new Error(`offer ${reservation.offerId} v${reservation.offerVersion} has no price or deposit`);
  const months = monthsOf(leaseAgreement, reservation.option);
  const { offer, frozen } = await signedOffer(db, version);
  const facts = {
    number: leaseNumber(reservation),
    offer,
    form,
    landlord: version.landlord,
    tenant,
    terms: {
      option: reservation.option,
      months,
      ...leaseDates(form.availability ?? dayOf(now), months, now),
      rentNet: price,
      deposit: leaseAgreement.deposit,
    },
    escrow: { ...(frozen?.escrow ?? { account: config.depositAccount, ...config.deposits }), reference: reservation.reference },
    fees: feeSums(reservation.feeRates, price),
    operator: frozen?.operator ?? config.operator,
    preparedAt: now,
  };
  return { facts, signed: frozen?.contract ?? null };
};

/** Whether the drawn lease names the people who shall sign it, as their company knows them now. */
export const namesItsSigners = async (reader: Reader, reservation: ReservationRow): Promise<boolean> => {
  const tenant = reservation.facts?.tenant;
  if (
    tenant === undefined ||
    tenant.signer.uid !== (reservation.signerUid ?? reservation.uid) ||
    tenant.cosigner?.uid !== (reservation.cosignerUid ?? undefined)
  )
    return false;
  return (await unchangedParty(reader, tenant)) !== null;
};

/** Whether the drawn lease names dates that signing now would not have: midnight has passed since it was drawn. */
export const isStale = (reservation: ReservationRow, now: Instant): boolean =>
  reservation.facts !== null && leaseStart(reservation.facts.form.availability ?? dayOf(now), dayOf(now)) !== reservation.facts.terms.start;

const draw = async (services: Services, reservation: ReservationRow, progress: Progress): Promise<boolean> => {
  await progress.step('DOWNLOADING_DATA');
  const { facts, signed } = await leaseToDraw(services, reservation, await databaseNow(services.db));
  await progress.step('RESERVATION');
  if ((await reservationById(services.db, reservation.id))?.endedAt !== null) return false;
  await progress.step('PREPARING_DOCUMENTS');
  const made = await drawAndStore(services, {
    kind: 'lease',
    offerId: reservation.offerId,
    number: facts.number,
    lang: 'pl',
    facts,
    draw: (ctx) => drawLease(facts, ctx, signed),
  });
  await progress.step('SENDING_OFFER');
  const kept = await transact(services, async (tx) => {
    const stored = await made.keep(tx);
    // The reservation may have ended while we drew: then nothing of this is kept.
    if (!(await freezeReservation(tx, reservation.id, { facts, documentId: made.id, documentSha256: made.drawn.sha256 })))
      return refused(refuseOffer('reservation.expired'));
    await voidFirst(services, tx, 'lease', reservation.offerId, facts.offer.name);
    await supersedeOthers(tx, { id: stored.id, kind: 'lease', offerId: reservation.offerId }, made.at);
    await mailReady(services, tx, reservation, facts);
    await notice(tx, [`offer:${reservation.offerId}`, `user:${reservation.uid}`, `company:${reservation.companyId}`]);
    return ok(null);
  });
  return kept.ok;
};

const mailReady = async (services: Services, tx: Tx, reservation: ReservationRow, facts: LeaseDocumentFacts): Promise<void> => {
  // Nobody can sign it now: who holds the offer was told so, and will be when they can.
  if (!(await isLandlordVerified(tx, await publishedVersion(tx, reservation.offerId, reservation.offerVersion)))) return;
  const details = {
    to: 'tenant',
    offerId: reservation.offerId,
    offer: facts.offer.name,
    other: facts.landlord.name,
    path: reservationPath(reservation.offerId),
    button: 'contract',
    until: reservation.reservedUntil,
    amount: facts.terms.deposit,
  } as const;
  await mail(services, tx, leaseMails.ready, facts.tenant.signer.uid, {
    facts: details,
    once: `${reservation.id}:${facts.terms.start}:${facts.tenant.signer.uid}`,
  });
};

/** The job of a booking: freezes the facts and draws the unsealed lease. A failure binds nobody and is tried again. */
export const prepare = (
  services: Services,
  { reservationId, runId }: { readonly reservationId: Id; readonly runId: Id },
  { lastAttempt }: Pick<JobRun, 'lastAttempt'>,
): Promise<void> =>
  prepareDocument(services, { runId, lastAttempt }, async (progress) => {
    await progress.step('CHECKING_NETWORK');
    const reservation = await reservationById(services.db, reservationId);
    if (reservation === null || reservation.endedAt !== null) return refuseOffer('reservation.expired');
    const isFresh =
      reservation.documentId !== null && !isStale(reservation, await databaseNow(services.db)) && (await namesItsSigners(services.db, reservation));
    return isFresh || (await draw(services, reservation, progress)) ? null : refuseOffer('reservation.expired');
  });
