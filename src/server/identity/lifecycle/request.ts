/** The half of a citizen-app request's lifecycle: parameters of its events, the columns that steps set, and who hears of them. */

import { refuse } from '../../../domain/identity/refusals.ts';
import { type RequestFacts, type RequestLifecycle, requestLifecycle } from '../../../domain/identity/request.machine.ts';
import { answerUntil } from '../../../domain/identity/rules/timers.ts';
import { engineOf, type StepOf } from '../../kit/lifecycle/engine.ts';
import { changeRequest, lockRequest, type RequestChange, type RequestRow } from '../store/requests.ts';

/** Parameters of a request's events. */
export type RequestInputs = {
  readonly show: null;
  readonly ask: null;
  readonly provide: { readonly code: string };
  readonly expire: null;
  readonly check: null;
  readonly continue: null;
  readonly cancel: null;
  readonly lapse: null;
  readonly sweep: null;
  readonly approve: null;
  readonly reject: null;
  readonly reset: null;
};

const noCode = { verificationCode: null, codeProvidedAt: null } as const;
const noQuestion = { modalShownAt: null, responseDeadline: null } as const;

/** What a decision leaves of a request: nothing of its way (docs/rules/identity.md#what-is-kept). */
const nothingElse = {
  ...{ ...noCode, ...noQuestion },
  ...{ instructionsShownAt: null, codeRequestedAt: null, seenAt: null, inactiveAt: null },
} as const satisfies RequestChange;

const changeOf = (step: StepOf<RequestLifecycle, RequestRow, RequestInputs>): RequestChange => {
  const { now, row, facts } = step;
  const decided = { ...nothingElse, decidedAt: now, decidedBy: step.uid };
  switch (step.on) {
    case 'show':
      return { ...noCode, ...noQuestion, codeRequestedAt: null, inactiveAt: null, instructionsShownAt: now, seenAt: now };
    case 'ask':
    case 'continue':
      return { ...noCode, ...noQuestion, codeRequestedAt: now, seenAt: now };
    case 'provide':
      return { verificationCode: step.input.code, codeProvidedAt: now };
    case 'expire':
      return { verificationCode: null };
    case 'check':
      return { ...noCode, inactiveAt: null, modalShownAt: now, responseDeadline: answerUntil(now) };
    case 'lapse':
      return { ...noCode, ...noQuestion, inactiveAt: now };
    case 'approve':
      return { ...decided, matchedFirstName: row.firstName, matchedLastName: row.lastName };
    case 'reject':
      return { ...decided, rejectionReason: facts.reason, customRejectionMessage: facts.reason === 'custom' ? facts.message : null };
    default:
      return {};
  }
};

/** What a moderator gives with a refusal or a reset; of every other step nothing. */
type StepFacts = Pick<RequestFacts, 'reason' | 'message'>;

/** A step without a reason. */
export const noReason: StepFacts = { reason: null, message: null };

/** The life of a request, by its id. Its person is locked with it. */
export const requestEngine = engineOf<RequestLifecycle, RequestRow, StepFacts, RequestInputs>({
  lifecycle: requestLifecycle,
  column: { table: 'identity_request', name: 'status' },
  absent: refuse('identity.request_not_found'),
  lock: lockRequest,
  stateOf: ({ status }) => status,
  byTime: noReason,
  facts: ({ row, now, given }): RequestFacts => ({ ...row, ...given, now }),
  write: async (tx, step) => {
    const changed = await changeRequest(tx, { id: step.row.id, from: step.from, to: step.to, change: changeOf(step) });
    return changed === null ? null : { ...step.row, ...changed };
  },
  topics: ({ row }) => [`user:${row.uid}`, 'admin'],
});
