import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { allowedEvents, decide, edges, type Machine, mermaid } from './machine.ts';

type Door = 'OPEN' | 'SHUT' | 'LOCKED';
const noKey: Verdict = { code: 'door.no_key', kind: 'precondition' };

const door: Machine<Door, 'open' | 'shut' | 'lock', 'guest' | 'keeper' | 'clock', { readonly key: boolean }> = [
  { from: ['SHUT'], on: 'open', by: ['guest', 'keeper'], to: 'OPEN', then: ['ring'] },
  { from: ['OPEN'], on: 'shut', by: ['guest', 'clock'], to: 'SHUT' },
  { from: ['SHUT', 'OPEN'], on: 'lock', by: ['keeper'], to: 'LOCKED', when: ({ key }) => (key ? null : noKey), with: ['turn'] },
  { from: ['LOCKED'], on: 'open', by: ['keeper'], to: 'SHUT', when: ({ key }) => (key ? null : noKey) },
];

const codeOf = (result: ReturnType<typeof decide>): string => (result.ok ? result.value.to : result.refusal.code);
const attempt = (state: Door, event: 'open' | 'shut' | 'lock', actors: readonly ('guest' | 'keeper' | 'clock')[], key = true): string =>
  codeOf(decide(door, { state, event, actors, facts: { key } }));

test('a row decides; refusals tell state, actor and guard apart', () => {
  expect(attempt('SHUT', 'open', ['guest'])).toBe('OPEN');
  expect(attempt('OPEN', 'open', ['guest'])).toBe('lifecycle.not_allowed');
  expect(attempt('SHUT', 'lock', ['guest', 'clock'])).toBe('lifecycle.wrong_actor');
  expect(attempt('SHUT', 'lock', ['keeper'], false)).toBe('door.no_key');
  expect(attempt('SHUT', 'open', [])).toBe('lifecycle.wrong_actor');
});

test('a step carries its rows work and effects', () => {
  expect(decide(door, { state: 'OPEN', event: 'lock', actors: ['keeper'], facts: { key: true } })).toEqual({
    ok: true,
    value: { from: 'OPEN', on: 'lock', to: 'LOCKED', with: ['turn'], then: [] },
  });
});

test('allowed events are those that decide would take', () => {
  expect(allowedEvents(door, { state: 'SHUT', actors: ['guest'], facts: { key: true } })).toEqual(['open']);
  expect(allowedEvents(door, { state: 'SHUT', actors: ['guest', 'keeper'], facts: { key: true } })).toEqual(['open', 'lock']);
  expect(allowedEvents(door, { state: 'LOCKED', actors: ['keeper'], facts: { key: false } })).toEqual([]);
});

test('edges are each named once', () => {
  expect(edges(door)).toEqual([
    { from: 'SHUT', to: 'OPEN' },
    { from: 'OPEN', to: 'SHUT' },
    { from: 'SHUT', to: 'LOCKED' },
    { from: 'OPEN', to: 'LOCKED' },
    { from: 'LOCKED', to: 'SHUT' },
  ]);
  expect(mermaid(door)).toContain('SHUT --> OPEN: open (guest, keeper)');
});
