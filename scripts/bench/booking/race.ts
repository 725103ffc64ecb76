import path from 'node:path';
import { inChild } from '../kit/child.ts';

/** A race: every client asks for every offer, in the same order, one request at a time on a connection of its own. */
export type Race = {
  readonly url: string;
  readonly path: string;
  /** One body for each offer; the same for all clients. */
  readonly bodies: readonly string[];
  /** For each client the cookies that it shows, the first for the first `offersPerCookie` offers, and so on. */
  readonly clients: readonly (readonly string[])[];
  readonly offersPerCookie: number;
};

/** What came of a race. Times in milliseconds. */
export type RaceResult = {
  readonly seconds: number;
  readonly requests: number;
  /** How many clients won each offer. */
  readonly winners: readonly number[];
  /** How many answers there were of each kind, by the code of the refusal. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly winnerTimes: readonly number[];
  readonly loserTimes: readonly number[];
};

/** What is wrong with a race, or null: exactly one winner for each offer, and one typed refusal for everybody else. */
export const raceProblem = ({ winners, refusals, requests }: RaceResult, code: string): string | null => {
  const odd = winners.findIndex((count) => count !== 1);
  if (odd >= 0) return `offer ${odd} has ${winners[odd]} winners`;
  const kinds = Object.keys(refusals);
  if (kinds.length !== 1 || kinds[0] !== code) return `refusals were ${JSON.stringify(refusals)}`;
  return refusals[code] === requests - winners.length ? null : `${refusals[code]} refusals for ${requests} requests`;
};

/** Runs a race from a process of its own. */
export const runRace = (race: Race): Promise<RaceResult> => inChild<RaceResult>(path.join(import.meta.dirname, 'race-child.ts'), race);
