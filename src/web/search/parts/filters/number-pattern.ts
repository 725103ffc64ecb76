/** What fields for numbers take: digits with their separators, then a unit. The browser itself says so of anything else; the server reads them (`typed-numbers.ts`). */

/** A field of the bar, for an area or a rent. */
export const numberPattern = '\\s*\\d[\\d\\s.,]*\\D{0,12}2?';

/** Any field of the panel: with a sign too, and with units like kWh/(m²·rok). */
export const limitPattern = '\\s*[+−–\\-]?\\s*\\d[\\d\\s.,]*\\D{0,16}2?\\D{0,9}';
