import type { PartyFacts } from '../companies/types.ts';
import type { Instant } from '../kit/brand.ts';
import type { Appointment, Side } from '../leases/types.ts';
import type { OperatorFacts } from '../offers/document.ts';
import type { OfferForm } from '../offers/types.ts';
import type { ProtocolData } from './types.ts';

/** Everything that a drawn handover protocol says, frozen when it is submitted. */
export type ProtocolDocumentFacts = {
  /** `P/2026/0007`. */
  readonly number: string;
  /** Round of the protocol, from 1. */
  readonly round: number;
  readonly lease: { readonly number: string; readonly documentCode: string; readonly documentSha256: string; readonly signedAt: Instant };
  readonly form: OfferForm;
  readonly landlord: PartyFacts;
  readonly tenant: PartyFacts;
  /** Who receives for the tenant and who hands over for the landlord; null: the signer of the lease in person. */
  readonly reception: Appointment | null;
  readonly transfer: Appointment | null;
  readonly data: ProtocolData;
  readonly submitter: { readonly side: Side; readonly name: string /** The tenant's receiver, who signs as proxy. */; readonly asReceiver: boolean };
  readonly submittedAt: Instant;
  readonly operator: OperatorFacts;
};
