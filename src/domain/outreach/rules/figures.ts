/** What follows from counts: shares, and changes. */

import type { Figures, Milestone } from '../types.ts';
import { milestones } from '../types.ts';

/** How much of `of` a part is, in per cent with one decimal; null of nothing. 24 of 71 are 33.8. */
export const shareOf = (part: number, of: number): number | null => (of === 0 ? null : Math.round((part / of) * 1000) / 10);

/** All mails to prospects. */
export const sendsOf = ({ website, offer }: Pick<Figures, 'website' | 'offer'>): number => website + offer;

/** How many of those who reached one step have also reached a later one. */
export type Passage = { readonly from: Milestone; readonly to: Milestone; readonly n: number };

/** How many came from one step to the other; nobody where nothing says so. */
export const passedBetween = (passages: readonly Passage[], from: Milestone, to: Milestone): number =>
  passages.find((one) => one.from === from && one.to === to)?.n ?? 0;

/** A step of the funnel: how many reached it, and what share of those of the step before reached it too; null for the first one and after nobody. */
export type FunnelStep = { readonly milestone: Milestone; readonly n: number; readonly share: number | null };

/**
 * The six milestones, one after the other. Of 4 accounts of a week 1 published an offer, and 5 who had accounts before did as well: the offers
 * are 6, their share of the accounts is 25 %.
 */
export const funnelOf = (figures: Readonly<Record<Milestone, number>>, passages: readonly Passage[]): readonly FunnelStep[] =>
  milestones.map((milestone, at) => {
    const before = milestones[at - 1];
    const share = before === undefined ? null : shareOf(passedBetween(passages, before, milestone), figures[before]);
    return { milestone, n: figures[milestone], share };
  });

/** A step that a prospect reached, and when. */
type ReachedMilestone<At> = { readonly milestone: Milestone; readonly at: At };

/**
 * The conversions that a step completes, with the moment of their earlier step in the order of the funnel, by whose day they count: whoever
 * opened a link on Monday and signs on Friday completes "link → contract" of Monday.
 */
export const completedBy = <At>(step: ReachedMilestone<At>, others: readonly ReachedMilestone<At>[]) =>
  others
    .filter(({ milestone }) => milestone !== step.milestone)
    .map((other) => {
      const [from, to] = milestones.indexOf(other.milestone) < milestones.indexOf(step.milestone) ? [other, step] : [step, other];
      return { from: from.milestone, to: to.milestone, at: from.at };
    });

/** The ends of a conversion in the order of the funnel, whichever was chosen first; the same step twice is that step and the next. */
export const conversionEnds = (one: Milestone, other: Milestone): readonly [from: Milestone, to: Milestone] => {
  const [first, second] = [milestones.indexOf(one), milestones.indexOf(other)].toSorted((a, b) => a - b) as [number, number];
  if (first !== second) return [milestones[first] as Milestone, milestones[second] as Milestone];
  const from = Math.min(first, milestones.length - 2);
  return [milestones[from] as Milestone, milestones[from + 1] as Milestone];
};
