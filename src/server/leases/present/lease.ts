import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { negate, sum, ZERO } from '../../../domain/kit/money.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import { objectionUntil } from '../../../domain/leases/rules/deadlines.ts';
import { meetingWindow } from '../../../domain/leases/rules/meeting.ts';
import { returnOf } from '../../../domain/leases/rules/protocol-guards.ts';
import { awaitedSum, refundable } from '../../../domain/leases/rules/receipt.ts';
import { isDisputed, isLeftToSides, mayChangePayoutAccount } from '../../../domain/leases/rules/rejection.ts';
import { leaseCardPath } from '../../../domain/leases/rules/routing.ts';
import { possibleOutcomes } from '../../../domain/leases/rules/statements.ts';
import { moneyPathOf, type TimelineStep, timeline, whatIfTopics } from '../../../domain/leases/rules/timeline.ts';
import { transferTitle } from '../../../domain/leases/rules/transfer-title.ts';
import type { Booking, DocumentKind, LeaseFacts, LeaseLedgerKind, Side } from '../../../domain/leases/types.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import type { AccountInReview } from '../../companies/queries/account.ts';
import { partyView } from '../../companies/queries/party.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import type { PublishedVersion } from '../../offers/queries/facts.ts';
import type { LeaseRow } from '../store/leases.ts';
import { formStep } from './form.ts';

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
  /** Addresses of the photos that belong to a refusal. */
  readonly rejectionPhotos: readonly string[];
  /** The written form; null when the lease needs none. */
  readonly form: View['form'];
  /** The account that the deposit is paid out to, the one of the landlord company's accepted data, and another one given in for review. */
  readonly payout: { readonly account: string; readonly accepted: string | null; readonly inReview: AccountInReview | null };
  readonly now: Instant;
};

const besideStep: Readonly<Partial<Record<TimelineStep['key'], readonly DocumentKind[]>>> = {
  signed: ['lease', 'offer'],
  protocol: ['protocol'],
  rejected: ['rejection'],
  released: ['invoice_l', 'invoice_t'],
};

/** Why the protocol waits for its correction. */
const returnedFacts = (facts: LeaseFacts): Step['facts'] => {
  const returned = returnOf(facts);
  return returned === null ? {} : { returnedAt: returned.at, returnedBy: returned.by, reason: returned.reason };
};

const stepFacts = ({ row, facts }: LeasePage): Partial<Record<TimelineStep['key'], Step['facts']>> => ({
  signed: { landlord: row.landlord.name, tenant: row.tenant.name },
  receiver: {
    ...(facts.reception ? { receiver: `${facts.reception.firstName} ${facts.reception.lastName}` } : {}),
    ...(facts.transfer ? { handing: `${facts.transfer.firstName} ${facts.transfer.lastName}` } : {}),
  },
  deposit: { amount: awaitedSum(facts) ?? row.deposit, due: row.depositDue, title: transferTitle(row.reference, row.offerName) },
  handover: { ...(facts.reception?.meetingAt ? { meetingAt: facts.reception.meetingAt } : {}), ...returnedFacts(facts) },
  protocol: { round: facts.rounds - facts.roundsBefore },
  released: { amount: row.deposit },
  refunded: {
    ...(isDisputed(facts) && facts.dispute ? { objection: facts.dispute.objection, objectedAt: facts.dispute.objectedAt } : {}),
    amount: facts.refund?.stage === 'booked' ? sum(...facts.refunded.map(({ amount }) => amount)) : facts.depositHeld,
  },
  court: { amount: facts.court?.stage === 'booked' ? facts.court.amount : facts.depositHeld },
});

const actorOf = (step: TimelineStep, ownSide: Side | null): Step['actor'] => (step.actor !== null && step.actor === ownSide ? 'you' : step.actor);

const stateOf = (step: TimelineStep, ownSide: Side | null): Step['state'] => {
  if (step.state !== 'open') return step.state;
  return step.actor !== null && step.actor === ownSide ? 'now' : 'waiting';
};

const stepsOf = (page: LeasePage): Step[] => {
  const shown = stepFacts(page);
  const steps = timeline(page.facts, page.now).map((step) => ({
    key: step.key,
    state: stateOf(step, page.ownSide),
    actor: actorOf(step, page.ownSide),
    at: step.at,
    by: step.by,
    late: step.by !== null && step.by < page.now,
    facts: shown[step.key] ?? {},
    documents: page.documents.filter((document) => besideStep[step.key]?.includes(document.kind)),
  }));
  const afterDeposit = steps.findIndex(({ key }) => key === 'deposit') + 1;
  return page.form === null ? steps : steps.toSpliced(afterDeposit, 0, formStep(page.form, page));
};

type LedgerRow = View['ledger'][number];

const whoPays: Readonly<Record<LeaseLedgerKind, LedgerRow['who']>> = {
  deposit_receipt: 'tenant',
  unmatched_assignment: 'tenant',
  deposit_receipt_reversal: 'parter',
  assignment_reversal: 'parter',
  deposit_refund: 'tenant',
  deposit_payout: 'landlord',
  deposit_court: 'parter',
  fee_invoice: 'parter',
};

const movedSomething = ({ held, gross }: Booking): boolean => held !== ZERO || gross !== ZERO;

const plannedOf = ({ facts, row }: LeasePage): readonly LedgerRow[] => {
  const planned = true;
  const awaited = awaitedSum(facts);
  const { payout, refund } = facts;
  return [
    ...(awaited !== null ? [{ day: row.depositDue, kind: 'deposit_receipt', amount: awaited, who: 'tenant', planned } as const] : []),
    ...(payout?.stage === 'due'
      ? [{ day: payout.due, kind: 'deposit_payout', amount: negate(facts.depositPayable), who: 'landlord', planned } as const]
      : []),
    ...(refund?.stage === 'due' && refundable(facts) > 0 && !isDisputed(facts)
      ? [{ day: refund.due, kind: 'deposit_refund', amount: negate(refundable(facts)), who: 'tenant', planned } as const]
      : []),
  ];
};

/** Bookings that concern the viewer (the other side's fee does not), then what is still to come. */
const ledgerOf = (page: LeasePage): View['ledger'] => {
  const { ledger, ownSide } = page;
  const own = ownSide === 'landlord' ? 'L ' : 'T ';
  const ownEntries = ledger
    .filter(movedSomething)
    .filter((entry) => entry.kind !== 'fee_invoice' || ownSide === null || entry.reason?.startsWith(own));
  const booked = ownEntries.map((entry) => ({
    day: entry.valueDate,
    kind: entry.kind,
    amount: entry.kind === 'fee_invoice' ? entry.gross : entry.held,
    who: whoPays[entry.kind],
    planned: false,
  }));
  return [...booked, ...plannedOf(page)];
};

const pictureOf = ({ images: [first] }: PublishedVersion): Pick<View, 'imageUrl' | 'imageThumb'> =>
  first === undefined ? { imageUrl: null, imageThumb: null } : { imageUrl: publicPhotoPath(first.smallKey), imageThumb: first.thumb };

const rejectionOf = ({ facts: { rejection }, rejectionPhotos }: LeasePage): View['rejection'] =>
  rejection === null
    ? null
    : {
        at: rejection.at,
        reasons: [...rejection.reasons],
        description: rejection.description,
        photos: [...rejectionPhotos],
        objectUntil: objectionUntil(rejection.at),
      };

const payoutAccountFor = ({ facts, ownSide, payout: { account, accepted, inReview } }: LeasePage): View['payoutAccount'] =>
  ownSide !== 'landlord' || mayChangePayoutAccount(facts) !== null
    ? null
    : { account, accepted: accepted === account ? null : accepted, inReview: inReview?.account === account ? null : inReview };

/** A lease as one of its sides sees it. */
export const leaseView = (page: LeasePage): View => {
  const { row, facts, version, viewer, side, ownSide } = page;
  const card = cardFacts(version.form);
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
    pickup: meetingWindow(facts, page.now),
    proposal: facts.proposal,
    ending: facts.ending?.by ?? null,
    disputed: isDisputed(facts),
    leftToSides: isLeftToSides(facts),
    statement: facts.statement === null ? null : { mine: facts.statement.side === ownSide, outcome: facts.statement.outcome },
    outcomes: [...possibleOutcomes({ lease: facts, now: page.now })],
    depositProblem: facts.depositProblem,
    rejection: rejectionOf(page),
    steps: stepsOf(page),
    ledger: ledgerOf(page),
    balance: sum(facts.depositHeld, facts.depositPayable),
    moneyPath: moneyPathOf(facts, page.now),
    payoutAccount: payoutAccountFor(page),
    documents: [...page.documents],
    whatIf: [...whatIfTopics(facts, page.now)],
    needsWrittenForm: needsWrittenForm(facts.terms.months),
    form: page.form,
    nextPath: leaseCardPath(facts, side, viewer.uid),
    allowed: [...allowedOnLease({ lease: facts, now: page.now }, { side: ownSide, isAdmin: isAdmin(viewer) })],
  };
};
