import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['quotes, semicolons and lines stay in their cell', ['a;b', 'say "no"', 'two\nlines'], '"a;b";"say ""no""";"two\nlines"\r\n'],
  ['nothing is an empty cell', ['', null, undefined], '"";"";""\r\n'],
  ['a formula is a text', ['=1+1', '+48 600', '-2', '@SUM(A1)'], '"\'=1+1";"\'+48 600";"\'-2";"\'@SUM(A1)"\r\n'],
  ['also behind spaces, tabs and new lines', ['  =cmd|calc', '\t=1', '\r=1'], '"\'  =cmd|calc";"\'\t=1";"\'\r=1"\r\n'],
  ['text stays as it is', ['ul. Łąkowa 3', 'a=b', '2026-11-20'], '"ul. Łąkowa 3";"a=b";"2026-11-20"\r\n'],
])('%s', (_, cells, line) => {
  expect(csvLine('pl', cells)).toBe(line);
});

it('parts cells as spreadsheets of its language expect', () => {
  expect(csvLine('en', ['a,b', 'c;d', ''])).toBe('"a,b","c;d",""\r\n');
  expect(csvLine('pl', ['a,b', 'c;d', ''])).toBe('"a,b";"c;d";""\r\n');
});
