/** Puts an offer under an owner's power of attorney, and gives it to the owner when that ends. */

import type { Id } from '../../../domain/kit/brand.ts';
import { isProject } from '../../../domain/offers/machine.ts';
import { acceptedCompanyOf } from '../../companies/queries/membership.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { notice } from '../../kit/live/notices.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { offerTopics } from '../lifecycle.ts';
import { purposeOf } from '../queries/signing.ts';
import { factsOf, type OfferHolder, type OfferRow, setHolding, setOriginalOwner } from '../store/offers.ts';

/** From now on the agent, who holds the project, acts for its owner; what was drawn before counts no more. The offer is locked by the caller. */
export const placeUnderAgency = (
  services: Services,
  tx: Tx,
  row: OfferRow,
  { agentUid, ownerUid }: { readonly agentUid: Id; readonly ownerUid: Id | null },
): Promise<void> => hold(services, tx, row, { agentUid, originalOwnerUid: ownerUid });

/** The owner has an account now: the offer is theirs to see. Nothing that was drawn changes by that. The offer is locked by the caller. */
export const namePrincipal = async (tx: Tx, row: OfferRow, ownerUid: Id): Promise<void> => {
  await setOriginalOwner(tx, row.id, ownerUid);
  await notice(tx, [...offerTopics(factsOf(row)), `user:${ownerUid}`]);
};

/**
 * Ends the agency. The owner's account gets the offer, a project with the company for which the owner acts; without an account a project
 * stays with whoever wrote it, who may delete it.
 */
export const returnToOwner = async (services: Services, tx: Tx, row: OfferRow, ownerUid: Id | null): Promise<void> => {
  const free = { agentUid: null, originalOwnerUid: null };
  if (ownerUid === null) return hold(services, tx, row, free);
  const companyId = isProject(row.state) ? await acceptedCompanyOf(tx, ownerUid) : row.companyId;
  return hold(services, tx, row, { ...free, ownerUid, companyId });
};

const hold = async (services: Services, tx: Tx, row: OfferRow, holding: Partial<OfferHolder>): Promise<void> => {
  await setHolding(tx, row, holding);
  if (isProject(row.state)) await voidFirst(services, tx, purposeOf(row.form), row.id, row.form.name ?? '');
  const people = [holding.ownerUid, holding.originalOwnerUid, row.originalOwnerUid].filter((uid) => typeof uid === 'string');
  await notice(tx, [...offerTopics(factsOf(row)), ...people.map((uid) => `user:${uid}`)]);
};
