/** What the guards of an agreement look at. */

import type { AgreementAttempt } from '../../../domain/agency/machine.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { findOffer } from '../../offers/queries/facts.ts';
import type { AgreementOfOffer, AgreementRow } from '../store/agreements.ts';

/** Of an agreement with its offer. */
export const attemptOf = (row: AgreementOfOffer, now: Instant, given: Pick<AgreementAttempt, 'form'> = {}): AgreementAttempt => ({
  now,
  answerUntil: row.answerUntil,
  lastDay: row.lastDay,
  offerState: row.offer.state,
  offerHeldByAgent: row.offer.ownerUid === row.agentUid,
  ...given,
});

/** An agreement with its offer; null when there is none any more. */
export const withOffer = async (reader: Reader, row: AgreementRow): Promise<AgreementOfOffer | null> => {
  const offer = await findOffer(reader, row.offerId);
  return offer === null ? null : { ...row, offer };
};
