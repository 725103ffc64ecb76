import { expect, test } from 'vitest';
import { refusalOfFault } from './faults.ts';

const fault = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });
const wrapped = (cause: unknown): Error => new Error('Failed query', { cause });

test.each([
  [fault('53100'), 'kit.storage_full'],
  [wrapped(fault('ENOSPC')), 'kit.storage_full'],
  [wrapped(wrapped(fault('57P01'))), 'kit.database_away'],
  [fault('08006'), 'kit.database_away'],
  [fault('ECONNREFUSED'), 'kit.database_away'],
  [wrapped(new Error('Connection terminated unexpectedly')), 'kit.database_away'],
  [new Error('timeout exceeded when trying to connect'), 'kit.database_away'],
  [fault('23505'), undefined],
  [new TypeError('x is not a function'), undefined],
  ['a text', undefined],
])('%o is %s', (given, code) => expect(refusalOfFault(given)?.code).toBe(code));
