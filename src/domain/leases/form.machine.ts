import type { Day, Instant } from '../kit/brand.ts';
import { type Lifecycle, named, type ReadFrom, type Row } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { type FormFacts, type FormState, formState, formStates, mayDeclareDay, needsFormStill, openFormStates } from './rules/form.ts';
import type { LeaseState, Side } from './types.ts';

/** Who may do something about the written form of a lease. */
export type FormActor = Side | 'admin';

/** What may happen to the written form: a side uploads a file or declares the exchange of originals, the moderator takes note of a file or sends it back. */
export type FormEvent = 'upload' | 'declare' | 'note' | 'sendBack';

/** What a step of the form causes; all of it is the leases' own. */
export type FormEffect = 'keepFile' | 'keepDeclaration' | 'keepReview' | 'openFormTask' | 'closeFormTask' | 'mailForm';

/** What the guards look at. `after` is what would have been brought and declared once the step is taken. */
export type FormAttempt = {
  readonly leaseState: LeaseState;
  readonly signedAt: Instant;
  readonly after: FormFacts;
  /** The day that is declared with this step. */
  readonly day: Day | null;
  readonly now: Instant;
};

const leaseStands = ({ leaseState }: FormAttempt): Verdict => (needsFormStill(leaseState) ? null : refuse('written_form.lease_ended'));
const dayIsPossible = ({ day, signedAt, now }: FormAttempt): Verdict => (day === null ? null : mayDeclareDay(day, { signedAt, now }));

/** The step is taken while the lease stands, with a possible day, and only along the row that leads to what has been brought then. */
const leadingTo = (to: FormState) =>
  named(
    `leaseStands, dayIsPossible, leadingTo(${to})`,
    (attempt: FormAttempt): Verdict =>
      leaseStands(attempt) ?? dayIsPossible(attempt) ?? (formState(attempt.after) === to ? null : refuse('written_form.not_reached')),
  );

/** Such a step changes what is known and not how far the form has come. */
const staying = (attempt: FormAttempt): Verdict => leaseStands(attempt) ?? dayIsPossible(attempt);

type Types = {
  readonly state: FormState;
  readonly event: FormEvent;
  readonly actor: FormActor;
  readonly facts: FormAttempt;
  readonly effect: FormEffect;
};

const uploading = { on: 'upload', by: ['landlord', 'tenant'], effects: ['keepFile', 'openFormTask', 'mailForm'] } as const;
const declaring = { on: 'declare', by: ['landlord', 'tenant'], from: ['BOTH_SIDES'], effects: ['keepDeclaration', 'mailForm'] } as const;
const reviewing = { by: ['admin'], effects: ['keepReview', 'closeFormTask', 'mailForm'] } as const;

const rows = [
  { ...uploading, from: ['MISSING'], to: 'ONE_SIDE', when: leadingTo('ONE_SIDE') },
  { ...uploading, from: ['ONE_SIDE'], to: 'BOTH_SIDES', when: leadingTo('BOTH_SIDES') },
  { ...uploading, from: openFormStates, to: 'COMPLETE', when: leadingTo('COMPLETE') },
  { ...uploading, from: openFormStates, when: staying },
  { ...declaring, to: 'COMPLETE', when: leadingTo('COMPLETE') },
  { ...declaring, when: staying },
  { ...reviewing, on: 'note', from: ['MISSING'], to: 'ONE_SIDE', when: leadingTo('ONE_SIDE') },
  { ...reviewing, on: 'note', from: ['ONE_SIDE'], to: 'BOTH_SIDES', when: leadingTo('BOTH_SIDES') },
  { ...reviewing, on: 'note', from: openFormStates, to: 'COMPLETE', when: leadingTo('COMPLETE') },
  { ...reviewing, on: 'note', from: formStates, when: leaseStands },
  { ...reviewing, on: 'sendBack', from: ['BOTH_SIDES'], to: 'ONE_SIDE', when: leadingTo('ONE_SIDE') },
  { ...reviewing, on: 'sendBack', from: ['ONE_SIDE'], to: 'MISSING', when: leadingTo('MISSING') },
  { ...reviewing, on: 'sendBack', from: openFormStates, when: leaseStands },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of the written form is made of. */
export type FormLifecycle = Types & ReadFrom<'form', typeof rows>;

/** The written form of a lease over 12 months (docs/rules/form.md#the-step). */
export const formLifecycle: Lifecycle<FormLifecycle> = { name: 'form', states: formStates, rows };
