/** The figures of docs/scale.md are those that docs/bench.md has now: whoever records the bench anew rewrites what is reckoned with them. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '../../docs', file), 'utf8');
const [scale, bench] = [read('scale.md'), read('bench.md')];

/** The median of a row in a section of the bench, as it is written there. */
const median = (section: string, row: string): string | undefined => {
  const text = bench.split(`### ${section}\n`)[1]?.split('\n### ')[0] ?? '';
  return text
    .split('\n')
    .find((line) => line.startsWith(`| ${row} |`))
    ?.split('|')[3]
    ?.trim()
    .split(' ')[0];
};

const requests = [...scale.matchAll(/^\| (.+?) \| ([\d.]+) \+ ([\d.]+) ms \|.*\| cost: (.+?) \|$/gm)];

it('names every request that the starting load has', () => expect(requests).toHaveLength(11));

it.each(requests.map(([, what, program, database, row]) => ({ what, program, database, row })))(
  'what $what costs program and database',
  ({ what, program, database, row = '' }) => {
    expect(row).toBe(what);
    expect([program, database]).toEqual([
      median('Processor for 1 000 requests: the program', row),
      median('Processor for 1 000 requests: the database', row),
    ]);
  },
);

it('memory and rows are those of the bench', () => {
  const of = (row: string): string | undefined => median('Memory, start, disk', row);
  expect(scale).toContain(`| ${of('memory at rest')} / ${of('memory after the load above')} MB | cost: memory |`);
  expect(scale).toContain(`| ${of('tables of 100 000 offers')} + ${of('indexes of 100 000 offers')} MB | cost: tables, indexes |`);
});
