/**
 * A text as people compare it: small letters without Polish marks, everything that is no letter or digit a single space. `Łódź–Bałuty` is
 * `lodz baluty`, `m²` is `m2`. `ł` has no decomposition and is folded by hand.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('²', '2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
