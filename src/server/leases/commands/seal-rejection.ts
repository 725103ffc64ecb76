import type { Id } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { sealOnce } from '../../signing/commands/draw-and-seal.ts';
import { documentEvidenceOf } from '../../signing/queries/evidence.ts';
import { leaseTopics } from '../lifecycle.ts';
import { leaseById } from '../store/leases.ts';

/** The job after a refusal of the premises: its evidence page and seal. The refusal stands already. */
export const sealSignedRejection = async (
  services: Services,
  { leaseId, documentId }: { readonly leaseId: Id; readonly documentId: Id },
): Promise<void> => {
  const row = await leaseById(services.db, leaseId);
  if (row === null) throw new Error(`there is no lease ${leaseId}`);
  await sealOnce(services, documentId, async (document) => ({
    kind: 'rejection',
    number: document.number ?? '',
    drawnSha256: document.sha256,
    offer: null,
    signatures: await documentEvidenceOf(services.db, 'rejection', documentId, () => 'tenant'),
  }));
  await transact(services, async (tx) => ok(await notice(tx, leaseTopics(row))));
};
