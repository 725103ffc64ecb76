import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
/** The operator is no broker and charges a service fee: nothing may promise its absence or call it a commission or a remuneration. */
const fee =
  /prowizj|commission(?!er)|brokerage fee|za doprowadzenie do zawarcia|wynagrodzeni\w* (operatora|serwisu)|operator.s fee|invoice its fee/iu;
/** An invoice exists when KSeF took it: nobody is promised one for a signature. */
const invoices = /faktur\w* za usług|invoices? for the service(?! fee)/iu;
/** Deposits lie apart from the operator's money, on the deposit account: no text calls it the operator's. */
const account = /(kaucj\w*|wpłacasz ją) na rachun\w* (operatora|parter)|depozycie parter|held by parter|in escrow|the (parter|operator.s) account/iu;

it.each([
  ['the fee is called a service fee wherever people read of it, and its absence is promised nowhere', fee],
  ['no invoice is promised that nothing sends', invoices],
  ['the deposit account has one name', account],
])('%s', async (_name, forbidden) => {
  const found: string[] = [];
  for await (const file of glob(['src/words/**/*.ts', 'assets/legal/**/*.md'], { cwd: root })) {
    // The words that are understood in the typed line are read by the search, not by people.
    if (/^src\/words\/search\/(pl|en)\/line\.ts$/.test(file)) continue;
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) if (forbidden.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
  }
  expect(found).toEqual([]);
});
