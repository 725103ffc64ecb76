import type { PartyFacts } from '../../companies/types.ts';
import type { Id, Instant } from '../../kit/brand.ts';
import type { EscrowFacts, OperatorFacts } from '../../offers/document.ts';
import type { FeeSums } from '../../offers/rules/fees.ts';
import type { OfferForm } from '../../offers/types.ts';
import type { FrozenLeaseTerms } from '../types.ts';

export type { EvidencePageFacts } from '../../kit/evidence.ts';

/** The signed offer that a lease accepts: its number, version and the hash of the bytes that the landlord signed. */
export type AcceptedOffer = {
  readonly id: Id;
  readonly name: string;
  readonly number: string;
  readonly version: number;
  readonly documentCode: string;
  readonly documentSha256: string;
  readonly signedAt: Instant;
};

/** Everything that a drawn lease says, frozen at the booking (docs/rules/documents.md#frozen-facts). */
export type LeaseDocumentFacts = {
  /** `U/2026/0007`. */
  readonly number: string;
  readonly offer: AcceptedOffer;
  readonly form: OfferForm;
  readonly landlord: PartyFacts;
  readonly tenant: PartyFacts;
  /** The deposit's due day is counted from the signing, which has not happened yet. */
  readonly terms: Omit<FrozenLeaseTerms, 'depositDue'>;
  /** Account that the deposit is paid to, 26 digits, and the 8-character transfer reference. */
  readonly escrow: EscrowFacts & { readonly reference: string };
  /** Operator's fees, net, at the rates frozen in the offer. */
  readonly fees: FeeSums;
  readonly operator: OperatorFacts;
  readonly preparedAt: Instant;
};
