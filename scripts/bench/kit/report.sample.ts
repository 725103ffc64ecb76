import type { Section } from './figures.ts';

/** A section with a missed limit, for tests. */
export const sample: Section = {
  title: 'Search',
  about: 'Pages of nine.',
  figures: [
    {
      what: 'page',
      unit: 'req/s',
      measured: { min: 70, median: 80, max: 90 },
      against: [{ what: 'bare', measured: { min: 100, median: 100, max: 100 }, ratio: { min: 0.7, median: 0.8, max: 0.9 } }],
      limits: [{ of: 'ratio', is: 'at least', value: 0.9 }],
    },
  ],
};

/** The same section with a limit that it keeps. */
export const keepsAll: Section = {
  ...sample,
  figures: sample.figures.map((figure) => ({ ...figure, limits: [{ of: 'ratio', is: 'at least', value: 0.8 }] })),
};
