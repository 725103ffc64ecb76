/** The written form of leases over 12 months: what each side has brought, and whether that is all (docs/rules/form.md#the-step). */

import { type Side, sides } from '../../companies/types.ts';
import type { Day, Id, Instant } from '../../kit/brand.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { addDays, dayOf, startOfDay } from '../../kit/time.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { LeaseState } from '../types.ts';

/** How far the written form of a lease has come. */
export const formStates = ['MISSING', 'ONE_SIDE', 'BOTH_SIDES', 'COMPLETE'] as const;
export type FormState = (typeof formStates)[number];

/** States in which something is still missing: the statutory effect is shown everywhere. */
export const openFormStates = ['MISSING', 'ONE_SIDE', 'BOTH_SIDES'] as const satisfies readonly FormState[];

/** Whether both sides have brought or declared everything. */
export const isFormComplete = (state: FormState): boolean => state === 'COMPLETE';

/** Whether the exchange of originals is what is left to declare. */
export const awaitsDeclaration = (state: FormState): boolean => state === 'BOTH_SIDES';

/** What a file brings: qualified signatures, or a scan of pages signed by hand, which is evidence and not the form itself. */
export const formFileKinds = ['qualified', 'scan'] as const;
export type FormFileKind = (typeof formFileKinds)[number];

/** A file as it stands: it counts, waits for the moderator, or was sent back. */
export const fileOutcomes = ['counts', 'waiting', 'returned'] as const;
export type FileOutcome = (typeof fileOutcomes)[number];

/** Why a moderator has to look at a qualified signature. */
export const formDoubts = ['no_list', 'untrusted', 'other_person'] as const;
export type FormDoubt = (typeof formDoubts)[number];

/** A file that a side brought. `signedBy` are the sides whose signers signed it, as far as that counts. */
export type FormFile = {
  readonly id: Id;
  readonly side: Side;
  readonly kind: FormFileKind;
  readonly outcome: FileOutcome;
  readonly signedBy: readonly Side[];
};

/** The day on which, as each side declares, signed originals were exchanged. */
export type FormDeclarations = Readonly<Record<Side, Day | null>>;

/** Everything that was brought and declared for a lease. */
export type FormFacts = { readonly files: readonly FormFile[]; readonly declared: FormDeclarations };

/** What a side has brought: nothing that counts, handwriting, or a qualified signature. */
export type SideForm = 'missing' | 'ink' | 'qualified';

/** What a side has brought. Another side's file counts, too, if this side's signature is on it. */
export const sideForm = ({ files }: FormFacts, side: Side): SideForm => {
  if (files.some((file) => file.kind === 'qualified' && file.outcome === 'counts' && file.signedBy.includes(side))) return 'qualified';
  return files.some((file) => file.kind === 'scan' && file.outcome !== 'returned' && file.side === side) ? 'ink' : 'missing';
};

/** Whether a side may bring one more file. Each side has its own number, so that neither can keep the other from the form. */
export const mayBringFile = (files: readonly FormFile[], side: Side): Verdict => {
  const own = files.filter((file) => file.side === side && file.outcome !== 'returned');
  return own.length < leaseNumbers.formFilesMax ? null : refuse('written_form.too_many_files', { params: { maximum: leaseNumbers.formFilesMax } });
};

/** Whether the moderator may still judge a file: of two who look at it, the first one's word stands. */
export const mayReviewFile = ({ outcome }: FormFile): Verdict => (outcome === 'waiting' ? null : refuse('written_form.reviewed'));

/** Both have declared the same day. */
export const isExchangeDeclared = ({ declared: { landlord, tenant } }: FormFacts): boolean => landlord !== null && landlord === tenant;

/**
 * How far the form has come. Two qualified signatures are the form by themselves (art. 78¹ KC). As soon as one side wrote by hand, the originals
 * had to change hands (art. 78 KC), which both declare; a scan shows what was signed and proves nothing more.
 */
export const formState = (facts: FormFacts): FormState => {
  const brought = sides.map((side) => sideForm(facts, side));
  const missing = brought.filter((form) => form === 'missing').length;
  if (missing === sides.length) return 'MISSING';
  if (missing > 0) return 'ONE_SIDE';
  return brought.every((form) => form === 'qualified') || isExchangeDeclared(facts) ? 'COMPLETE' : 'BOTH_SIDES';
};

/** The sides that have to do something now: bring the form, or declare the exchange. A difference of days is both sides' matter. */
export const owingSides = (facts: FormFacts): readonly Side[] => {
  const lacking = sides.filter((side) => sideForm(facts, side) === 'missing');
  if (lacking.length > 0 || formState(facts) === 'COMPLETE') return lacking;
  const silent = sides.filter((side) => facts.declared[side] === null);
  return silent.length > 0 ? silent : sides;
};

/** States in which a lease has ended without keys changing hands. */
export const endedStates: readonly LeaseState[] = ['REJECTED', 'AFTER_REJECTION'];

/** Whether the lease still stands; one that ended needs no form. */
export const needsFormStill = (state: LeaseState): boolean => !endedStates.includes(state);

/** Whether a side may declare this day: not before the lease was signed, not in the future. */
export const mayDeclareDay = (day: Day, { signedAt, now }: { readonly signedAt: Instant; readonly now: Instant }): Verdict =>
  day < dayOf(signedAt) || day > dayOf(now)
    ? refuse('written_form.day_impossible', { field: 'day', params: { from: dayOf(signedAt), until: dayOf(now) } })
    : null;

/** The reminders of the form, latest first: leases signed before `signedBefore` have come to the n-th day's (docs/rules/form.md#reminders). */
export const formReminders = (now: Instant): readonly { readonly days: number; readonly signedBefore: Instant }[] =>
  leaseNumbers.formReminderDays.map((days) => ({ days, signedBefore: startOfDay(addDays(dayOf(now), 1 - days)) })).toReversed();

/** The last day on which the lease wants both sides to have brought the form. */
export const formDueOn = (signedAt: Instant): Day => addDays(dayOf(signedAt), leaseNumbers.formDays);
