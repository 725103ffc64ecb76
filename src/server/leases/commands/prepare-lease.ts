/** Freezes the facts of a lease and draws it before it is signed. */

import { feeOf } from '../../../domain/invoices/rules.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf, partsOf } from '../../../domain/kit/time.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { leaseDates, leaseStart } from '../../../domain/offers/rules/lease-dates.ts';
import { monthsOf } from '../../../domain/offers/rules/lease-options.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { partyOf } from '../../companies/queries.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Reader, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import type { JobRun } from '../../kit/jobs/jobs.ts';
import { type Progress, progressOf } from '../../kit/jobs/progress.ts';
import { notice } from '../../kit/live/notices.ts';
import { type PublishedVersion, publishedVersion } from '../../offers/queries/facts.ts';
import { freezeReservation } from '../../reservations/commands/order-lease.ts';
import { type ReservationRow, reservationById } from '../../reservations/queries.ts';
import { drawAndStore, supersedeOthers } from '../../signing/commands/draw-and-seal.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { evidenceById } from '../../signing/queries/evidence.ts';
import { drawLease } from '../documents/lease.ts';
import { leaseMails } from '../mail.ts';

const leaseNumber = (held: ReservationRow): string => `U/${partsOf(dayOf(held.bookedAt)).year}/${String(held.number).padStart(4, '0')}`;

const acceptedOffer = async (reader: Reader, version: PublishedVersion): Promise<LeaseDocumentFacts['offer']> => {
  const stored = await documentById(reader, version.documentId);
  const act = await evidenceById(reader, version.evidenceId);
  if (stored === null) throw new Error(`offer ${version.offerId} v${version.version} has no document`);
  return {
    id: version.offerId,
    name: version.form.name ?? '',
    number: stored.number ?? '',
    version: version.version,
    documentCode: stored.code,
    documentSha256: stored.sha256,
    signedAt: act?.signedAt ?? version.createdAt,
  };
};

/** Freezes everything that the lease says: the signed offer, both companies' register data, dates, fees, the deposit's account and reference. */
export const leaseFacts = async (services: Services, held: ReservationRow, now: Instant): Promise<LeaseDocumentFacts> => {
  const { db, config } = services;
  const version = await publishedVersion(db, held.offerId, held.offerVersion);
  const tenant = await partyOf(db, held.companyId, held.uid);
  if (version === null || tenant === null) throw new Error(`reservation ${held.id} has lost its offer version or its company`);
  const { form } = version;
  const { price, leaseAgreement } = form;
  if (price === undefined || leaseAgreement?.deposit === undefined)
    throw new Error(`offer ${held.offerId} v${held.offerVersion} has no price or deposit`);
  const months = monthsOf(leaseAgreement, held.option);
  return {
    number: leaseNumber(held),
    offer: await acceptedOffer(db, version),
    form,
    landlord: version.landlord,
    tenant,
    terms: {
      option: held.option,
      months,
      ...leaseDates(form.availability ?? dayOf(now), months, now),
      rentNet: price,
      deposit: leaseAgreement.deposit,
    },
    escrow: { account: config.depositAccount, reference: held.reference },
    fees: { landlordNet: feeOf('landlord', held.feeRates, price).net, tenantNet: feeOf('tenant', held.feeRates, price).net },
    operator: config.operator,
    preparedAt: now,
  };
};

/** Whether the drawn lease names dates that signing now would not have: midnight has passed since it was drawn. */
export const isStale = (held: ReservationRow, now: Instant): boolean =>
  held.facts !== null && leaseStart(held.facts.form.availability ?? dayOf(now), dayOf(now)) !== held.facts.terms.start;

const draw = async (services: Services, held: ReservationRow, progress: Progress): Promise<boolean> => {
  await progress.step('DOWNLOADING_DATA');
  const facts = await leaseFacts(services, held, await databaseNow(services.db));
  await progress.step('RESERVATION');
  if ((await reservationById(services.db, held.id))?.endedAt !== null) return false;
  await progress.step('PREPARING_DOCUMENTS');
  const made = await drawAndStore(services, {
    kind: 'lease',
    offerId: held.offerId,
    number: facts.number,
    lang: 'pl',
    facts,
    draw: (ctx) => drawLease(facts, ctx),
  });
  await progress.step('SENDING_OFFER');
  const kept = await transact(services, async (tx) => {
    const stored = await made.keep(tx);
    // The reservation may have ended while we drew: then nothing of this is kept.
    if (!(await freezeReservation(tx, held.id, { facts, documentId: made.id, documentSha256: made.drawn.sha256 })))
      return refused(refuseOffer('reservation.expired'));
    await supersedeOthers(tx, { id: stored.id, kind: 'lease', offerId: held.offerId }, made.at);
    await mailReady(services, tx, held, facts);
    await notice(tx, [`offer:${held.offerId}`, `user:${held.uid}`, `company:${held.companyId}`]);
    return ok(null);
  });
  return kept.ok;
};

const mailReady = async (services: Services, tx: Tx, held: ReservationRow, facts: LeaseDocumentFacts): Promise<void> => {
  const details = {
    to: 'tenant',
    offerId: held.offerId,
    offer: facts.offer.name,
    other: facts.landlord.name,
    path: `/contract/${held.offerId}/verify`,
    button: 'contract',
    until: held.reservedUntil,
    amount: facts.terms.deposit,
  } as const;
  await mail(services, tx, leaseMails.ready, held.uid, { facts: details, once: `${held.id}:${facts.terms.start}` });
};

/** The job of a booking: freezes the facts and draws the unsealed lease. Writes its own progress; a failure binds nobody and is tried again. */
export const prepare = async (
  services: Services,
  { reservationId, runId }: { readonly reservationId: Id; readonly runId: Id },
  run: Pick<JobRun, 'lastAttempt'>,
): Promise<void> => {
  const progress = progressOf(services, runId);
  await progress.step('CHECKING_NETWORK');
  const held = await reservationById(services.db, reservationId);
  if (held === null || held.endedAt !== null) return progress.fail(refuseOffer('reservation.expired'));
  if (held.documentId !== null && !isStale(held, await databaseNow(services.db))) return progress.done();
  try {
    await ((await draw(services, held, progress)) ? progress.done() : progress.fail(refuseOffer('reservation.expired')));
  } catch (fault) {
    if (run.lastAttempt) await progress.fail(refuse('signing.document_missing'));
    throw fault;
  }
};
