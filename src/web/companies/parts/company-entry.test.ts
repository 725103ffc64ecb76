import { expect, test } from 'vitest';
import { formFor } from './company-entry.ts';

test('a form stays while its company is saved and its document sent, and gives way to another company or to none', () => {
  const empty = { companyId: null, key: 0 };
  const saved = formFor(empty, 'a');
  expect(saved).toEqual({ companyId: 'a', key: 0 });
  expect(formFor(saved, 'a')).toBe(saved);
  expect(formFor(saved, 'b')).toEqual({ companyId: 'b', key: 1 });
  const unlinked = formFor(saved, null);
  expect(unlinked).toEqual({ companyId: null, key: 1 });
  expect(formFor(unlinked, 'c').key).toBe(1);
});
