import { expect, it } from 'vitest';
import { instant } from '../../kit/time.ts';
import { homeOf, todoCount } from './home.ts';

const thing = (id: string, nextActor: 'you' | 'other' | 'parter' | null, by: string | null) => ({
  id,
  nextActor,
  nextBy: by === null ? null : instant(by),
});

it('puts one\u2019s own moves before those of others, what is due soonest first, and leaves out what waits for nobody', () => {
  const { yours, others } = homeOf([
    thing('draft', 'you', null),
    thing('deposit', 'you', '2026-11-25T22:59:59Z'),
    thing('form', 'you', '2026-12-08T22:59:59Z'),
    thing('payout', 'parter', '2026-12-01T22:59:59Z'),
    thing('lease', 'other', '2026-11-25T09:00:00Z'),
    thing('done', null, null),
  ]);
  expect([yours.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([
    ['deposit', 'form', 'draft'],
    ['lease', 'payout'],
  ]);
});

it('counts all questions as one entry and only the next step of verification', () => {
  const nothing = { moves: 0, later: [], questions: 0, isMailReturned: false, lacksStep: false };
  expect(todoCount(nothing)).toBe(0);
  expect(todoCount({ ...nothing, moves: 2, questions: 3, lacksStep: true })).toBe(4);
  expect(todoCount({ ...nothing, later: [1, 2], isMailReturned: true })).toBe(4);
});
