/** The written form's half of its lifecycle: parameters of its events, and who hears of its steps. */

import type { Day, Id } from '../../../domain/kit/brand.ts';
import { type FormAttempt, type FormLifecycle, formLifecycle } from '../../../domain/leases/form.machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import type { FileOutcome, FormFacts } from '../../../domain/leases/rules/form.ts';
import type { Side } from '../../../domain/leases/types.ts';
import { engineOf, type TakenStep } from '../../kit/lifecycle/engine.ts';
import { leaseTopics } from '../lifecycle.ts';
import { changeForm, type FormFileRow, type FormOfLease, lockForm } from '../store/form.ts';

/** Who does it, from where. */
export type FormAuthor = { readonly uid: Id; readonly personName: string; readonly address: string; readonly userAgent: string };

/** What the moderator found in a file. */
export type FormReview = { readonly file: FormFileRow; readonly outcome: FileOutcome; readonly signedBy: readonly Side[]; readonly note: string };

/** Parameters of the events of a form. */
export type FormInputs = {
  readonly upload: { readonly file: FormFileRow };
  readonly declare: { readonly side: Side; readonly day: Day; readonly author: FormAuthor };
  readonly note: FormReview;
  readonly sendBack: FormReview;
};

/** A step of a form as effects see it. */
export type FormStep = TakenStep<FormLifecycle, FormOfLease, FormInputs>;

/** What only the caller knows: what would have been brought and declared after the step, and the day that is declared with it. */
export type FormStepFacts = { readonly after: FormFacts; readonly day: Day | null };

/** The life of a lease's written form, by the lease's id. */
export const formEngine = engineOf<FormLifecycle, FormOfLease, FormStepFacts, FormInputs>({
  lifecycle: formLifecycle,
  column: { table: 'lease_form', name: 'state' },
  absent: refuse('written_form.not_needed'),
  lock: lockForm,
  stateOf: ({ state }) => state,
  facts: ({ row, now, given }): FormAttempt => ({ leaseState: row.lease.state, signedAt: row.signedAt, ...given, now }),
  write: async (tx, { row, from, to, now }) => {
    const changed = await changeForm(tx, { id: row.leaseId, from, to, now });
    return changed === null ? null : { ...changed, lease: row.lease };
  },
  topics: ({ row }) => leaseTopics(row.lease),
});
