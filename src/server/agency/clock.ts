import type { Duties } from '../kit/clock/duties.ts';
import { agreementEngine } from './lifecycle.ts';
import { runOut, unanswered } from './store/agreements.ts';

/** What time makes due for agreements: the end of the time for an answer, and of the agreement. */
export const agencyDuties = agreementEngine.duties({ expire: unanswered, end: runOut }) satisfies Duties;
