import { describe, expect, it } from 'vitest';
import type { Instant } from '../kit/brand.ts';
import { decide } from '../kit/lifecycle.ts';
import { type WantedActor, type WantedAttempt, type WantedEvent, wantedLifecycle } from './machine.ts';
import { refuse } from './refusals.ts';
import type { WantedState } from './types.ts';

const now = '2026-11-23T12:00:00.000Z' as Instant;
const facts: WantedAttempt = { now, active: 3, deletedAt: null };
const ago = (seconds: number): Instant => new Date(Date.parse(now) - seconds * 1000).toISOString() as Instant;

const answer = (state: WantedState, event: WantedEvent, actor: WantedActor, changes: Partial<WantedAttempt> = {}): string => {
  const step = decide(wantedLifecycle, { state, event, actors: [actor], facts: { ...facts, ...changes } });
  return step.ok ? step.value.to : step.refusal.code;
};

describe('a wanted listing', () => {
  it.each<[WantedState, WantedEvent, WantedActor, string, Partial<WantedAttempt>?]>([
    ['ACTIVE', 'update', 'company', 'ACTIVE'],
    ['ACTIVE', 'update', 'sender', 'wanted.denied'],
    ['ACTIVE', 'update', 'admin', 'wanted.denied'],
    ['ACTIVE', 'match', 'company', 'MATCHED'],
    ['ACTIVE', 'match', 'admin', 'wanted.denied'],
    ['MATCHED', 'match', 'company', 'wanted.over'],
    ['ACTIVE', 'delete', 'company', 'DELETED'],
    ['ACTIVE', 'delete', 'admin', 'DELETED', { reason: 'Cudzy numer' }],
    ['ACTIVE', 'delete', 'admin', 'wanted.reason_required'],
    ['ACTIVE', 'delete', 'admin', 'wanted.reason_required', { reason: '  ' }],
    ['DELETED', 'restore', 'company', 'wanted.removed', { deletedAt: ago(1), isRemoved: true }],
    ['ACTIVE', 'delete', 'sender', 'wanted.denied'],
    ['DELETED', 'delete', 'company', 'wanted.over'],
    ['MATCHED', 'delete', 'company', 'wanted.over'],
    ['DELETED', 'update', 'company', 'wanted.over'],
    ['DELETED', 'restore', 'company', 'ACTIVE', { deletedAt: ago(60) }],
    ['DELETED', 'restore', 'company', 'wanted.restore_too_late', { deletedAt: ago(61) }],
    ['DELETED', 'restore', 'company', 'wanted.limit', { deletedAt: ago(5), active: 10 }],
    ['DELETED', 'restore', 'sender', 'wanted.denied', { deletedAt: ago(5) }],
    ['ACTIVE', 'submit', 'sender', 'ACTIVE', { submission: null }],
    ['ACTIVE', 'submit', 'sender', 'lifecycle.not_allowed'],
    ['ACTIVE', 'submit', 'sender', 'wanted.already_sent', { submission: refuse('wanted.already_sent') }],
    ['ACTIVE', 'submit', 'company', 'wanted.denied', { submission: null }],
    ['MATCHED', 'submit', 'sender', 'wanted.not_found', { submission: null }],
    ['DELETED', 'submit', 'sender', 'wanted.not_found', { submission: null }],
  ])('%s %s by %s: %s', (state, event, actor, found, changes) => expect(answer(state, event, actor, changes)).toBe(found));
});
