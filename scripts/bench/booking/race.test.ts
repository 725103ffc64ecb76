import { expect, it } from 'vitest';
import { type Outcome, outcomeProblem } from './outcome.ts';
import { raceProblem } from './race.ts';

const race = { seconds: 1, requests: 6, winners: [1, 1], refusals: { taken: 4 }, winnerTimes: [], loserTimes: [] };

it('finds a race without exactly one winner, or with another refusal', () => {
  expect(raceProblem(race, 'taken')).toBeNull();
  expect(raceProblem({ ...race, winners: [1, 2] }, 'taken')).toBe('offer 1 has 2 winners');
  expect(raceProblem({ ...race, winners: [0, 1] }, 'taken')).toBe('offer 0 has 0 winners');
  expect(raceProblem({ ...race, refusals: { taken: 3, lost: 1 } }, 'taken')).toContain('lost');
  expect(raceProblem({ ...race, refusals: { taken: 3 } }, 'taken')).toBe('3 refusals for 6 requests');
});

it('finds what the database holds too much or too little of', () => {
  const outcome: Outcome = { booked: 2, reservations: 2, steps: 2, listed: 2, jobs: 2, mails: 4, events: 2 };
  expect(outcomeProblem(outcome, 2)).toBeNull();
  expect(outcomeProblem({ ...outcome, jobs: 1, mails: 5 }, 2)).toBe('jobs: 1 instead of 2, mails: 5 instead of 4');
});
