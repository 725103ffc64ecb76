/** Why a published offer is hidden, as its owner is told. */

import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';

/** What the decision rests on: a law, or the terms of the platform. */
export const hidingBases = ['law', 'terms'] as const;
export type HidingBasis = (typeof hidingBases)[number];

/** What led to it: a notice of somebody, a look of a moderator, or the end of the verification of whoever signed. */
export const hidingOrigins = ['notice', 'moderator', 'signer'] as const;
export type HidingOrigin = (typeof hidingOrigins)[number];

/** The ground of a decision to hide; `reference` names the provision or the section of the terms (DSA art. 17 (3); docs/rules/publishing.md#hidden-offers). */
export type HidingGround = { readonly basis: HidingBasis; readonly reference: string };

/** The ground as it was given; a decision that names none rests on the terms. */
export const hidingGroundOf = ({
  basis,
  reference,
}: {
  readonly basis?: HidingBasis | undefined;
  readonly reference?: string | undefined;
}): HidingGround => ({
  basis: basis ?? 'terms',
  reference: reference ?? '',
});

/** Is the ground named well enough? A decision on a law names its provision; one on the terms falls under their section on content when it names none. */
export const hidingGroundProblem = ({ basis, reference }: HidingGround): Verdict =>
  basis === 'law' && reference.trim() === '' ? refuse('offer.provision_required', { field: 'reference' }) : null;
