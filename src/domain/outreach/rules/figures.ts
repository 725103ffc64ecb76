/** What follows from counts: shares, changes, and what a chart's axis shows. */

import type { Figures, Milestone } from '../types.ts';
import { milestones } from '../types.ts';

/** How much of `of` a part is, in per cent with one decimal; null of nothing. 24 of 71 are 33.8. */
export const shareOf = (part: number, of: number): number | null => (of === 0 ? null : Math.round((part / of) * 1000) / 10);

/** All mails to prospects. */
export const sendsOf = ({ website, offer }: Pick<Figures, 'website' | 'offer'>): number => website + offer;

/** A step of the funnel: how many reached it, and what share that is of those of the step before; null for the first one and after nobody. */
export type FunnelStep = { readonly milestone: Milestone; readonly n: number; readonly share: number | null };

/** The six milestones, one after the other. */
export const funnelOf = (figures: Readonly<Record<Milestone, number>>): readonly FunnelStep[] =>
  milestones.map((milestone, at) => {
    const before = milestones[at - 1];
    return { milestone, n: figures[milestone], share: before === undefined ? null : shareOf(figures[milestone], figures[before]) };
  });

/** The ends of a conversion in the order of the funnel, whichever was chosen first; the same step twice is that step and the next. */
export const conversionEnds = (one: Milestone, other: Milestone): readonly [from: Milestone, to: Milestone] => {
  const [first, second] = [milestones.indexOf(one), milestones.indexOf(other)].toSorted((a, b) => a - b) as [number, number];
  if (first !== second) return [milestones[first] as Milestone, milestones[second] as Milestone];
  const from = Math.min(first, milestones.length - 2);
  return [milestones[from] as Milestone, milestones[from + 1] as Milestone];
};

/** The lines of an axis from zero: at most five steps of 1, 2 or 5 times a power of ten. Up to 258 it is 0, 100, 200, 300. */
export const axisOf = (most: number): readonly number[] => {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const lines = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: lines + 1 }, (_, at) => at * step);
};
