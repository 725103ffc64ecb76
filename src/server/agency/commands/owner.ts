/** Gives agreements the account of their owner, as soon as the owner has one. */

import type { OnConfirmedAddress } from '../../accounts/queries/confirmed-address.ts';
import { namePrincipal } from '../../offers/commands/agency.ts';
import { lockAgreement, nameOwner, unownedOf } from '../store/agreements.ts';

/**
 * Whoever confirms the address of a running agreement is its owner from then on, whatever becomes of the address: they find the project among
 * their offers, and neither side's account goes while it runs (docs/rules/agency.md#the-owners-link).
 */
export const nameConfirmedOwner: OnConfirmedAddress = async (_services, tx, { uid, email }) => {
  for (const id of await unownedOf(tx, email.toLowerCase())) {
    const row = await lockAgreement(tx, id);
    if (row === null || !(await nameOwner(tx, id, uid))) continue;
    if (row.offer.agentUid === row.agentUid && row.offer.originalOwnerUid === null) await namePrincipal(tx, row.offer, uid);
  }
};
