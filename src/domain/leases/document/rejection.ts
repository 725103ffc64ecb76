import type { PartyFacts } from '../../companies/types.ts';
import type { Instant } from '../../kit/brand.ts';
import type { OfferForm } from '../../offers/types.ts';
import type { RejectionReason } from '../types.ts';

/** Everything that the tenant's drawn refusal of the premises says, frozen when it is drawn. */
export type RejectionDocumentFacts = {
  /** `OO/2026/0007`, after the lease's number. */
  readonly number: string;
  readonly lease: { readonly number: string; readonly documentCode: string; readonly documentSha256: string; readonly signedAt: Instant };
  readonly form: OfferForm;
  readonly landlord: PartyFacts;
  /** The tenant with the person who really signs. */
  readonly tenant: PartyFacts;
  /** The agreed meeting, if there was one. */
  readonly meetingAt: Instant | null;
  readonly reasons: readonly RejectionReason[];
  readonly description: string;
  /** Hashes of the photos that belong to it. */
  readonly photos: readonly string[];
  readonly preparedAt: Instant;
};
