/** Writes tables as CSV that a spreadsheet opens as it stands. */

/** What begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\u{feff}';

/** What a spreadsheet would read as a formula and run: `=`, `+`, `-`, `@`, a tab or a new line, also behind spaces. */
const formula = /^\s*[=+\-@\t\r\n]/;

/**
 * One line (RFC 4180), parted by semicolons, as Polish spreadsheets expect. A cell that a spreadsheet would run gets an apostrophe in front:
 * `=HYPERLINK("…")` becomes the text `'=HYPERLINK("…")`. Every cell stands in quotes, so that no sign in it parts cells or lines.
 */
export const csvLine = (cells: readonly (string | null | undefined)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

const cellOf = (value: string | null | undefined): string => {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};
