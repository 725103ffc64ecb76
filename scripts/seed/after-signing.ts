import type { Day, Grosze, Id, Instant } from '../../src/domain/kit/brand.ts';
import { HOUR_MS } from '../../src/domain/kit/time/units.ts';
import { addDays, dayOf, msOf, plusMs, timeOf } from '../../src/domain/kit/time.ts';
import { objectionUntil } from '../../src/domain/leases/rules/deadlines.ts';
import { personByUid } from '../../src/server/accounts/queries.ts';
import { bookDepositPayout } from '../../src/server/deposits/commands/book-money.ts';
import { bookDepositReceipt } from '../../src/server/deposits/commands/book-receipt.ts';
import { bookDepositRefund } from '../../src/server/deposits/commands/book-refund.ts';
import { answerProtocol } from '../../src/server/handover/commands/answer.ts';
import { namePerson } from '../../src/server/handover/commands/appointment.ts';
import { saveProtocolDraft } from '../../src/server/handover/commands/draft.ts';
import { prepareProtocol } from '../../src/server/handover/commands/prepare.ts';
import { attachProtocol } from '../../src/server/handover/commands/submit.ts';
import { submittedRound } from '../../src/server/handover/store/protocol.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { prepareRejection, rejectPremises } from '../../src/server/leases/commands/reject-premises.ts';
import { type LeaseRow, leaseOfOffer } from '../../src/server/leases/store/leases.ts';
import { findOffer } from '../../src/server/offers/store/offers.ts';
import { documentById } from '../../src/server/signing/store/documents.ts';
import { acting, must } from './acting.ts';
import { hoursAgo } from './past.ts';
import { signatureOf } from './signing.ts';
import { protocolOf } from './world/protocol.ts';
import type { Fate } from './world/seed-types.ts';

/** A signed lease of the demo and how far it shall go. */
export type SignedDeal = {
  readonly offerId: Id;
  readonly landlord: string;
  readonly tenant: string;
  readonly admin: string;
  readonly signedHoursAgo: number;
  readonly fate: Extract<Fate, { at: 'leased' }>;
};

type Meeting = { readonly date: Day; readonly hour: string };

async function leaseOf(services: Services, offerId: Id): Promise<LeaseRow> {
  const row = await leaseOfOffer(services.db, offerId);
  if (row === null) throw new Error(`The demo lost the lease of ${offerId}.`);
  return row;
}

/** Names both people; the meeting is some days after the signing. */
async function name(services: Services, { offerId, landlord, tenant }: SignedDeal, meeting: Meeting): Promise<void> {
  for (const [uid, isLandlord] of [
    [tenant, false],
    [landlord, true],
  ] as const) {
    const person = await personByUid(services.db, uid);
    const { firstName = '', lastName = '', email = '' } = person ?? {};
    const when = isLandlord ? { date: null, hour: null } : meeting;
    await must(
      'name a person',
      namePerson(await acting(services, uid), {
        id: offerId,
        landlord: isLandlord,
        receptionForm: { firstName, lastName, email, ...when, authorized: true },
      }),
    );
  }
}

const bankData = async (services: Services, offerId: Id, kind: string) => {
  const { deposit, reference } = await leaseOf(services, offerId);
  return { offerId, amount: deposit as Grosze, valueDate: dayOf(await databaseNow(services.db)), bankReference: `${kind}-${reference}` };
};

async function receive(services: Services, { offerId, admin }: SignedDeal): Promise<void> {
  const { tenant } = await leaseOf(services, offerId);
  const payer = { payerName: tenant.name, payerAccount: tenant.bankAccount };
  await must('book a deposit', bookDepositReceipt(await acting(services, admin), { ...(await bankData(services, offerId, 'WPL')), ...payer }));
}

/** The landlord fills the protocol and submits it. */
async function attach(services: Services, { offerId, landlord }: SignedDeal): Promise<void> {
  const ctx = await acting(services, landlord);
  const levels = (await findOffer(services.db, offerId))?.form.areaDetails?.levels ?? [];
  const { version } = await must('save a protocol', saveProtocolDraft(ctx, { offerId, version: 0, data: protocolOf(levels) }));
  const { sha256 } = await must('draw a protocol', prepareProtocol(ctx, { offerId, draftVersion: version }));
  const signature = await signatureOf(ctx, 'protocol', offerId, sha256);
  await must('submit a protocol', attachProtocol(ctx, { offer: { id: offerId }, draftVersion: version, ...signature }));
}

async function attachedHash(services: Services, offerId: Id): Promise<string> {
  const round = await submittedRound(services.db, (await leaseOf(services, offerId)).id);
  return (await documentById(services.db, round?.documentId ?? ''))?.sha256 ?? '';
}

async function decline(services: Services, { offerId, tenant }: SignedDeal): Promise<void> {
  const reason = 'Stan licznika zimnej wody jest inny niż w protokole: 214,6 m³. Prosimy też dopisać pęknięcie szyby przy zapleczu.';
  const ctx = await acting(services, tenant);
  const signature = await signatureOf(ctx, 'protocol_return', offerId, await attachedHash(services, offerId));
  await must('decline a protocol', answerProtocol(ctx, { offerId, accepted: false, reason, ...signature }));
}

async function confirm(services: Services, { offerId, tenant }: SignedDeal): Promise<void> {
  const ctx = await acting(services, tenant);
  const signature = await signatureOf(ctx, 'protocol', offerId, await attachedHash(services, offerId));
  await must('sign a protocol', answerProtocol(ctx, { offerId, accepted: true, ...signature }));
}

async function reject(services: Services, { offerId, tenant }: SignedDeal): Promise<void> {
  const ctx = await acting(services, tenant);
  const statement = {
    ...{ offerId, damagedPremise: true, mismatchedDetails: true, unavailabilityOfLandlord: false, photos: [] },
    description: 'Zalany sufit na zapleczu, a brama jest o pół metra niższa niż w ofercie.',
  };
  const { sha256 } = await must('draw a rejection', prepareRejection(ctx, statement));
  await must('reject premises', rejectPremises(ctx, { ...statement, ...(await signatureOf(ctx, 'rejection', offerId, sha256)) }));
}

/** Takes a signed lease to its status, each step at an hour of its own; hours count back from now. */
export async function afterSigning(services: Services, signed: SignedDeal): Promise<void> {
  const { offerId, admin, signedHoursAgo } = signed;
  const { status, daysAgo } = signed.fate;
  const since = (hours: number, work: (past: Services) => Promise<void>): Promise<void> =>
    hoursAgo(services, Math.max(0, signedHoursAgo - hours), work);
  const { signedAt } = await leaseOf(services, offerId);
  if (status === 'DEPOSIT_PENDING') return;
  // A protocol that was sent was sent at its meeting, whatever hour of the day the demo was started at.
  const sentAt = plusMs(signedAt, 97 * HOUR_MS);
  const meeting =
    status === 'DEPOSIT_CONFIRMED' ? { date: addDays(dayOf(signedAt), 6), hour: '10:00' } : { date: dayOf(sentAt), hour: timeOf(sentAt) };
  await since(2, (past) => name(past, signed, meeting));
  await since(22, (past) => receive(past, signed));
  if (status === 'DEPOSIT_CONFIRMED') return;
  if (status === 'REJECTED' || status === 'AFTER_REJECTION') {
    const rejectedAfter = 24 * (status === 'REJECTED' ? daysAgo - 1 : 6);
    await since(rejectedAfter, (past) => reject(past, signed));
    if (status === 'AFTER_REJECTION')
      await since(
        hoursToRefund(signedAt, rejectedAfter),
        async (past) => void (await must('refund', bookDepositRefund(await acting(past, admin), await bankData(past, offerId, 'ZWR')))),
      );
    return;
  }
  await since(98, (past) => attach(past, signed));
  if (status === 'PROTOCOL_REJECTED') await since(120, (past) => decline(past, signed));
  if (status !== 'PROTOCOL_CONFIRMED') return;
  await since(99, (past) => confirm(past, signed));
  await since(
    99 + 24 * 5,
    async (past) => void (await must('pay out', bookDepositPayout(await acting(past, admin), await bankData(past, offerId, 'WYP')))),
  );
}

/** The money leaves in the morning after the landlord's time to object, which counts business days: how many hours that is after the signature depends on the weekday. */
export const hoursToRefund = (signedAt: Instant, rejectedAfter: number): number => {
  const leavesAt = plusMs(objectionUntil(plusMs(signedAt, rejectedAfter * HOUR_MS)), 10 * HOUR_MS);
  return (msOf(leavesAt) - msOf(signedAt)) / HOUR_MS;
};
