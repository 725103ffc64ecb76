/** The questions and answers with their numbers, for the page and for the server that answers from them. */

import { type FaqText, faqEntries } from '../../domain/content/rules/faq.ts';
import { accountNumbers, bookingNumbers, counterOfferNumbers, identityNumbers, leaseNumbers, offerNumbers } from '../../domain/kit/numbers.ts';
import type { Translate } from '../kit/words.ts';
import type { pl } from './pl/faq.ts';

/** The numbers that the answers name, from the rules themselves. */
const values = {
  writtenFormMonths: leaseNumbers.writtenFormMonths,
  contractYears: accountNumbers.contractYears,
  codeSeconds: identityNumbers.code,
  photoMegabytes: offerNumbers.photoBytesMax / 1024 / 1024,
  photoSide: offerNumbers.photoLongSideMin,
  codeMinutes: accountNumbers.codeMinutes,
  passwordMin: accountNumbers.passwordSignUpMin,
  resetMinutes: accountNumbers.passwordResetMinutes,
  emailUndoHours: accountNumbers.emailUndoHours,
  dataCopyDays: accountNumbers.dataCopyDays,
  reservationHours: bookingNumbers.reservationHours,
  runningMax: bookingNumbers.runningPerCompanyMax,
  againHours: bookingNumbers.sameOfferAgainHours,
  counterHours: counterOfferNumbers.hours,
  firstRightHours: bookingNumbers.counterOfferFirstRightHours,
  objectionDays: leaseNumbers.objectionBusinessDays,
  payoutDays: leaseNumbers.payoutBusinessDays,
  depositDays: leaseNumbers.depositDueBusinessDays,
  unpaidDays: leaseNumbers.unpaidEndBusinessDays,
  refundDays: leaseNumbers.refundBusinessDays,
} as const;

/** Every question with its answer in the language of the translator. */
export const faqTextsOf = (t: Translate<typeof pl>): readonly FaqText[] =>
  faqEntries.map(({ id }) => ({ id, question: t(`${id}.q`), answer: t(`${id}.a`, values) }));
