import { expect, test } from 'vitest';
import { accountsRefusals } from '../../domain/accounts/refusals.ts';
import { companiesRefusals } from '../../domain/companies/refusals.ts';
import { depositsRefusals } from '../../domain/deposits/refusals.ts';
import { handoverRefusals } from '../../domain/handover/refusals.ts';
import { identityRefusals } from '../../domain/identity/refusals.ts';
import { fieldRefusals } from '../../domain/kit/fields.ts';
import { lifecycleRefusals } from '../../domain/kit/lifecycle.ts';
import { kitRefusals } from '../../domain/kit/refusals.ts';
import type { RefusalCode } from '../../domain/kit/verdict.ts';
import { leasesRefusals } from '../../domain/leases/refusals.ts';
import { offersRefusals } from '../../domain/offers/refusals.ts';
import { searchRefusals } from '../../domain/search/refusals.ts';
import { signingRefusals } from '../../domain/signing/refusals.ts';
import { createLog } from '../kit/process/log.ts';
import { refusalTextOf, refusalWords } from './refusals.ts';

const catalogues = {
  kitRefusals,
  fieldRefusals,
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

test.each(Object.entries(catalogues))('%s are said in both languages', (_, catalogue) => {
  const missing = Object.keys(catalogue).filter((code) => !(`refusal.${code}` in refusalWords.pl) || !(`refusal.${code}` in refusalWords.en));
  expect(missing).toEqual([]);
});

const log = createLog('silent');
const development = refusalTextOf({ config: { production: false }, log });
const production = refusalTextOf({ config: { production: true }, log });

test('params are said in the language: money, days, moments', () => {
  const code = 'person.email_change_pending';
  expect(development({ code, params: { until: '2026-11-20T13:30:00.000Z' } }, 'pl')).toContain('20.11.2026,\u00a014:30');
});

test('a text that cannot be said fails while developing; in production the code stands there', () => {
  const code = 'person.email_change_pending';
  expect(() => development({ code }, 'pl')).toThrow('{until}');
  expect(production({ code }, 'pl')).toBe(code);
  const stored: RefusalCode = JSON.parse('"offer.code_of_before"');
  expect(() => development({ code: stored }, 'en')).toThrow('missing text');
  expect(production({ code: stored }, 'en')).toBe(stored);
});
