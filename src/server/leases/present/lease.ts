import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { transferTitle } from '../../../domain/deposits/rules/transfer.ts';
import type { Booking } from '../../../domain/deposits/types.ts';
import { pickupWindow } from '../../../domain/handover/rules/appointment.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { negate } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import { objectionUntil } from '../../../domain/leases/rules/deadlines.ts';
import { isDisputed } from '../../../domain/leases/rules/rejection.ts';
import { leaseCardPath } from '../../../domain/leases/rules/routing.ts';
import { type TimelineStep, timeline, whatIfTopics } from '../../../domain/leases/rules/timeline.ts';
import type { DocumentKind, LeaseFacts, Side } from '../../../domain/leases/types.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import { partyView } from '../../companies/queries.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import type { PublishedVersion } from '../../offers/queries/facts.ts';
import type { LeaseRow } from '../store/leases.ts';

type View = OutputOf<typeof leasesCalls.getLease>;
type Step = View['steps'][number];

/** Everything that a lease's page is made of, read at one time. `side` is the viewer's, `documents` are those that the viewer may read. */
export type LeasePage = {
  readonly viewer: SignedIn;
  readonly side: Side;
  /** Null for an admin who looks on. */
  readonly ownSide: Side | null;
  readonly row: LeaseRow;
  readonly facts: LeaseFacts;
  readonly ledger: readonly Booking[];
  readonly version: PublishedVersion;
  readonly documents: readonly DocumentLink[];
  readonly now: Instant;
};

const besideStep: Readonly<Partial<Record<TimelineStep['key'], readonly DocumentKind[]>>> = {
  signed: ['lease', 'offer'],
  protocol: ['protocol'],
  released: ['invoice_l', 'invoice_t'],
};

const stepFacts = ({ row, facts }: LeasePage): Partial<Record<TimelineStep['key'], Step['facts']>> => ({
  signed: { landlord: row.landlord.name, tenant: row.tenant.name },
  receiver: {
    ...(facts.reception ? { receiver: `${facts.reception.firstName} ${facts.reception.lastName}` } : {}),
    ...(facts.transfer ? { handing: `${facts.transfer.firstName} ${facts.transfer.lastName}` } : {}),
  },
  deposit: { amount: row.deposit, due: row.depositDue, title: transferTitle(row.reference, row.offerName) },
  handover: facts.reception?.meetingAt ? { meetingAt: facts.reception.meetingAt } : {},
  protocol: { round: facts.rounds },
  released: { amount: row.deposit },
  refunded: { amount: facts.depositHeld },
});

const actorOf = (step: TimelineStep, ownSide: Side | null): Step['actor'] => (step.actor !== null && step.actor === ownSide ? 'you' : step.actor);

const stateOf = (step: TimelineStep, ownSide: Side | null): Step['state'] => {
  if (step.state !== 'open') return step.state;
  return step.actor === ownSide ? 'now' : 'waiting';
};

const stepsOf = (page: LeasePage): Step[] => {
  const shown = stepFacts(page);
  return timeline(page.facts).map((step) => ({
    key: step.key,
    state: stateOf(step, page.ownSide),
    actor: actorOf(step, page.ownSide),
    at: step.at,
    by: step.by,
    facts: shown[step.key] ?? {},
    documents: page.documents.filter((document) => besideStep[step.key]?.includes(document.kind)),
  }));
};

const whoPays: Readonly<Record<Booking['kind'], string>> = {
  deposit_receipt: 'tenant',
  deposit_receipt_reversal: 'parter',
  deposit_refund: 'tenant',
  deposit_payout: 'landlord',
  fee_invoice: 'parter',
};

/** Bookings that concern the viewer (the other side's fee does not), then what is still to come. */
const ledgerOf = ({ ledger, facts, row, ownSide }: LeasePage): View['ledger'] => {
  const own = ownSide === 'landlord' ? 'L ' : 'T ';
  const ownEntries = ledger.filter((entry) => entry.kind !== 'fee_invoice' || ownSide === null || entry.reason?.startsWith(own));
  const booked = ownEntries.map((entry) => ({
    day: entry.valueDate,
    kind: entry.kind,
    amount: entry.kind === 'fee_invoice' ? entry.gross : entry.held,
    who: whoPays[entry.kind],
    planned: false,
  }));
  const awaited = timeline(facts).some((step) => step.key === 'deposit' && step.state === 'open');
  return [
    ...booked,
    ...(awaited ? [{ day: row.depositDue, kind: 'deposit_receipt', amount: row.deposit, who: 'tenant', planned: true }] : []),
    ...(facts.payout?.stage === 'due'
      ? [{ day: facts.payout.due, kind: 'deposit_payout', amount: negate(facts.depositHeld), who: 'landlord', planned: true }]
      : []),
    ...(facts.refund?.stage === 'due' && facts.depositHeld > 0 && !isDisputed(facts)
      ? [{ day: facts.refund.due, kind: 'deposit_refund', amount: negate(facts.depositHeld), who: 'tenant', planned: true }]
      : []),
  ];
};

const pictureOf = ({ images: [first] }: PublishedVersion): Pick<View, 'imageUrl' | 'imageThumb'> =>
  first === undefined ? { imageUrl: null, imageThumb: null } : { imageUrl: publicPhotoPath(first.smallKey), imageThumb: first.thumb };

const rejectionOf = ({ facts: { rejection } }: LeasePage): View['rejection'] =>
  rejection === null ? null : { at: rejection.at, reasons: [...rejection.reasons], objectUntil: objectionUntil(rejection.at) };

/** A lease as one of its sides sees it. */
export const leaseView = (page: LeasePage): View => {
  const { row, facts, version, viewer, side, ownSide } = page;
  const card = cardFacts(version.form);
  const signedOn = dayOf(row.signedAt);
  return {
    id: row.id,
    offerId: row.offerId,
    offerName: row.offerName,
    address: card.address,
    surface: card.surface ?? 0,
    ...pictureOf(version),
    state: row.state,
    side,
    option: row.option,
    signedAt: row.signedAt,
    start: row.startOn,
    end: row.endOn,
    rentNet: row.rentNet,
    deposit: row.deposit,
    depositDue: row.depositDue,
    reference: row.reference,
    landlord: partyView(row.landlord),
    tenant: partyView(row.tenant),
    reception: facts.reception,
    transfer: facts.transfer,
    pickup: pickupWindow({ signedOn, availability: version.form.availability ?? signedOn, deadlineDays: version.form.unitReceiptDeadline ?? 0 }),
    disputed: isDisputed(facts),
    depositProblem: facts.depositProblem,
    rejection: rejectionOf(page),
    steps: stepsOf(page),
    ledger: ledgerOf(page),
    balance: facts.depositHeld,
    documents: [...page.documents],
    whatIf: [...whatIfTopics(facts)],
    formStepNeeded: needsWrittenForm(facts.terms.months),
    nextPath: leaseCardPath(facts, side, viewer.uid),
    allowed: [...allowedOnLease({ lease: facts, now: page.now }, { side: ownSide, isAdmin: isAdmin(viewer) })],
  };
};
