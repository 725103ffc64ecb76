/** Whether a mail may be sent to a prospect (docs/rules/outreach.md#basis, #limits). */

import type { Day } from '../../kit/brand.ts';
import { accountNumbers } from '../../kit/numbers.ts';
import type { Refusal, Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { ContactBasis } from '../types.ts';
import { outreachNumbers } from './outreach-numbers.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The simple pattern of an e-mail address, small letters and without spaces around it. */
export const mayAddress = (typed: string, own: string): Verdict => {
  if (typed === '') return refuse('outreach.email_required', { field: 'email' });
  if (!email.test(typed) || typed.length > accountNumbers.emailMax) return refuse('outreach.email_wrong', { field: 'email' });
  return typed === own ? refuse('outreach.own_email', { field: 'email' }) : null;
};

/** What somebody says of why they write: the ground, the day on which it was given, and where it can be looked up. */
export type GivenBasis = { readonly basis: ContactBasis | null; readonly basisDay: Day | null; readonly basisNote: string };

/** What the ground lacks, all of it. A commercial mail needs a consent that was given before, also to firms (art. 398 PKE). */
export const basisProblems = ({ basis, basisDay, basisNote }: GivenBasis, today: Day): readonly Refusal[] => [
  ...(basis === null ? [refuse('outreach.basis_required', { field: 'basis' })] : []),
  ...(basisDay === null || basisDay > today ? [refuse('outreach.basis_day_wrong', { field: 'basisDay' })] : []),
  ...(basisNote.trim() === '' ? [refuse('outreach.basis_required', { field: 'basisNote' })] : []),
];

/** Is the ground whole? */
export const mayWrite = (given: GivenBasis, today: Day): Verdict => basisProblems(given, today)[0] ?? null;

/** How many mails were sent today. */
export type SentToday = { readonly own: number; readonly all: number };

/** Is there room today, for the caller and for all of them? */
export const maySendToday = ({ own, all }: SentToday): Verdict => {
  const { callerSendsPerDay, sendsPerDay } = outreachNumbers;
  if (own >= callerSendsPerDay) return refuse('outreach.cap_own', { params: { n: callerSendsPerDay } });
  return all >= sendsPerDay ? refuse('outreach.cap_all', { params: { n: sendsPerDay } }) : null;
};
