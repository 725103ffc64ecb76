import { expect, test } from 'vitest';
import { accountsRefusals } from '../../domain/accounts/refusals.ts';
import { companiesRefusals } from '../../domain/companies/refusals.ts';
import { depositsRefusals } from '../../domain/deposits/refusals.ts';
import { handoverRefusals } from '../../domain/handover/refusals.ts';
import { identityRefusals } from '../../domain/identity/refusals.ts';
import { lifecycleRefusals } from '../../domain/kit/lifecycle.ts';
import { kitRefusals } from '../../domain/kit/refusals.ts';
import { leasesRefusals } from '../../domain/leases/refusals.ts';
import { offersRefusals } from '../../domain/offers/refusals.ts';
import { searchRefusals } from '../../domain/search/refusals.ts';
import { signingRefusals } from '../../domain/signing/refusals.ts';
import { refusalText, refusalWords } from './refusals.ts';
import { endpoints } from './rooms.ts';

const catalogues = {
  kitRefusals,
  lifecycleRefusals,
  accountsRefusals,
  companiesRefusals,
  identityRefusals,
  offersRefusals,
  signingRefusals,
  leasesRefusals,
  depositsRefusals,
  handoverRefusals,
  searchRefusals,
};
const codes = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)));

test.each(Object.entries(catalogues))('%s are said in both languages', (_, catalogue) => {
  const missing = Object.keys(catalogue).filter((code) => !(`refusal.${code}` in refusalWords.pl) || !(`refusal.${code}` in refusalWords.en));
  expect(missing).toEqual([]);
});

test('every code that a call declares is in a catalogue', () => {
  const unknown = endpoints.flatMap(({ wire, errors }) => errors.filter((code) => !codes.has(code)).map((code) => `${wire}: ${code}`));
  expect(unknown).toEqual([]);
});

test('params are said in the language: money, days, moments', () => {
  const code = 'person.email_change_pending';
  expect(refusalText({ code, kind: 'precondition', params: { until: '2026-11-20T13:30:00.000Z' } }, 'pl')).toContain('20.11.2026,\u00a014:30');
  expect(refusalText({ code, kind: 'precondition' }, 'pl')).toBe(code);
});
