/** Small letters without marks; signs and spaces stay. `Łódź–Bałuty` is `lodz–baluty`. `ł` has no decomposition and is folded by hand. */
export const withoutMarks = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A text as people compare it: small letters without Polish marks, everything that is no letter or digit a single space. `Łódź–Bałuty` is
 * `lodz baluty`, `m²` is `m2`.
 */
export const fold = (text: string): string =>
  withoutMarks(text.replaceAll('²', '2'))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
