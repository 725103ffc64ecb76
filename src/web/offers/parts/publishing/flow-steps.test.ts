import { expect, test } from 'vitest';
import type { Instant } from '../../../../domain/kit/brand.ts';
import { type FlowProgress, stepStates } from './flow-steps.ts';

const at = '2026-11-20T10:00:00.000Z' as Instant;
const begun = { startedAt: at, finishedAt: at };
const waiting = { startedAt: null, finishedAt: null };

const run = (state: FlowProgress['state'], steps: readonly (typeof begun | typeof waiting)[]): FlowProgress => ({
  flow: 'sign-verify',
  step: null,
  percent: 0,
  state,
  refusal: null,
  startedAt: null,
  steps: steps.map((times, index) => ({ key: String(index), percent: 0, ...times })),
});

const statesOf = (progress: FlowProgress): readonly string[] => stepStates(progress).map(({ state }) => state);

test('the step that began last runs, those before it are done', () => {
  expect(statesOf(run('running', [begun, begun, waiting]))).toEqual(['done', 'now', 'later']);
});

test('a run that nobody has begun waits at its first step', () => {
  expect(statesOf(run('idle', [waiting, waiting]))).toEqual(['now', 'later']);
});

test('a run that failed marks the step it failed at', () => {
  expect(statesOf(run('failed', [begun, begun, waiting]))).toEqual(['done', 'failed', 'later']);
});

test('a finished run has no step left', () => {
  expect(statesOf(run('done', [begun, begun, begun]))).toEqual(['done', 'done', 'done']);
});
