/** Finds out who acts on a protocol: a side, or the named receiver by the link. */

import type { Capacity } from '../../../domain/companies/types.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type LeaseActor, leaseActors } from '../../../domain/leases/machine.ts';
import type { LeaseFacts, Side } from '../../../domain/leases/types.ts';
import { capacityOf } from '../../companies/queries/membership.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { readToken } from '../../kit/security/tokens.ts';
import { leaseFactsOfOffer } from '../../leases/queries/facts.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { sideOfViewer } from '../../leases/queries/lease.ts';
import type { Signer } from '../../signing/queries/purposes.ts';

/** Purpose of the link that the named receiver gets. */
export const receiverPurpose = 'handover.receiver';

/** Who stands before the protocol: a signer of a side, or the tenant's receiver with the link's token (then `uid` is null). */
export type Access = {
  readonly row: LeaseRow;
  readonly facts: LeaseFacts;
  readonly side: Side;
  readonly uid: Id | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyId: Id;
  readonly capacity: Capacity | 'receiver';
};

const denied = refused(refuse('protocol.access_denied'));

/** Opens the lease to its two sides and to the receiver; everybody else is refused without being told whether it exists. */
export const accessOf = async (
  ctx: Ctx,
  reader: Reader,
  { offerId, proxyToken }: { offerId: Id; proxyToken?: string | undefined },
): Promise<Result<Access>> => {
  const found = await leaseFactsOfOffer(ctx, reader, offerId);
  if (!found) return denied;
  if (proxyToken !== undefined) return receiverAccess(reader, found, proxyToken);
  const side = sideOfViewer(ctx.viewer, found.row);
  if (side === null || ctx.viewer.kind === 'visitor') return denied;
  const { uid, firstName, lastName, email } = ctx.viewer;
  const companyId = side === 'landlord' ? found.row.landlordCompanyId : found.row.tenantCompanyId;
  const capacity = await capacityOf(reader, uid);
  return capacity === null ? denied : ok({ ...found, side, uid, firstName, lastName, email, companyId, capacity });
};

const receiverAccess = async (reader: Reader, found: { row: LeaseRow; facts: LeaseFacts }, token: string): Promise<Result<Access>> => {
  const grant = await readToken(reader, token, receiverPurpose);
  const person = found.facts.reception;
  if (grant?.subject !== found.row.offerId || person === null) return denied;
  const { firstName, lastName, email } = person;
  return ok({ ...found, side: 'tenant', uid: null, firstName, lastName, email, companyId: found.row.tenantCompanyId, capacity: 'receiver' });
};

/** Under whose name a step is written: the account, or the receiver's address. */
export const actorKey = (access: Access): string => access.uid ?? `${receiverKey}${access.email.toLowerCase()}`;

const receiverKey = 'mail:';

/** Whether a step was written under the address of a receiver, who has no account. */
export const isReceiverKey = (key: string): boolean => key.startsWith(receiverKey);

/** Whoever stands before the protocol, as the one who signs it. */
export const signerOf = ({ uid, companyId, capacity, firstName, lastName, email }: Access): Signer => ({
  uid,
  companyId,
  capacity,
  firstName,
  lastName,
  email,
});

/** What the viewer is to the lifecycle. A receiver writes and signs for the tenant but never rejects the premises: that stays with the company. */
export const actorsOf = (access: Access): readonly LeaseActor[] => leaseActors(access.facts, { side: access.side });

/** The same, judged by the lease as it is locked: between reading and acting the other side may have submitted. */
export const actorsNow =
  ({ side }: Access) =>
  ({ lease }: { readonly lease: LeaseFacts }): readonly LeaseActor[] =>
    leaseActors(lease, { side });
