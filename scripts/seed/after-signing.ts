import type { Day, Grosze, Id } from '../../src/domain/kit/brand.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import { personByUid } from '../../src/server/accounts/queries.ts';
import { bookDepositPayout, bookDepositReceipt, bookDepositRefund } from '../../src/server/deposits/commands/book-money.ts';
import { answerProtocol } from '../../src/server/handover/commands/answer.ts';
import { namePerson } from '../../src/server/handover/commands/appointment.ts';
import { saveProtocolDraft } from '../../src/server/handover/commands/draft.ts';
import { attachProtocol } from '../../src/server/handover/commands/submit.ts';
import { openRound } from '../../src/server/handover/store.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { rejectPremises } from '../../src/server/leases/commands/end-lease.ts';
import { type LeaseRow, leaseOfOffer } from '../../src/server/leases/store/leases.ts';
import { findOffer } from '../../src/server/offers/store/offers.ts';
import { documentById } from '../../src/server/signing/store/documents.ts';
import { acting, must } from './acting.ts';
import { hoursAgo } from './past.ts';
import { signatureOf } from './signing.ts';
import { protocolOf } from './world/protocol.ts';
import type { Fate } from './world/seed-types.ts';

/** A signed lease of the demo and how far it shall go. */
export type Signed = {
  readonly offerId: Id;
  readonly landlord: string;
  readonly tenant: string;
  readonly admin: string;
  readonly signedHoursAgo: number;
  readonly fate: Extract<Fate, { at: 'leased' }>;
};

async function leaseOf(services: Services, offerId: Id): Promise<LeaseRow> {
  const row = await leaseOfOffer(services.db, offerId);
  if (row === null) throw new Error(`The demo lost the lease of ${offerId}.`);
  return row;
}

/** Names both people; the meeting is at ten o'clock, some days after the signing. */
async function name(services: Services, { offerId, landlord, tenant }: Signed, meetingDay: Day): Promise<void> {
  for (const [uid, isLandlord] of [
    [tenant, false],
    [landlord, true],
  ] as const) {
    const person = await personByUid(services.db, uid);
    const { firstName = '', lastName = '', email = '' } = person ?? {};
    const when = isLandlord ? { date: null, hour: null } : { date: meetingDay, hour: '10:00' };
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

async function receive(services: Services, { offerId, admin }: Signed): Promise<void> {
  await must('book a deposit', bookDepositReceipt(await acting(services, admin), await bankData(services, offerId, 'WPL')));
}

/** The landlord fills the protocol and submits it. */
async function attach(services: Services, { offerId, landlord }: Signed): Promise<void> {
  const ctx = await acting(services, landlord);
  const levels = (await findOffer(services.db, offerId))?.form.areaDetails?.levels ?? [];
  const { version } = await must('save a protocol', saveProtocolDraft(ctx, { offerId, version: 0, data: protocolOf(levels) }));
  await must('submit a protocol', attachProtocol(ctx, { offer: { id: offerId }, draftVersion: version }));
}

async function decline(services: Services, { offerId, tenant }: Signed): Promise<void> {
  const reason = 'Stan licznika zimnej wody jest inny niż w protokole: 214,6 m³. Prosimy też dopisać pęknięcie szyby przy zapleczu.';
  await must('decline a protocol', answerProtocol(await acting(services, tenant), { offerId, accepted: false, reason }));
}

async function confirm(services: Services, { offerId, tenant }: Signed): Promise<void> {
  const ctx = await acting(services, tenant);
  const document = await documentById(services.db, (await openRound(services.db, (await leaseOf(services, offerId)).id))?.documentId ?? '');
  await must(
    'sign a protocol',
    answerProtocol(ctx, { offerId, accepted: true, ...(await signatureOf(ctx, 'protocol', offerId, document?.sha256 ?? '')) }),
  );
}

const reject = async (services: Services, { offerId, tenant }: Signed): Promise<void> =>
  void (await must(
    'reject premises',
    rejectPremises(await acting(services, tenant), { offerId, damagedPremise: true, mismatchedDetails: true, unavailabilityOfLandlord: false }),
  ));

/** Takes a signed lease to its status, each step at an hour of its own; hours count back from now. */
export async function afterSigning(services: Services, signed: Signed): Promise<void> {
  const { offerId, admin, signedHoursAgo } = signed;
  const { status, daysAgo } = signed.fate;
  const since = (hours: number, work: (past: Services) => Promise<void>): Promise<void> =>
    hoursAgo(services, Math.max(0, signedHoursAgo - hours), work);
  const signedOn = dayOf((await leaseOf(services, offerId)).signedAt);
  if (status === 'DEPOSIT_PENDING') return;
  await since(2, (past) => name(past, signed, addDays(signedOn, status === 'DEPOSIT_CONFIRMED' ? 6 : 4)));
  await since(22, (past) => receive(past, signed));
  if (status === 'DEPOSIT_CONFIRMED') return;
  if (status === 'REJECTED' || status === 'AFTER_REJECTION') {
    await since(24 * (status === 'REJECTED' ? daysAgo - 1 : 6), (past) => reject(past, signed));
    if (status === 'AFTER_REJECTION')
      await since(
        24 * 10,
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
