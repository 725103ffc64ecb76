/** Values that no call expects, and changes that bring them into an input. */

import fc from 'fast-check';

/** One change of a value: what is set, dropped, added or repeated at which of its parts. */
export type Change = { readonly at: number; readonly how: 'set' | 'drop' | 'add' | 'repeat'; readonly value: unknown; readonly key: string };

/** What JSON has a form for and JavaScript's `stringify` has not: it stands in the value by name and is put into the text. */
const written: Readonly<Record<string, string>> = {
  '@deep': `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  '@deepObject': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '@beyond': '1e999',
  '@minusNothing': '-0',
  '@exact': '9007199254740993',
};

const long = 100_000;

const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00',
    '\u202e\u2066',
    '\u0001\u001b[31m\r\n\u0007',
    'x'.repeat(long),
    '😀'.repeat(300),
    '\u0301'.repeat(500),
  ],
  ...["'; drop table person; --", '<script>alert(1)</script>', '../../../../etc/passwd', '%00%2e%2e%2f', '=1+1', '#eval("1")', '{{7*7}}'],
  ...['NaN', 'Infinity', 'null', 'undefined', 'true', '-1', '0x10', '1e5', '0000-01-01', '9999-12-31', '2026-02-30', '10000-01-01', 'N'.repeat(20)],
  ...['__proto__', 'constructor', 'toString', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'a@b', 'ż'.repeat(254)],
];
const numbers = [-1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324];
const shapes = [true, false, null, [], {}, [[]], [null], { length: 5 }, { toJSON: 1 }, [{}, {}], JSON.parse('{"__proto__":{"polluted":true}}')];

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...shapes) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...Object.keys(written)) },
);

/** Names of fields that nobody declares, and those that every object has by birth. */
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'unknown',
  'claims',
  'ownerUid',
  'state',
  'commandId',
  'a\0b',
  '',
];

export const hostileChange: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1_000),
  how: fc.constantFrom('set', 'set', 'set', 'drop', 'add', 'repeat'),
  value: hostileValue,
  key: fc.constantFrom(...keys),
});

type Path = readonly (string | number)[];

/** The value with one change. */
export const changed = (value: unknown, { at, how, value: given, key }: Change): unknown => {
  const paths = pathsOf(value);
  return replaced(value, paths[at % paths.length] ?? [], (old) => {
    if (how === 'drop') return undefined;
    if (how === 'repeat') return repeated(old) ?? given;
    return how === 'add' && isRecord(old) ? withField(old, key, given) : given;
  });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const repeated = (value: unknown): unknown => {
  if (typeof value === 'string' && value !== '') return value.repeat(Math.ceil(long / value.length));
  return Array.isArray(value) && value.length > 0 ? Array.from({ length: 3_000 }, (_, at): unknown => value[at % value.length]) : null;
};

/** A field with this name of its own, also `__proto__`. */
const withField = (record: object, key: string, value: unknown): object => Object.fromEntries([...Object.entries(record), [key, value]]);

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.slice(0, 10).entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
};

const replaced = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((entry, at) => (at === key ? replaced(entry, rest, change) : entry));
  const entries = Object.entries(value as object).map(([name, entry]) => [name, name === key ? replaced(entry, rest, change) : entry]);
  return Object.fromEntries(entries);
};

/** A value as the text of a body. */
export const wireText = (value: unknown): string => JSON.stringify(value).replace(/"(@\w+)"/g, (whole, name: string) => written[name] ?? whole);
