import type { Day, Instant } from '../../kit/brand.ts';
import { addBusinessDays, rollOn } from '../../kit/business-days.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { addDays, dayOf, endOfDay } from '../../kit/time.ts';

/** Last day for the deposit: 3 business days after signing (docs/rules/deposits.md#due-day). */
export const depositDue = (signedOn: Day): Day => addBusinessDays(signedOn, leaseNumbers.depositDueBusinessDays);

/** First day on which the landlord may end an unpaid lease: 3 business days after the due day. */
export const unpaidEndFrom = (due: Day): Day => addBusinessDays(due, leaseNumbers.unpaidEndBusinessDays);

/** Last day on which the landlord may end an unpaid lease: 30 days after the first one (KC art. 395 wants a term, art. 115 moves it off a free day). */
export const unpaidEndUntil = (due: Day): Day => rollOn(addDays(unpaidEndFrom(due), leaseNumbers.unpaidEndDays));

/** The days that a landlord may set as a new term for the deposit (docs/rules/deposits.md#unpaid). */
export const newTermWindow = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, leaseNumbers.newTermDays),
  to: addDays(today, leaseNumbers.newTermDaysMax),
});

/** First day on which the operator calls both sides: 30 days after the last day of the tenant's withdrawal (docs/rules/deposits.md#long-stop). */
export const longStopFrom = (withdrawalUntil: Day): Day => addDays(withdrawalUntil, leaseNumbers.longStopDays);

/** Last day for the statements of both sides after that call. */
export const statementsUntil = (calledAt: Instant): Day => rollOn(addDays(dayOf(calledAt), leaseNumbers.statementDays));

/** Last day of the tenant's withdrawal, counted anew from the day on which a stopped lease is taken up: as long as the handover may take, and 30 days. */
export const withdrawalAnew = (resumedOn: Day, receiptDays: number): Day => addDays(resumedOn, receiptDays + leaseNumbers.withdrawalDays);

/** Last day for paying the deposit out, 5 business days after the protocol was confirmed. */
export const payoutDue = (confirmedAt: Instant): Day => addBusinessDays(dayOf(confirmedAt), leaseNumbers.payoutBusinessDays);

/** Last day for the refund, 5 business days after the rejection. */
export const refundDue = (rejectedAt: Instant): Day => addBusinessDays(dayOf(rejectedAt), leaseNumbers.refundBusinessDays);

/** Until when the landlord may object to a rejection: the end of the second business day after it. */
export const objectionUntil = (rejectedAt: Instant): Instant => endOfDay(addBusinessDays(dayOf(rejectedAt), leaseNumbers.objectionBusinessDays));

/** From which day silence in a waiting status becomes an admin task "mediation": after 3 business days. */
export const mediationFrom = (since: Instant): Day => addBusinessDays(dayOf(since), leaseNumbers.mediationBusinessDays);

/** Days on which the unpaid deposit is reminded: 1 and 2 calendar days after signing (docs/rules/deposits.md#due-day). */
export const depositReminderDays = (signedOn: Day): readonly Day[] => leaseNumbers.depositReminderDays.map((days) => addDays(signedOn, days));
