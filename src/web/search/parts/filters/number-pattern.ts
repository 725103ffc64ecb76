/** What a field for a whole number takes: digits with their separators, then a unit. The browser itself says so of anything else; `wholeNumber` reads it. */
export const numberPattern = '\\s*\\d[\\d\\s.,]*\\D{0,9}2?';
