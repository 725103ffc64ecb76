import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Load, Value } from './rows.ts';

const marks: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const text = (value: Value): string => {
  if (value === null) return '\\N';
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/[\\\n\r\t]/g, (mark) => marks[mark] ?? mark);
};

const chunkRows = 500;

function* chunks({ rows }: Load, count: number): Generator<string> {
  for (let from = 0; from < count; from += chunkRows) {
    let chunk = '';
    for (let number = from; number < Math.min(count, from + chunkRows); number += 1)
      for (const row of rows(number)) chunk += `${row.map(text).join('\t')}\n`;
    if (chunk !== '') yield chunk;
  }
}

/** Streams the rows of the numbers below `count` into their table. */
export const copy = (client: pg.ClientBase, load: Load, count: number): Promise<void> =>
  pipeline(Readable.from(chunks(load, count)), client.query(from(`copy ${load.table} (${load.columns.join(', ')}) from stdin`)));
