import { depositPath, leasePath, protocolPath, signLeasePath } from '../../kit/page/deal-paths.ts';
import type { LeaseFacts, Side } from '../types.ts';

const inProtocol: ReadonlySet<string> = new Set(['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED']);

/** Where a card of the signed lists leads, first match (docs/rules/leases.md#where-a-card-leads). `uid` is the viewer. */
export const leaseCardPath = (lease: Pick<LeaseFacts, 'offerId' | 'state' | 'reception' | 'transfer'>, side: Side, uid: string): string => {
  const { offerId, reception, transfer } = lease;
  if (side === 'tenant' && reception === null && lease.state !== 'AFTER_REJECTION' && lease.state !== 'REJECTED') return signLeasePath(offerId, uid);
  if (side === 'landlord' && reception !== null && transfer === null && lease.state !== 'AFTER_REJECTION' && lease.state !== 'REJECTED') {
    return `/indicate-transfer-person/${offerId}/${uid}`;
  }
  if (side === 'tenant' && lease.state === 'DEPOSIT_PENDING') return depositPath(offerId);
  if (reception !== null && transfer !== null && inProtocol.has(lease.state)) return protocolPath(offerId);
  return leasePath(offerId);
};
