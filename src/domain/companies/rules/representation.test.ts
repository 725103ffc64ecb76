import { expect, test } from 'vitest';
import { capacities, legalForms, representationRules } from '../../kit/dictionaries.ts';
import { canBind, capacitiesOf, mayActAs, mayPair, signingMode } from './representation.ts';

test.each(legalForms)('people act for a company of the form %s in some capacity, an attorney always among them', (form) => {
  expect(capacitiesOf[form].length).toBeGreaterThan(1);
  expect(mayActAs(form, 'attorney')).toBeNull();
});
test('a limited company has no owner who signs, a limited partnership no board, and an unknown form nobody', () => {
  expect([
    mayActAs('limited_company', 'owner')?.code,
    mayActAs('limited_partnership', 'board_member')?.code,
    mayActAs(null, 'attorney')?.code,
  ]).toEqual(['company.capacity_wrong', 'company.capacity_wrong', 'company.capacity_wrong']);
});

test.each([
  ['sole', 'board_member', 'alone'],
  ['joint', 'board_member', 'together'],
  ['joint_with_proxy', 'general_partner', 'together'],
  ['by_attorney', 'partner', 'never'],
  ['joint', 'proxy', 'alone'],
  ['sole', 'joint_proxy', 'together'],
  ['joint', 'attorney', 'alone'],
  ['sole', 'owner', 'alone'],
] as const)('under the rule %s a %s signs %s', (rule, capacity, mode) => expect(signingMode(rule, capacity)).toBe(mode));

test.each([
  ['joint', 'board_member', 'board_member', true],
  ['joint', 'board_member', 'proxy', false],
  ['joint_with_proxy', 'board_member', 'proxy', true],
  ['joint_with_proxy', 'joint_proxy', 'board_member', true],
  ['joint', 'joint_proxy', 'board_member', false],
  ['sole', 'joint_proxy', 'joint_proxy', true],
  ['sole', 'joint_proxy', 'board_member', true],
  ['by_attorney', 'partner', 'partner', false],
  ['joint', 'attorney', 'board_member', false],
] as const)('under the rule %s %s and %s together: %s', (rule, one, other, may) => expect(mayPair(rule, one, other)).toBe(may));

test('a pair is one whoever of it is named first, and is never of two who may each sign alone', () => {
  for (const rule of representationRules)
    for (const one of capacities)
      for (const other of capacities) {
        expect(mayPair(rule, one, other)).toBe(mayPair(rule, other, one));
        if (mayPair(rule, one, other)) expect([signingMode(rule, one), signingMode(rule, other)]).toContain('together');
      }
});

test.each([
  ['sole', [], false],
  ['sole', ['board_member'], true],
  ['joint', ['board_member'], false],
  ['joint', ['board_member', 'board_member'], true],
  ['joint', ['board_member', 'joint_proxy'], false],
  ['joint_with_proxy', ['board_member', 'joint_proxy'], true],
  ['by_attorney', ['board_member', 'board_member'], false],
  ['by_attorney', ['board_member', 'attorney'], true],
  [null, ['board_member'], true],
] as const)('under the rule %s people as %j can bind the company: %s', (rule, people, may) => expect(canBind(rule, people)).toBe(may));
