import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from '../source.ts';
import { check, rules } from './all.ts';
import { statesOf } from './states.ts';

type Files = Readonly<Record<string, string>>;

/** A small house in which everything is right. */
const house: Files = {
  'src/domain/kit/time.ts': "/** Names a moment. */\nexport const format = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw' });\n",
  'src/domain/offers/types.ts': "/** An offer. */\nexport type Offer = { readonly state: 'ACTIVE' };\n",
  'src/domain/offers/rules.ts':
    "import type { Offer } from './types.ts';\n/** Whether it may be booked. */\nexport const isOpen = (offer: Offer): boolean => offer.state === 'ACTIVE';\n",
  'src/domain/offers/machine.ts':
    "import type { Offer } from './types.ts';\n/** Every state. */\nexport const offerLifecycle = { states: statesOf<Offer['state']>({ ACTIVE: true, SOLD: true }) };\n",
  'src/domain/leases/rules.ts': "import { isOpen } from '../offers/rules.ts';\n/** The same here. */\nexport const mayBook = isOpen;\n",
  'src/words/offers/pl.ts': "export const pl = { title: 'Lokal użytkowy w mieście' };\n",
  'src/contract/offers/endpoints.ts': "import { z } from 'zod';\n/** Reads an offer. */\nexport const getOffer = z.string();\n",
  'src/server/kit/columns.ts': "import { text } from 'drizzle-orm/pg-core';\nexport const id = text('id');\n",
  'src/server/offers/tables.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\nimport { id } from '../kit/columns.ts';\nexport const offer = pgTable('offer', { id });\n",
  'src/server/offers/store.ts':
    "import { eq } from 'drizzle-orm';\nimport { offer } from './tables.ts';\nexport const save = (db: Db) => db.update(offer).set({}).where(eq(offer.id, '1'));\n",
  'src/server/offers/queries.ts': "import { save } from './store.ts';\nexport const read = save;\n",
  'src/server/leases/tables.ts': "import { pgTable } from 'drizzle-orm/pg-core';\nexport const lease = pgTable('lease', {});\n",
  'src/server/leases/commands.ts': "import { read } from '../offers/queries.ts';\nexport const book = read;\n",
  'src/server/app/app.ts': "import { book } from '../leases/commands.ts';\nexport const app = book;\n",
  'src/web/kit/button.tsx': 'export const Button = ({ text }: { text: string }) => <button>{text}</button>;\n',
  'src/web/companies/parts/card.tsx': 'export const Card = () => <b>1</b>;\n',
  'docs/rules/offers.md': '# Offers\n\n## Rooms, and areas\nSee [the dates](offers.md#dates).\n\n## Dates\nOne month.\n',
  'src/web/offers/offer.page.tsx':
    "import { Card } from '../companies/parts/card.tsx';\nexport default function OfferPage() {\n  return <Card />;\n}\n",
};

/** Files of server and web say what they are for, unless a test plants one that does not. */
const withPurpose = (path: string, text: string): string =>
  /^src\/(server|web)\/.*\.tsx?$/.test(path) && !text.startsWith('/**') ? `/** A file. */\n\n${text}` : text;

const found = (planted: Files): string[] => [
  ...new Set(
    check(Object.entries({ ...house, ...planted }).map(([path, text]) => parse(path, withPurpose(path, text)))).map((finding) => finding.rule),
  ),
];

const many = (count: number, make: (at: number) => [string, string]): Files => Object.fromEntries(Array.from({ length: count }, (_, at) => make(at)));
const lines = (count: number, line: string): string => `${line}\n`.repeat(count);

/** One violation of each rule. */
const violations: Readonly<Record<string, Files>> = {
  'web-never-server': {
    'src/web/offers/parts/row.tsx': "import type { offer } from '../../../server/offers/tables.ts';\nexport type Row = typeof offer;\n",
  },
  floors: { 'src/domain/search/rules.ts': "import { pl } from '../../words/offers/pl.ts';\n/** Wrong way. */\nexport const title = pl.title;\n" },
  'shared-table': { 'src/web/companies/parts/rows.tsx': 'export const Rows = () => <table />;\n' },
  'pure-floors': { 'src/domain/search/rules.ts': "import { z } from 'zod';\n/** A package. */\nexport const shape = z.string();\n" },
  'kit-knows-no-room': { 'src/server/kit/price.ts': "import { isOpen } from '../../domain/offers/rules.ts';\nexport const price = isOpen;\n" },
  'app-is-the-top': { 'src/server/search/queries.ts': "import { app } from '../app/app.ts';\nexport const all = app;\n" },
  'server-neighbours': { 'src/server/search/queries.ts': "import { save } from '../offers/store.ts';\nexport const all = save;\n" },
  'web-neighbours': { 'src/web/search/home.page.tsx': "import Page from '../offers/offer.page.tsx';\nexport default Page;\n" },
  'sql-in-stores': { 'src/server/search/queries.ts': "import { sql } from 'drizzle-orm';\nexport const all = sql`select 1`;\n" },
  'tables-through-stores': { 'src/server/offers/present.ts': "import { offer } from './tables.ts';\nexport const columns = offer;\n" },
  'program-without-tests': {
    'tests/factories/offers.ts': 'export const anOffer = 1;\n',
    'src/server/offers/present.ts': "import { anOffer } from '../../../tests/factories/offers.ts';\nexport const one = anOffer;\n",
  },
  'rooms-ahead': {
    'src/server/companies/queries.ts': "import { isOpen } from '../../domain/offers/rules.ts';\nexport const read = isOpen;\n",
  },
  'room-circles': { 'src/server/offers/commands.ts': "import { book } from '../leases/commands.ts';\nexport const read = book;\n" },
  layers: { 'src/server/leases/queries.ts': "import { book } from './commands.ts';\nexport const read = book;\n" },
  'import-exists': { 'src/server/offers/present.ts': "import { save } from './shop.ts';\nexport const one = save;\n" },
  'store-writes-own': {
    'src/server/leases/store.ts': "import { offer } from '../offers/tables.ts';\nexport const take = (db: Db) => db.delete(offer);\n",
  },
  rooms: { 'src/domain/widgets/types.ts': '/** No room. */\nexport type Widget = string;\n' },
  'file-names': { 'src/domain/offers/logic.ts': '/** No such name. */\nexport const one = 1;\n' },
  'vague-names': { 'src/server/kit/utils.ts': 'export const one = 1;\n' },
  'kebab-names': { 'src/server/kit/fileStore.ts': 'export const one = 1;\n' },
  'folder-size': many(26, (at) => [`src/web/kit/parts/part-${at}.tsx`, 'export const Part = () => <b>1</b>;\n']),
  'file-length': { 'src/server/kit/long.ts': lines(401, '// a line') },
  'file-lengths': many(20, (at) => [`src/server/kit/middling-${at}.ts`, lines(100, '// a line')]),
  'function-lengths': many(20, (at) => [`src/server/kit/f-${at}.ts`, `export const f = () => {\n${lines(61, '  go();')}};\n`]),
  'component-length': { 'src/web/kit/tall.tsx': `export const Tall = () => {\n${lines(150, '  go();')}  return null;\n};\n` },
  'pure-domain': { 'src/domain/search/rules.ts': '/** The clock. */\nexport const now = () => Date.now();\n' },
  'strict-types': { 'src/server/kit/loose.ts': 'export const loose = (x: unknown) => x as any;\n' },
  'states-in-tables': { 'src/web/search/parts/row.tsx': "export const isOpen = (state: string) => state === 'ACTIVE';\n" },
  'words-in-words': { 'src/web/search/parts/row.tsx': 'export const Row = () => <p>Wolne od jutra</p>;\n' },
  documented: { 'src/domain/search/rules.ts': 'export const one = 1;\n' },
  'lazy-with-way-back': {
    'src/web/offers/parts/late.tsx': "import { lazy } from 'react';\nexport const Late = lazy(() => import('../../companies/parts/card.tsx'));\n",
  },
  'file-purpose': { 'src/server/kit/two.ts': '/** The first. */\nexport const first = 1;\nexport const second = 2;\n' },
  environment: { 'src/server/kit/port.ts': "export const port = process.env['PORT'];\n" },
  'outside-path': {
    'src/server/kit/schema.ts':
      "import path from 'node:path';\nexport const schema = path.join(import.meta.dirname, '../../../../data/schema.xsd');\n",
  },
  'old-words': { 'src/server/kit/queue.ts': 'export const takingTurns = () => 1;\n' },
  'type-nouns': { 'src/server/kit/choice.ts': 'export type Chosen = { readonly id: string };\n' },
  'word-pairs': {
    'src/words/offers/pl/view.ts': "export const pl = { title: 'Oferta' };\n",
    'src/web/offers/parts/row.tsx': "import { pl } from '../../../words/offers/pl/view.ts';\nexport const Row = () => <p>{pl.title}</p>;\n",
  },
  'rule-references': { 'src/server/kit/dates.ts': '/** A month later (docs/rules/offers.md#day). */\nexport const one = 1;\n' },
  'cited-elsewhere': { 'src/server/kit/dates.ts': '/** A month later (decisions section 5). */\nexport const one = 1;\n' },
  'style-examples': { 'docs/style.md': '# Style\n\n| step | name | example |\n|---|---|---|\n| say it | `presentX` | `presentOffer(offer)` |\n' },
  'document-paths': { 'docs/scale.md': '# Scale\n\nCodes come from `server/kit/codes.ts`.\n' },
  'fast-paths': {
    'docs/fast-paths.md': '# Fast paths\n\n| piece | what it buys |\n|---|---|\n| `kit/pipe.ts`: notices | 1 ms |\n',
    'src/server/kit/pipe.ts': '/** Writes notices. */\nexport const pipe = 1;\n',
  },
  'no-silencing': { 'src/server/kit/quiet.ts': '// @ts-ignore\nexport const one = 1;\n' },
};

test('the small house is right', () => expect(found({})).toEqual([]));

test('every rule has a planted violation', () => expect(Object.keys(violations).sort()).toEqual(rules.map((rule) => rule.id).sort()));

test.each(Object.entries(violations))('%s is caught, and nothing else', (rule, planted) => expect(found(planted)).toEqual([rule]));

test.each([
  ['a randomness', 'Math.random()'],
  ['a fresh date', 'new Date()'],
  ['a zone by accident', "new Date('2026-01-01').toLocaleDateString()"],
  ['Intl outside time', "new Intl.NumberFormat('pl')"],
  ['the environment', "process.env['X']"],
])('the domain may not use %s', (_, expression) => {
  expect(found({ 'src/domain/search/rules.ts': `/** Impure. */\nexport const x = ${expression};\n` })).toContain('pure-domain');
});

test.each([
  ['any', 'export const x: any = 1;\n'],
  ['unknown in between', 'export const x = 1 as unknown as string;\n'],
  ['non-null', 'export const x = (y?: string) => y!.length;\n'],
  ['an enum', 'export enum X { A }\n'],
  ['an empty catch', 'export const x = () => { try { go(); } catch {} };\n'],
])('%s is not strict', (_, text) => expect(found({ 'src/server/kit/loose.ts': text })).toEqual(['strict-types']));

test.each([
  ['an import', "import { x } from '../../../../other/x.ts';\nexport const y = x;\n"],
  ['a path in steps', "const root = path.resolve(import.meta.dirname, '../../..');\nexport const file = path.join(root, '..', 'data', name);\n"],
  ['a URL', "export const file = new URL('../../../../data/x.json', import.meta.url);\n"],
  ['the working folder', "export const text = readFileSync('../data/x.json');\n"],
  ['a parent of the working folder', "export const file = path.resolve(process.cwd(), '..', 'data');\n"],
  ['a home', "export const file = '/home/anna/data/x.json';\n"],
  ['a home in a template', 'export const file = `/root/data/x.json`;\n'],
  ['a home in a comment', '// As kept in /home/anna/x.json.\nexport const one = 1;\n'],
])('%s outside the repository is seen', (_, text) => expect(found({ 'src/server/kit/schema.ts': text })).toEqual(['outside-path']));

test.each(['isTold', 'ofStandingLease', 'SignerStanding', 'squeezeStream', 'onBeat'])('an old word inside %s is caught', (name) => {
  expect(found({ 'src/server/kit/queue.ts': `export const ${name} = () => 1;\n` })).toEqual(['old-words']);
});

test.each(['createHeartbeat', 'outstanding', 'untoldOf'])('%s only looks like an old word', (name) => {
  expect(found({ 'src/server/kit/queue.ts': `export const ${name} = () => 1;\n` })).toEqual([]);
});

test('a decision says in a dated sentence which of its files is gone', () => {
  const decision = '# 6. Codes\n\nThey come from `server/kit/codes.ts`.\n';
  expect(found({ 'docs/decisions/0006-codes.md': decision })).toEqual(['document-paths']);
  expect(found({ 'docs/decisions/0006-codes.md': `${decision}\n**Since then** (2026-11-27). \`server/kit/codes.ts\` is gone.\n` })).toEqual([]);
});

test('a path that ends inside the repository is none outside', () => {
  const text = "const root = path.join(import.meta.dirname, '../../..');\nexport const file = path.join(root, 'assets', '../docs', name);\n";
  expect(found({ 'src/server/kit/schema.ts': text })).toEqual([]);
});

test.each([
  ['an earlier room by a page', 'src/web/offers/list.page.tsx', "import { Row } from '../wanted/parts/row.tsx';\nexport default Row;\n"],
  ['a later table', 'src/server/companies/store.ts', "import { lease } from '../leases/tables.ts';\nexport const columns = lease;\n"],
  ['a type', 'src/domain/companies/types.ts', "import type { Offer } from '../offers/types.ts';\n/** Wrong way. */\nexport type Party = Offer;\n"],
])('a later room used by %s is seen', (_, file, text) => {
  expect(found({ 'src/web/wanted/parts/row.tsx': 'export const Row = () => <b>1</b>;\n', [file]: text })).toEqual(['room-circles']);
});

test.each([
  ['words by the server', 'src/server/companies/mail.ts', "import { pl } from '../../words/offers/pl.ts';\nexport const text = pl;\n"],
  [
    'a type by the contract',
    'src/contract/companies/schema.ts',
    "import type { Offer } from '../../domain/offers/types.ts';\n/** Ahead. */\nexport type Card = Offer;\n",
  ],
  [
    'the domain by a page',
    'src/web/companies/parts/rows.tsx',
    "import { isOpen } from '../../../domain/offers/rules.ts';\nexport const open = isOpen;\n",
  ],
  [
    'a call by a page',
    'src/web/companies/list.page.tsx',
    "import { getOffer } from '../../contract/offers/endpoints.ts';\nexport default getOffer;\n",
  ],
  [
    'another room than the known one',
    'src/server/reservations/queries.ts',
    "import { day } from '../../domain/handover/rules.ts';\nexport const read = day;\n",
  ],
])('what a later room has below, used ahead, %s, is seen', (_, file, text) => {
  expect(found({ 'src/domain/handover/rules.ts': '/** A day. */\nexport const day = 1;\n', [file]: text })).toEqual(['rooms-ahead']);
});

test('what looks ahead with a reason is right', () => {
  const text = "import { mayBook } from '../../domain/leases/rules.ts';\nexport const read = mayBook;\n";
  expect(found({ 'src/server/reservations/queries.ts': text, 'src/web/reservations/verify.page.tsx': text })).toEqual([]);
});

test('documents of an earlier room are used by documents and by queries', () => {
  const text = "import { clause } from '../offers/documents.ts';\nexport const read = clause;\n";
  const around = { 'src/server/offers/documents.ts': 'export const clause = 1;\n' };
  expect(found({ ...around, 'src/server/leases/documents.ts': text, 'src/server/leases/queries.ts': text })).toEqual([]);
});

test.each([
  ['a store by present', 'src/server/leases/store.ts', "import { row } from './present.ts';\nexport const read = row;\n"],
  [
    'commands by queries of another room',
    'src/server/handover/queries.ts',
    "import { book } from '../leases/commands.ts';\nexport const read = book;\n",
  ],
  ['queries by documents', 'src/server/offers/documents/sheet.ts', "import { read } from '../queries.ts';\nexport const sheet = read;\n"],
  ['mail by documents', 'src/server/leases/documents.ts', "import { mails } from './mail.ts';\nexport const sheet = mails;\n"],
  ['http by commands', 'src/server/offers/commands.ts', "import { calls } from './http.ts';\nexport const all = calls;\n"],
])('a higher layer used, %s, is seen', (_, file, text) => {
  const around = {
    'src/server/leases/present.ts': 'export const row = 1;\n',
    'src/server/leases/mail.ts': 'export const mails = 1;\n',
    'src/server/offers/http.ts': 'export const calls = 1;\n',
  };
  expect(found({ ...around, [file]: text })).toEqual(['layers']);
});

test.each([
  ['a parameter', 'export const count = ({ News }: { News: number }) => News;\n'],
  ['a type', 'export type ToldAnswer = number;\n'],
  ['a comment', '// The pen of the job.\nexport const one = 1;\n'],
])('an old word in %s is seen', (_, text) => expect(found({ 'src/server/kit/queue.ts': text })).toEqual(['old-words']));

test.each([
  ['a participle', 'type Chosen = 1;'],
  ['a participle at the end', 'type FormGiven = 1;'],
  ['an adjective', 'type Ready = 1;'],
  ['a class', 'class Recent {}'],
  ['an interface', 'interface Typed {}'],
])('a type named by %s is seen', (_, text) => expect(found({ 'src/server/kit/choice.ts': `export ${text}\n` })).toEqual(['type-nouns']));

test.each(['type StoredDraft = 1;', 'type Seed = 1;', 'type WaitingCases = 1;'])('%s is a noun', (text) =>
  expect(found({ 'src/server/kit/choice.ts': `export ${text}\n` })).toEqual([]),
);

test('an old word in the name of a file is seen', () =>
  expect(found({ 'src/server/leases/commands/telling.ts': 'export const one = 1;\n' })).toEqual(['old-words']));

test.each([
  ['eq', "eq(column, 'SOLD')"],
  ['inArray', "inArray(column, ['SOLD', 'x'])"],
  ['includes', "['ACTIVE'].includes(state)"],
  ['a set', "new Set(['ACTIVE', 'SOLD'])"],
  ['a case', "() => { switch (state) { case 'SOLD': return 1; } }"],
  ['not equal', "state !== 'SOLD'"],
  ['SQL', "sql`state = 'SOLD'`"],
])('a state compared by %s is seen', (_, expression) => {
  expect(found({ 'src/server/offers/present.ts': `export const x = ${expression};\n` })).toEqual(['states-in-tables']);
});

test.each([
  ['a header', "/** Both. */\nimport { one } from './one.ts';\nexport const first = one;\nexport const second = one;\n"],
  [
    'one export with its comment',
    "import { one } from './one.ts';\n/** The first. */\nexport const first = one;\nexport type First = typeof first;\n",
  ],
])('%s says what a file is for', (_, text) =>
  expect(found({ 'src/server/kit/one.ts': 'export const one = 1;\n', 'src/server/kit/two.ts': text })).toEqual([]),
);

test('the states of the product are known', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const files = await Array.fromAsync(glob('src/domain/**/*.ts', { cwd: root }));
  const states = statesOf(await Promise.all(files.map(async (file) => parse(file, await readFile(path.join(root, file), 'utf8')))));
  for (const state of ['UNSIGNED', 'BOOKED', 'DEPOSIT_PENDING', 'AFTER_REJECTION', 'CHECKING']) expect(states).toContain(state);
});

test.each([
  ['a missing file', 'src/server/kit/dates.ts', '// As in docs/rules/leases.md says.\nexport const one = 1;\n'],
  ['a link of a document', 'docs/decisions/0001-dates.md', 'See [dates](../rules/offers.md#day).\n'],
  ['a citation in a document', 'docs/decisions/0001-dates.md', 'See docs/rules/offers.md#day.\n'],
])('%s that leads nowhere is seen', (_, file, text) => expect(found({ [file]: text })).toEqual(['rule-references']));

test('a citation that leads to a heading is right', () => {
  expect(found({ 'src/server/kit/dates.ts': '/** Adds up (docs/rules/offers.md#rooms-and-areas). */\nexport const one = 1;\n' })).toEqual([]);
});

test.each(['specification part 2, section 4', 'poland.md 4.5', 'decisions 6', 'As the specification says'])(
  '"%s" is cited from elsewhere',
  (text) => {
    expect(found({ 'src/server/kit/dates.ts': `/** ${text}. */\nexport const one = 1;\n` })).toEqual(['cited-elsewhere']);
  },
);

test("raw SQL that writes a neighbour's table is seen", () => {
  expect(
    found({ 'src/server/leases/store.ts': "import { sql } from 'drizzle-orm';\nexport const take = sql`update offer set state = 1`;\n" }),
  ).toEqual(['store-writes-own']);
});

test('an import inside a dynamic import and a re-export are seen', () => {
  expect(found({ 'src/web/offers/parts/row.tsx': "export const load = () => import('../../../server/offers/tables.ts');\n" })).toEqual([
    'web-never-server',
  ]);
  expect(found({ 'src/web/offers/parts/row.tsx': "export { offer } from '../../../server/offers/tables.ts';\nexport const x = 1;\n" })).toEqual([
    'web-never-server',
  ]);
});
