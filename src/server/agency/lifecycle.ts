/** The agreements' half of their lifecycle: parameters of the events, the columns that steps set, and who hears of them. */

import { type AgreementAttempt, type AgreementLifecycle, agreementLifecycle } from '../../domain/agency/machine.ts';
import { refuse } from '../../domain/agency/refusals.ts';
import type { AgencyFileOutcome } from '../../domain/agency/rules/file.ts';
import type { AgencySide } from '../../domain/agency/types.ts';
import type { Day, Id, Instant } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { DAY_MS } from '../../domain/kit/time/units.ts';
import { plusMs } from '../../domain/kit/time.ts';
import type { Lang } from '../../words/kit/words.ts';
import { engineOf, type StepOf, type TakenStep } from '../kit/lifecycle/engine.ts';
import { offerTopics } from '../offers/lifecycle.ts';
import { factsOf } from '../offers/queries/facts.ts';
import { attemptOf } from './queries/attempt.ts';
import { type AgreementChange, type AgreementOfOffer, changeAgreement, lockAgreement } from './store/agreements.ts';
import type { AgencyFileRow } from './store/files.ts';

/** Parameters of an agreement's events. `signedAt` of a revocation is of an owner without an account, who revokes with a code. `lang` is the agent's, in which the owner is written to. */
export type AgreementInputs = {
  readonly send: { readonly signedAt: Instant; readonly lang: Lang };
  readonly replace: null;
  readonly accept: { readonly signedAt: Instant; readonly ownerUid: Id | null };
  readonly reject: { readonly reason: string | null };
  readonly withdraw: null;
  readonly expire: null;
  readonly revoke: { readonly signedAt: Instant | null };
  readonly end: null;
  readonly upload: { readonly file: AgencyFileRow };
  readonly declare: { readonly side: AgencySide; readonly day: Day };
  readonly review: { readonly file: AgencyFileRow; readonly outcome: AgencyFileOutcome; readonly note: string | null };
};

/** A step of an agreement as effects see it. */
export type AgreementStep = TakenStep<AgreementLifecycle, AgreementOfOffer, AgreementInputs>;

const changeOf = (step: StepOf<AgreementLifecycle, AgreementOfOffer, AgreementInputs>): AgreementChange => {
  switch (step.on) {
    case 'send':
      return { agentSignedAt: step.input.signedAt, answerUntil: plusMs(step.now, accountNumbers.agreementTokenDays * DAY_MS) };
    case 'accept':
      return { ownerSignedAt: step.input.signedAt, ownerUid: step.input.ownerUid };
    case 'reject':
      return { endedAt: step.now, reason: step.input.reason };
    case 'upload':
      return {};
    case 'declare':
      return step.input.side === 'agent' ? { agentExchangedOn: step.input.day } : { ownerExchangedOn: step.input.day };
    case 'review':
      // What goes back takes the declarations along: they were about it.
      return step.input.outcome === 'returned' ? { agentExchangedOn: null, ownerExchangedOn: null } : {};
    default:
      return { endedAt: step.now };
  }
};

/** The life of an agency agreement, by its id. Its offer is locked with it. */
export const agreementEngine = engineOf<AgreementLifecycle, AgreementOfOffer, Pick<AgreementAttempt, 'form'>, AgreementInputs>({
  lifecycle: agreementLifecycle,
  column: { table: 'agency_agreement', name: 'state' },
  absent: refuse('agency.not_found'),
  lock: lockAgreement,
  stateOf: ({ state }) => state,
  byTime: {},
  facts: ({ row, now, given }): AgreementAttempt => attemptOf(row, now, given),
  write: async (tx, step) => {
    const changed = await changeAgreement(tx, { id: step.row.id, from: step.from, to: step.to, change: changeOf(step) });
    return changed === null ? null : { ...changed, offer: step.row.offer };
  },
  // Before an acceptance the owner's account is not known to the agreement: their pages follow the agreement itself.
  topics: ({ row }) => [
    ...offerTopics(factsOf(row.offer)),
    `agreement:${row.id}`,
    `user:${row.agentUid}`,
    ...(row.ownerUid === null ? [] : [`user:${row.ownerUid}`]),
  ],
});
