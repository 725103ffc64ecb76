import { type Figure, type Limit, spreadOf } from './figures.ts';

/** One thing that is measured once a round; answers its number in the figure's unit. */
export type Contestant = { readonly what: string; readonly measure: (round: number) => Promise<number> };

/**
 * Measures several things side by side: every round measures each once, in turned order, so that a machine that grows slower or
 * warmer meets all alike. Answers the numbers by contestant, in rounds.
 */
export const interleave = async (contestants: readonly Contestant[], rounds: number): Promise<readonly (readonly number[])[]> => {
  const numbers: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < contestants.length; step += 1) {
      const at = (step + round) % contestants.length;
      const number = await contestants[at]?.measure(round);
      if (number !== undefined) numbers[at]?.push(number);
    }
  }
  return numbers;
};

/** Measures a contestant against others and takes the ratios round by round. */
export const compare = async (
  { what, unit, limits }: { readonly what: string; readonly unit: string; readonly limits?: readonly Limit[] },
  ours: Contestant,
  others: readonly Contestant[],
  rounds: number,
): Promise<Figure> => {
  const [mine = [], ...theirs] = await interleave([ours, ...others], rounds);
  const against = others.map((other, index) => ({
    what: other.what,
    measured: spreadOf(theirs[index] ?? []),
    ratio: spreadOf(mine.map((number, round) => number / (theirs[index]?.[round] ?? Number.NaN))),
  }));
  return { what, unit, measured: spreadOf(mine), against, ...(limits ? { limits } : {}) };
};
