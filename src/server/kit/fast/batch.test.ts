import { expect, it, vi } from 'vitest';
import { batch, batchPer } from './batch.ts';

/** A reader whose statements end when the test says so. */
const slowReader = () => {
  const statements: { readonly keys: readonly string[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const read = batch<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        statements.push({ keys, end: () => resolve(keys.map((key) => key.toUpperCase())), fail: () => reject(new Error('lost')) });
      }),
  );
  const begun = (count: number): Promise<void> => vi.waitFor(() => expect(statements).toHaveLength(count), { interval: 1 });
  return { statements, read, begun };
};

it('serves who asks in one turn together, and everybody who came meanwhile with the next statement', async () => {
  const { statements, read, begun } = slowReader();
  const first = [read('a'), read('z')];
  await begun(1);
  const others = [read('b'), read('c'), read('b')];
  expect(statements.map(({ keys }) => keys)).toEqual([['a', 'z']]);
  statements[0]?.end();
  expect(await Promise.all(first)).toEqual(['A', 'Z']);
  await begun(2);
  expect(statements.map(({ keys }) => keys)).toEqual([
    ['a', 'z'],
    ['b', 'c', 'b'],
  ]);
  statements[1]?.end();
  expect(await Promise.all(others)).toEqual(['B', 'C', 'B']);
});

it('tells a fault to those who shared the statement and goes on', async () => {
  const { statements, read, begun } = slowReader();
  const lost = read('a');
  await begun(1);
  const next = read('b');
  statements[0]?.fail();
  await expect(lost).rejects.toThrow('lost');
  await begun(2);
  statements[1]?.end();
  expect(await next).toBe('B');
});

it('never gives one the answer of another when answers are missing', async () => {
  const read = batch<string, string>(async () => []);
  await expect(read('a')).rejects.toThrow('0 answers to 1 questions');
});

it('begins a statement after the question, also right after another one ended', async () => {
  const { statements, read, begun } = slowReader();
  const first = read('a');
  await begun(1);
  statements[0]?.end();
  await first;
  const second = read('a');
  await begun(2);
  statements[1]?.end();
  expect(await second).toBe('A');
});

it('shares statements among the questions of one owner, and never with those of another', async () => {
  const asked: string[] = [];
  const readerOf = batchPer((owner: { readonly name: string }) => async (keys: readonly string[]) => {
    asked.push(`${owner.name}: ${keys.join()}`);
    return keys.map((key) => owner.name + key);
  });
  const [one, two] = [{ name: 'one' }, { name: 'two' }];
  const answers = await Promise.all([readerOf(one)('a'), readerOf(two)('a'), readerOf(one)('b')]);
  expect(answers).toEqual(['onea', 'twoa', 'oneb']);
  expect(asked.toSorted()).toEqual(['one: a,b', 'two: a']);
});
