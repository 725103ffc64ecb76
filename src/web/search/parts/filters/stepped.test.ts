import { expect, it } from 'vitest';
import { stepped } from './stepped.ts';

it.each([
  ['', 10, true, '10'],
  ['80', 10, true, '90'],
  ['85', 10, true, '90'],
  ['85', 10, false, '80'],
  ['5\u00a0000', 100, false, '4900'],
  ['10', 10, false, ''],
  ['', 100, false, ''],
] as const)('%j by %s, up: %s', (text, step, up, next) => expect(stepped(text, step, up)).toBe(next));
