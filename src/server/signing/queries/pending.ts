/** Reads first acts that wait for a second one. */

import type { FirstSignature } from '../../../contract/kit/shapes.ts';
import { partySigners } from '../../../domain/companies/rules/party.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type PendingRow, pendingOf } from '../store/pending.ts';

export type { PendingRow };
export { pendingOf };

/** The refusal of everybody but the second signer while a first act waits. */
export const waitsForSecond = ({ validUntil }: PendingRow): Refusal => refuse('signing.waits_for_second', { params: { until: validUntil } });

type Question = {
  readonly purpose: SigningPurpose;
  readonly offerId: Id;
  readonly documentId: Id;
  readonly party: Pick<PartyFacts, 'signer' | 'cosigner'>;
  readonly uid: Id;
};

/** The first of two signatures under this very document, as people of the party read it; null when none waits. */
export const firstSignatureOf = async (reader: Reader, { purpose, offerId, documentId, party, uid }: Question): Promise<FirstSignature | null> => {
  const pending = await pendingOf(reader, purpose, offerId);
  const signers = partySigners(party);
  const [first, second] = [signers.find((one) => one.uid === pending?.uid), signers.find((one) => one.uid !== pending?.uid)];
  if (pending === null || pending.documentId !== documentId || first === undefined || second === undefined) return null;
  const nameOf = ({ firstName, lastName }: typeof first): string => `${firstName} ${lastName}`;
  const whose = uid === first.uid ? 'first' : uid === second.uid ? 'second' : 'other';
  return { by: nameOf(first), awaits: nameOf(second), until: pending.validUntil, reader: whose };
};
