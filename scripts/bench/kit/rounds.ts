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

/** What a figure is called, measured in, and must keep. */
export type Heading = { readonly what: string; readonly unit: string; readonly limits?: readonly Limit[] };
type Numbers = readonly number[];

/** A figure from the numbers of its rounds, and of those of the things that it stands against: ratios are taken round by round. */
export const figureOf = (heading: Heading, mine: Numbers, others: readonly { readonly what: string; readonly numbers: Numbers }[]): Figure => ({
  ...heading,
  measured: spreadOf(mine),
  against: others.map(({ what, numbers }) => ({
    what,
    measured: spreadOf(numbers),
    ratio: spreadOf(mine.map((number, round) => number / (numbers[round] ?? Number.NaN))),
  })),
});

/** Measures a contestant against others and takes the ratios round by round. */
export const compare = async (heading: Heading, ours: Contestant, others: readonly Contestant[], rounds: number): Promise<Figure> => {
  const [mine = [], ...theirs] = await interleave([ours, ...others], rounds);
  return figureOf(
    heading,
    mine,
    others.map(({ what }, index) => ({ what, numbers: theirs[index] ?? [] })),
  );
};
