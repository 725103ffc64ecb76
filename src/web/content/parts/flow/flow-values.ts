import { accountNumbers, bookingNumbers, leaseNumbers } from '../../../../domain/kit/numbers.ts';

/** The numbers that the charts name, from the rules themselves. */
export const flowValues = {
  passwordMin: accountNumbers.passwordSignUpMin,
  codeMinutes: accountNumbers.codeMinutes,
  resetMinutes: accountNumbers.passwordResetMinutes,
  reservationHours: bookingNumbers.reservationHours,
  depositDays: leaseNumbers.depositDueBusinessDays,
  payoutDays: leaseNumbers.payoutBusinessDays,
} as const;
