/** Sorts what needs somebody now. */

import type { Instant } from '../../kit/brand.ts';

/** What the home of the workspace knows of a thing: whose move it is, and until when. */
type WaitingCard = { readonly id: string; readonly nextActor: 'you' | 'other' | 'parter' | null; readonly nextBy: Instant | null };

/** Earlier deadlines first, then what has none. */
const bySoonest = (a: WaitingCard, b: WaitingCard): number => {
  if (a.nextBy === b.nextBy) return 0;
  if (a.nextBy === null) return 1;
  return b.nextBy === null || a.nextBy < b.nextBy ? -1 : 1;
};

/**
 * What is one's own move and what is somebody else's, each by its deadline (docs/rules/offers.md#workspace-home). Of a deposit due tomorrow, a
 * draft and a lease that the other side signs, the deposit comes first, the draft second, and the lease stands among the others.
 */
export const homeOf = <T extends WaitingCard>(things: readonly T[]): { readonly yours: T[]; readonly others: T[] } => ({
  yours: things.filter(({ nextActor }) => nextActor === 'you').toSorted(bySoonest),
  others: things.filter(({ nextActor }) => nextActor === 'other' || nextActor === 'parter').toSorted(bySoonest),
});

/** What the home is counted from: own moves, entries of later rooms, questions, mail that comes back, a step of verification that is left to the person. */
type HomeFacts = {
  readonly moves: number;
  readonly later: readonly number[];
  readonly questions: number;
  readonly isMailReturned: boolean;
  readonly lacksStep: boolean;
};

/** How many entries the home has. Two drafts, three questions and a missing step are four: all questions are one entry, and only the next step is shown. */
export const todoCount = ({ moves, later, questions, isMailReturned, lacksStep }: HomeFacts): number =>
  later.reduce((sum, n) => sum + n, moves) + Number(questions > 0) + Number(isMailReturned) + Number(lacksStep);
