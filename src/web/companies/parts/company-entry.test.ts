import { expect, test } from 'vitest';
import { emptyForm, formFor, withTyped } from './company-entry.ts';

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

test('what was typed before the code came is taken over where the entry has such a field', () => {
  const nobody = { answers: [], mention: 'unknown', givesIn: true } as const;
  const entry = { form: emptyForm('POLSKA'), capacity: null, file: null, hasFile: false, ...nobody };
  const typed = withTyped(entry, {
    nip: '5252344078',
    noKrs: true,
    legalForm: 'foundation',
    capacity: 'board_member',
    authority: 'x',
    generalPartner: true,
  });
  expect(typed.form).toEqual({ ...entry.form, nip: '5252344078', noKrs: true, legalForm: 'foundation' });
  expect(typed.capacity).toBe('board_member');
});
