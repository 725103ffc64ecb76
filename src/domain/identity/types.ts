import type { Instant } from '../kit/brand.ts';
import type { ChainVerdict } from '../kit/evidence.ts';

/** Why a moderator refuses a request of the citizen app (docs/rules/identity.md#decision); `custom` has words of its own. */
export const rejectionReasons = ['incorrect_data', 'time_expired_error', 'custom'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/**
 * Moments of a request. `codeProvidedAt`: the code was entered; `modalShownAt`: the person was asked whether they are still there, until
 * `responseDeadline`; `seenAt`: the last sign of life of their page; `inactiveAt`: the request was given up.
 */
export type RequestTimes = {
  readonly createdAt: Instant;
  readonly instructionsShownAt: Instant | null;
  readonly codeRequestedAt: Instant | null;
  readonly codeProvidedAt: Instant | null;
  readonly modalShownAt: Instant | null;
  readonly responseDeadline: Instant | null;
  readonly seenAt: Instant | null;
  readonly inactiveAt: Instant | null;
};

/** What a signature of a file is by its certificate (docs/rules/identity.md#the-signed-file). */
export const signatureKinds = ['qualified', 'trusted', 'personal', 'other'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/**
 * What is kept of a signature until somebody has decided: whom it names, when, and whether the file is as it was signed. `whole`: it covers the
 * file to its end. The number of the person's certificate may be their PESEL, so it is never kept.
 */
export type FileSignature = {
  readonly name: string | null;
  readonly kind: SignatureKind;
  readonly signedAt: Instant | null;
  readonly intact: boolean;
  readonly whole: boolean;
  readonly issuer: string | null;
  readonly chain: ChainVerdict;
};
