import type { StepKey } from '../leases/types.ts';
import type { OfferState } from '../offers/types.ts';

/** The workspace lists and the states that each shows (docs/rules/offers.md#workspace-lists). */
export const workspaceLists = {
  unsigned: { side: 'owner', states: ['UNSIGNED'] },
  active: { side: 'owner', states: ['ACTIVE'] },
  booked: { side: 'both', states: ['BOOKED'] },
  'signed-landlord': { side: 'owner', states: ['SIGNED'] },
  'signed-tenant': { side: 'tenant', states: ['SIGNED'] },
} as const satisfies Record<string, { readonly side: 'owner' | 'tenant' | 'both'; readonly states: readonly OfferState[] }>;

/** What comes next on a card: of the form, of the signatures, a counter-offer to answer or that was sent, or a step of the lease's timeline. */
export type CardStep = 'complete_form' | 'sign_offer' | 'sign_lease' | 'answer_counter_offer' | 'await_answer' | StepKey;

/** A workspace list. */
export type WorkspaceList = keyof typeof workspaceLists;
