/** The landing page (docs/rules/search.md#lists). Apart from numbers.ts, which would come whole with every first visit. */
export const landingNumbers = { bannerMs: 8_000 } as const;
