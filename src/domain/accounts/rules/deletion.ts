/** Says what keeps an account from being deleted, what stays of it afterwards and until when. */

import type { Day, Id, Instant } from '../../kit/brand.ts';
import { accountNumbers } from '../../kit/numbers.ts';
import { MINUTE_MS } from '../../kit/time/units.ts';
import { addMonths, day, partsOf, plusMs } from '../../kit/time.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';

/** What binds somebody to others, so that their account cannot go yet (docs/rules/accounts.md#what-holds-an-account). */
export const holdKinds = ['activeOffer', 'booking', 'lease', 'money', 'agency', 'proposal', 'companyCreator', 'emailChange', 'lastAdmin'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** One thing that holds an account. `until` is when it ends by itself; null where somebody has to do something. `count` says how many people wait. */
export type DeletionHold = {
  readonly kind: HoldKind;
  readonly offerId: Id | null;
  readonly name: string | null;
  readonly until: Instant | null;
  readonly count: number | null;
};

/** A hold of a kind with what is known of it. */
export const holdOf = (kind: HoldKind, known: Partial<Omit<DeletionHold, 'kind'>> = {}): DeletionHold => ({
  ...{ offerId: null, name: null, until: null, count: null },
  kind,
  ...known,
});

/** Each matter once: what a running lease waits for is its money, so that the money beside it is not told as another. */
export const distinctHolds = (holds: readonly DeletionHold[]): readonly DeletionHold[] => {
  const running = new Set(holds.filter(({ kind }) => kind === 'lease').map(({ offerId }) => offerId));
  return holds.filter(({ kind, offerId }) => kind !== 'money' || !running.has(offerId));
};

/** Whether all that holds an account ends by itself; then nobody has to do anything but wait. */
export const endByThemselves = (holds: readonly DeletionHold[]): boolean => holds.every(({ until }) => until !== null);

/** The moment at which the last hold that ends by itself has ended: what the screen counts down to. Null where none does. */
export const lastHoldEnds = (holds: readonly DeletionHold[]): Instant | null =>
  holds.reduce<Instant | null>((last, { until }) => (until !== null && (last === null || until > last) ? until : last), null);

/** Whether the session began recently enough to delete the account (docs/rules/accounts.md#how-an-account-is-deleted). */
export const isRecentSignIn = (signedInAt: Instant, now: Instant): boolean =>
  now <= plusMs(signedInAt, accountNumbers.recentSignInMinutes * MINUTE_MS);

/** May the account go now? Whoever signed in long ago signs in again first: a session may be somebody else's hand on an open laptop. */
export const mayDeleteAccount = (of: { readonly holds: readonly DeletionHold[]; readonly isRecent: boolean }): Verdict => {
  if (of.holds.length > 0) return refuse('deletion.held', { params: { n: of.holds.length } });
  return of.isRecent ? null : refuse('deletion.sign_in_again');
};

/** What the law keeps of somebody whose account is gone (docs/rules/accounts.md#what-stays-of-it). */
export const keptKinds = ['contracts', 'invoices', 'ledger', 'steps', 'events', 'reports'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Records of a kind that stay, and the last day on which they do. */
export type KeptRecords = { readonly kind: KeptKind; readonly until: Day };

const yearEnd = (year: number): Day => day(`${String(year)}-12-31`);

/**
 * The last day on which records of a kind are kept, when the newest of them is of this day. Contracts: claims lapse after six years, at the end
 * of the year (KC art. 118); the steps of what was signed as long, because its state is read from them. Invoices: five years from the end of the year in which the tax fell due; that of December falls due in January.
 * The ledger likewise, without the month (art. 74 uor). The log three years, reports one.
 */
export const keptUntil = (kind: KeptKind, newest: Day): Day => {
  const { year, month } = partsOf(newest);
  if (kind === 'contracts' || kind === 'steps') return yearEnd(year + accountNumbers.contractYears);
  if (kind === 'invoices') return yearEnd(year + accountNumbers.accountingYears + (month === 12 ? 1 : 0));
  if (kind === 'ledger') return yearEnd(year + accountNumbers.accountingYears);
  return addMonths(newest, 12 * (kind === 'events' ? accountNumbers.eventYears : accountNumbers.reportYears));
};

/**
 * The first day whose records of a kind are still kept on a day: `keptUntil` looked at from its end. On 2026-11-24 contracts are kept from
 * 2020-01-01 on, and invoices from 2020-12-01, because the tax of a December fell due in the next year.
 */
export const keptFrom = (kind: KeptKind, today: Day): Day => {
  const { year } = partsOf(today);
  if (kind === 'contracts') return day(`${String(year - accountNumbers.contractYears)}-01-01`);
  if (kind === 'invoices') return day(`${String(year - accountNumbers.accountingYears - 1)}-12-01`);
  if (kind === 'ledger') return day(`${String(year - accountNumbers.accountingYears)}-01-01`);
  return addMonths(today, -12 * (kind === 'events' ? accountNumbers.eventYears : accountNumbers.reportYears));
};

/** The steps of a deletion in their order: whom they take the data from. The first is taken with the press, the others by a job. */
export const deletionSteps = ['account', 'identity', 'searches', 'offers', 'deals', 'company', 'reports', 'letters'] as const;
export type DeletionStep = (typeof deletionSteps)[number];

const deletedDomain = '@deleted.invalid';

/** The address that stands in the place of a deleted account's; no mail reaches it (RFC 2606). */
export const deletedAddress = (code: string): string => `${code}${deletedDomain}`;

/** Whether an address is such a one. */
export const isDeletedAddress = (email: string): boolean => email.endsWith(deletedDomain);
