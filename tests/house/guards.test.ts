import { expect, test } from 'vitest';
import { guardNames } from '../../scripts/docs/lifecycles.ts';
import { lifecycles } from '../../src/server/app/rooms.ts';

test('every guard of a lifecycle has a name that its table can show', () => {
  const nameless = lifecycles.flatMap(({ lifecycle: { name, rows } }) =>
    rows.filter(({ when }) => when && guardNames(when).every((guard) => guard === '')).map(({ on }) => `${name}.${on}`),
  );
  expect(nameless).toEqual([]);
});
