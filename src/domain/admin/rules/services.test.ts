import { expect, it } from 'vitest';
import { instantOf } from '../../kit/time.ts';
import { type ServiceFacts, serviceStateOf } from './services.ts';

const [early, late] = [instantOf(1_000), instantOf(2_000)];

it.each([
  ['unasked', { mode: 'live', succeededAt: null, failedAt: null }],
  ['works', { mode: 'live', succeededAt: early, failedAt: null }],
  ['works', { mode: 'live', succeededAt: late, failedAt: early }],
  ['works', { mode: 'live', succeededAt: late, failedAt: late }],
  ['fails', { mode: 'live', succeededAt: null, failedAt: early }],
  ['fails', { mode: 'live', succeededAt: early, failedAt: late }],
  ['embedded', { mode: 'embedded', succeededAt: early, failedAt: late }],
  ['recorded', { mode: 'recorded', succeededAt: null, failedAt: null }],
  ['off', { mode: 'off', succeededAt: null, failedAt: late }],
] satisfies readonly (readonly [string, ServiceFacts])[])('a service %s: %o', (state, facts) => expect(serviceStateOf(facts)).toBe(state));
