import { expect, test } from 'vitest';
import { registerFacts } from '../../../domain/companies/rules/registers/answers.ts';
import { instant } from '../../../domain/kit/time.ts';
import { type CompanyEntry, emptyForm, formFor, withNip, withTyped } from './company-entry.ts';

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

test('another NIP takes away what the registers said of the former company, and nothing that was typed', () => {
  const facts = registerFacts({ name: 'PIEKARNIA ŁAN', regon: '366218441', krs: '0000655118', legalForm: 'limited_company' });
  const asked = { source: 'gus', outcome: 'found', askedAt: instant('2026-11-24T10:40:02Z'), requestId: null, stateOn: null } as const;
  const entry: CompanyEntry = {
    ...{ capacity: 'board_member', file: null, hasFile: false, givesIn: true, mention: 'named', answers: [{ ...asked, isRecorded: true, facts }] },
    form: {
      ...emptyForm('POLSKA'),
      ...{ nip: '1999001376', name: 'Piekarnia Łan', regon: '366218441', krs: '0000655118', legalForm: 'limited_company', city: 'Łódź' },
    },
  };
  expect(withNip(entry, '199-900-13-76')).toEqual({ ...entry, form: { ...entry.form, nip: '199-900-13-76' } });
  const other = withNip(entry, '199900137');
  expect(other).toMatchObject({ answers: [], mention: 'unknown', capacity: 'board_member' });
  expect(other.form).toEqual({ ...entry.form, nip: '199900137', regon: '', krs: '', legalForm: null });
});
