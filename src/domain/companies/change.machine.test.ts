import { expect, test } from 'vitest';
import { decide, edges } from '../kit/lifecycle.ts';
import { type CompanyChangeActor, type CompanyChangeEvent, type CompanyChangeFacts, companyChangeLifecycle } from './change.machine.ts';
import { type CompanyChangeState, companyChangeStates } from './types.ts';

const facts: CompanyChangeFacts = { reason: 'Inny adres', nipTaken: false };
const outcome = (
  state: CompanyChangeState,
  event: CompanyChangeEvent,
  actor: CompanyChangeActor,
  given: Partial<CompanyChangeFacts> = {},
): string => {
  const step = decide(companyChangeLifecycle, { state, event, actors: [actor], facts: { ...facts, ...given } });
  return step.ok ? step.value.to : step.refusal.code;
};

test('a change waits, and is decided or overtaken once', () => {
  expect(edges(companyChangeLifecycle).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'CHECKING ACCEPTED',
    'CHECKING REJECTED',
    'CHECKING WITHDRAWN',
  ]);
});

test.each<[CompanyChangeEvent, CompanyChangeActor, CompanyChangeState, string]>([
  ['accept', 'admin', 'ACCEPTED', 'company.not_found'],
  ['reject', 'admin', 'REJECTED', 'company.not_found'],
  ['replace', 'giver', 'WITHDRAWN', 'lifecycle.not_allowed'],
  ['end', 'creator', 'WITHDRAWN', 'lifecycle.not_allowed'],
])('%s is the step of the %s alone, while it waits', (event, actor, to, over) => {
  expect(outcome('CHECKING', event, actor)).toBe(to);
  for (const other of (['admin', 'giver', 'creator'] as const).filter((one) => one !== actor))
    expect(outcome('CHECKING', event, other)).toBe('lifecycle.wrong_actor');
  const decided = companyChangeStates.filter((state) => state !== 'CHECKING');
  expect(decided.map((state) => outcome(state, event, actor))).toEqual(decided.map(() => over));
});

test('a number that another company is accepted with is not accepted, and a refusal has words', () => {
  expect(outcome('CHECKING', 'accept', 'admin', { nipTaken: true, reason: null })).toBe('company.exists');
  expect(outcome('CHECKING', 'reject', 'admin', { nipTaken: true })).toBe('REJECTED');
  for (const reason of [null, '', '  ']) expect(outcome('CHECKING', 'reject', 'admin', { reason })).toBe('company.reason_required');
});
