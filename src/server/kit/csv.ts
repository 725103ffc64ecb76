/** Writes tables as CSV that a spreadsheet opens as it stands. */

import type { Lang } from '../../words/kit/words.ts';

/** What begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\u{feff}';

/** What a spreadsheet would read as a formula and run: `=`, `+`, `-`, `@`, a tab or a new line, also behind spaces. */
const formula = /^\s*[=+\-@\t\r\n]/;

/** What parts cells: a spreadsheet expects the list separator of its language, and shows a file with the other one as a single column. */
const separators: Record<Lang, string> = { pl: ';', en: ',' };

/**
 * One line (RFC 4180), parted as spreadsheets of its language expect. A cell that a spreadsheet would run gets an apostrophe in front:
 * `=HYPERLINK("…")` becomes the text `'=HYPERLINK("…")`. Every cell stands in quotes, so that no sign in it parts cells or lines.
 */
export const csvLine = (lang: Lang, cells: readonly (string | null | undefined)[]): string => `${cells.map(cellOf).join(separators[lang])}\r\n`;

const cellOf = (value: string | null | undefined): string => {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};
