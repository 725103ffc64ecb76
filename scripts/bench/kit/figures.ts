/** Minimum, median and maximum of the rounds of one measurement. */
export type Spread = { readonly min: number; readonly median: number; readonly max: number };

/** What a figure must keep: its ratio or its own median, not below or not above a value. */
export type Limit = { readonly of: 'ratio' | 'measured'; readonly is: 'at least' | 'at most'; readonly value: number };

/** One measured line: the figure and, where it stands against something, the same round's measure of that and their ratio. */
export type Figure = {
  readonly what: string;
  readonly unit: string;
  readonly measured: Spread;
  readonly against?: readonly { readonly what: string; readonly measured: Spread; readonly ratio: Spread }[];
  readonly limits?: readonly Limit[];
};

/** What one bench found. `notes` are sentences under the table. */
export type Section = { readonly title: string; readonly about: string; readonly figures: readonly Figure[]; readonly notes?: readonly string[] };

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** The value below which a share of the numbers lies (nearest rank): `quantile(times, 0.99)`. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
};

/** Minimum, median and maximum. Throws when nothing was measured. */
export const spreadOf = (values: readonly number[]): Spread => {
  if (values.length === 0 || values.some((value) => !Number.isFinite(value))) throw new Error(`nothing was measured: ${values.join(', ')}`);
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
};

/** Whether a figure keeps a limit; a ratio is that to the first thing it stands against. */
export const keeps = ({ measured, against }: Figure, { of, is, value }: Limit): boolean => {
  const found = of === 'measured' ? measured.median : against?.[0]?.ratio.median;
  if (found === undefined) throw new Error('a limit of a ratio needs something to stand against');
  return is === 'at least' ? found >= value : found <= value;
};
