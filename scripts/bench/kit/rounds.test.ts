import { expect, it } from 'vitest';
import { compare, interleave } from './rounds.ts';

it('measures everything once a round, in turned order', async () => {
  const order: string[] = [];
  const note = (what: string) => ({ what, measure: async (round: number) => order.push(`${what}${round}`) });
  const numbers = await interleave([note('a'), note('b'), note('c')], 3);
  expect(order).toEqual(['a0', 'b0', 'c0', 'b1', 'c1', 'a1', 'c2', 'a2', 'b2']);
  expect(numbers.map((list) => list.length)).toEqual([3, 3, 3]);
});

it('takes ratios within a round, not of medians', async () => {
  const of = (what: string, values: readonly number[]) => ({ what, measure: async (round: number) => values[round] ?? 0 });
  const figure = await compare({ what: 'page', unit: 'req/s' }, of('product', [90, 40, 10]), [of('bare', [100, 50, 100])], 3);
  expect(figure.measured).toEqual({ min: 10, median: 40, max: 90 });
  expect(figure.against?.[0]?.ratio).toEqual({ min: 0.1, median: 0.8, max: 0.9 });
});
