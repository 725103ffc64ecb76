import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gather } from './gather.ts';

/** A reader whose statements end when the test says so. */
const slowReader = () => {
  const statements: { readonly keys: readonly string[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const read = gather<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        statements.push({ keys, end: () => resolve(keys.map((key) => key.toUpperCase())), fail: () => reject(new Error('lost')) });
      }),
  );
  return { statements, read };
};

it('serves the first at once and everybody who came meanwhile with the next statement', async () => {
  const { statements, read } = slowReader();
  const first = read('a');
  const others = [read('b'), read('c'), read('b')];
  expect(statements.map(({ keys }) => keys)).toEqual([['a']]);
  statements[0]?.end();
  expect(await first).toBe('A');
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'b']]);
  statements[1]?.end();
  expect(await Promise.all(others)).toEqual(['B', 'C', 'B']);
});

it('tells a fault to those who shared the statement and goes on', async () => {
  const { statements, read } = slowReader();
  const lost = read('a');
  const next = read('b');
  statements[0]?.fail();
  await expect(lost).rejects.toThrow('lost');
  await turn();
  statements[1]?.end();
  expect(await next).toBe('B');
});

it('never gives one the answer of another when answers are missing', async () => {
  const read = gather<string, string>(async () => []);
  await expect(read('a')).rejects.toThrow('0 answers to 1 questions');
});

it('begins a statement after the question, also right after another one ended', async () => {
  const { statements, read } = slowReader();
  const first = read('a');
  statements[0]?.end();
  await first;
  const second = read('a');
  await turn();
  expect(statements).toHaveLength(2);
  statements[1]?.end();
  expect(await second).toBe('A');
});
