import { expect, it } from 'vitest';
import type { SignedIn } from '../kit/viewer.ts';
import { mayReport, type ReportFacts } from './rules.ts';

const anna = { kind: 'signed-in', uid: 'anna' } as SignedIn;
const facts: ReportFacts = { viewer: anna, userUid: 'anna', email: undefined, recent: 0, perHour: 10 };

it.each([
  ['one’s own report', {}, null],
  ['a report that names nobody', { userUid: undefined }, null],
  ['the last report of an hour', { recent: 9 }, null],
  ['one report more', { recent: 10 }, 'report.too_many'],
  ['a report in another’s name', { userUid: 'jan' }, 'report.not_yours'],
  ['a visitor’s report with an address', { viewer: { kind: 'visitor' }, userUid: undefined, email: 'jan@firma.example' }, null],
  ['a visitor’s report without one', { viewer: { kind: 'visitor' }, userUid: undefined }, 'report.email_required'],
  ['a visitor’s report in somebody’s name', { viewer: { kind: 'visitor' }, email: 'jan@firma.example' }, 'report.not_yours'],
] as const)('judges %s', (_, wish, code) => {
  expect(mayReport({ ...facts, ...wish })?.code ?? null).toBe(code);
});
