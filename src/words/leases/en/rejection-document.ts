import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/rejection-document.ts';

/** The tenant's drawn refusal of the premises, in English. */
export const en = {
  title: 'Refusal of the premises and withdrawal from the lease',
  lead: 'no. {number}, to the lease {lease} of {signed}',
  label: 'Refusal of the premises {number}',
  matter: 'What it concerns',
  premises: 'Premises',
  lease: 'Lease',
  leaseText: '{number}, document code {code}, SHA-256 {hash}',
  meeting: 'Agreed time of the handover',
  drawnUp: 'Drawn up',
  statement: 'Statement',
  refuse:
    'The Tenant refuses the Premises and withdraws from the Lease by the right of withdrawal that the Lease reserves to it (art. 395 of the Civil Code), for the reasons named below.',
  effect:
    'The Lease counts as not concluded. The deposit goes back to the account it came from within {refund} business days. The Landlord may object within {objection} business days, which stops the refund.',
  reasons: 'Reasons',
  'reason.damagedPremise': 'The Premises are damaged in a way that limits their fitness for the agreed use.',
  'reason.mismatchedDetails': 'The state of the Premises or their data differ materially from the description in the offer and the lease.',
  'reason.unavailabilityOfLandlord': 'On the agreed day and hour neither the Landlord nor the person named by the Landlord handed the Premises over.',
  description: 'The Tenant’s description',
  photos: 'Photos',
  photo: 'Photo',
  hash: 'SHA-256 of the file',
  noPhotos: 'No photos were attached.',
  signatures: 'Signature',
  signed: 'signature by one-time code, see the evidence page',
} as const satisfies WordsLike<typeof pl>;
