import { expect, test } from 'vitest';
import { allowedEvents, decide, type EventsOf, edges, effectsOf, type Lifecycle, lateEvent, mermaid, type ReadFrom, type Row } from './lifecycle.ts';
import type { Refusal, RefusalCode, Result } from './verdict.ts';

type State = 'OPEN' | 'SHUT' | 'LOCKED';
type Event = 'open' | 'shut' | 'lock' | 'paint';
type Actor = 'guest' | 'keeper' | 'time';
type Types = { state: State; event: Event; actor: Actor; facts: { readonly key: boolean }; effect: 'ring' | 'turn' };

const refusal = (code: RefusalCode): Refusal => ({ code, kind: 'precondition' });
const needsKey = ({ key }: Types['facts']) => (key ? null : refusal('kit.denied'));

const rows = [
  { from: ['SHUT'], on: 'open', by: ['guest', 'keeper'], to: 'OPEN', effects: ['ring'] },
  { from: ['OPEN'], on: 'shut', by: ['guest', 'time'], to: 'SHUT' },
  { from: ['SHUT', 'OPEN'], on: 'lock', by: ['keeper'], to: 'LOCKED', when: needsKey, effects: ['turn', 'ring'] },
  { from: ['LOCKED'], on: 'open', by: ['keeper'], to: 'SHUT', when: needsKey },
  { from: ['OPEN', 'SHUT'], on: 'paint', by: ['keeper'] },
] as const satisfies readonly Row<Types>[];

type Door = Types & ReadFrom<'door', typeof rows>;

const door: Lifecycle<Door> = {
  name: 'door',
  states: ['OPEN', 'SHUT', 'LOCKED'],
  rows,
  refusals: { lock: { in: { LOCKED: refusal('kit.still_running') } }, paint: { wrongActor: refusal('kit.signed_out') } },
};

const codeOf = (result: Result<{ to: string }>): string => (result.ok ? result.value.to : result.refusal.code);
const attempt = (state: State, event: Event, actors: readonly Actor[], key = true): string =>
  codeOf(decide(door, { state, event, actors, facts: { key } }));

test('a row decides; refusals tell state, actor and guard apart', () => {
  expect(attempt('SHUT', 'open', ['guest'])).toBe('OPEN');
  expect(attempt('OPEN', 'open', ['guest'])).toBe('lifecycle.not_allowed');
  expect(attempt('SHUT', 'lock', ['guest', 'time'])).toBe('lifecycle.wrong_actor');
  expect(attempt('SHUT', 'lock', ['keeper'], false)).toBe('kit.denied');
  expect(attempt('SHUT', 'open', [])).toBe('lifecycle.wrong_actor');
});

test('an event may name its own refusals', () => {
  expect(attempt('LOCKED', 'lock', ['keeper'])).toBe('kit.still_running');
  expect(attempt('OPEN', 'paint', ['guest'])).toBe('kit.signed_out');
  expect(attempt('LOCKED', 'paint', ['keeper'])).toBe('lifecycle.not_allowed');
});

test('a step carries the effects of its row, and an act keeps the state', () => {
  expect(decide(door, { state: 'OPEN', event: 'lock', actors: ['keeper'], facts: { key: true } })).toEqual({
    ok: true,
    value: { from: 'OPEN', on: 'lock', to: 'LOCKED', effects: ['turn', 'ring'] },
  });
  expect(attempt('SHUT', 'paint', ['keeper'])).toBe('SHUT');
  expect(effectsOf(door)).toEqual(['ring', 'turn']);
});

test('allowed events are those that decide would take', () => {
  expect(allowedEvents(door, { state: 'SHUT', actors: ['guest'], facts: { key: true } })).toEqual(['open']);
  expect(allowedEvents(door, { state: 'SHUT', actors: ['guest', 'keeper'], facts: { key: true } })).toEqual(['open', 'lock', 'paint']);
  expect(allowedEvents(door, { state: 'LOCKED', actors: ['keeper'], facts: { key: false } })).toEqual([]);
});

test('edges are each named once; acts are none', () => {
  expect(edges(door)).toEqual([
    { from: 'SHUT', to: 'OPEN' },
    { from: 'OPEN', to: 'SHUT' },
    { from: 'SHUT', to: 'LOCKED' },
    { from: 'OPEN', to: 'LOCKED' },
    { from: 'LOCKED', to: 'SHUT' },
  ]);
  expect(mermaid(door)).toContain('SHUT --> OPEN: open (guest, keeper)');
});

test('the events of an effect are those whose rows name it', () => {
  const ringing = { open: true, lock: true } as const satisfies Readonly<Record<EventsOf<Door, 'ring'>, true>>;
  const rung = new Set(rows.flatMap((row) => ('effects' in row && (row.effects as readonly string[]).includes('ring') ? [row.on] : [])));
  expect([...rung]).toEqual(Object.keys(ringing));
});

test('a late step of time is one whose guard has no objection', () => {
  expect(lateEvent(door, { state: 'OPEN', facts: { key: true } })).toBe('shut');
  expect(lateEvent(door, { state: 'SHUT', facts: { key: true } })).toBe(null);
});
