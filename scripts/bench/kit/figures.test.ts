import { describe, expect, it } from 'vitest';
import { type Figure, keeps, median, quantile, spreadOf } from './figures.ts';

describe('figures', () => {
  it('take the middle of odd and even counts', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(spreadOf([5, 1, 3])).toEqual({ min: 1, median: 3, max: 5 });
  });

  it('take quantiles by nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(hundred, 0.99)).toBe(99);
    expect(quantile(hundred, 0.5)).toBe(50);
    expect(quantile([7], 0.99)).toBe(7);
  });

  it('refuse what was not measured', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured');
    expect(() => spreadOf([1, Number.NaN])).toThrow('nothing was measured');
  });

  it('keep a limit by the median of the first ratio or of the figure', () => {
    const spread = (value: number) => ({ min: value, median: value, max: value });
    const figure: Figure = {
      what: 'page',
      unit: 'req/s',
      measured: spread(80),
      against: [{ what: 'bare', measured: spread(100), ratio: spread(0.8) }],
    };
    expect(keeps(figure, { of: 'ratio', is: 'at least', value: 0.8 })).toBe(true);
    expect(keeps(figure, { of: 'ratio', is: 'at least', value: 0.81 })).toBe(false);
    expect(keeps(figure, { of: 'measured', is: 'at most', value: 79 })).toBe(false);
    expect(() => keeps({ what: 'alone', unit: 'ms', measured: spread(1) }, { of: 'ratio', is: 'at most', value: 1 })).toThrow();
  });
});
