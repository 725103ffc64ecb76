import { expect, test } from 'vitest';
import { guardNames, lifecyclePages } from '../../scripts/docs/lifecycles.ts';

test('every guard of a lifecycle has a name that its table can show', async () => {
  expect(Object.keys(await lifecyclePages())).toContain('lifecycles/lease.md');
});

test('a guard that is written into its row, or that a function makes, has none', () => {
  const row = { when: () => null };
  const made = (
    () => () =>
      null
  )();
  for (const guard of [row.when, made]) expect(() => guardNames(guard)).toThrow('no name');
});
