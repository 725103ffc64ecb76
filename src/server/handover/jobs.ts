import { ok } from '../../domain/kit/verdict.ts';
import type { EvidencePageFacts } from '../../domain/leases/document/facts.ts';
import { sideOfCompany } from '../../domain/leases/machine.ts';
import type { Services } from '../kit/context.ts';
import { transact } from '../kit/database/transaction.ts';
import { handle } from '../kit/jobs/jobs.ts';
import { notice } from '../kit/live/notices.ts';
import { type LeaseRow, leaseRowById } from '../leases/queries/lease.ts';
import { sealOnce } from '../signing/commands/draw-and-seal.ts';
import type { StoredDocument } from '../signing/queries/documents.ts';
import { documentEvidenceOf } from '../signing/queries/evidence.ts';
import { mailConfirmed } from './commands/mail-protocol.ts';
import { sealProtocol } from './effects/jobs.ts';
import { submittedRound } from './store/protocol.ts';

const pageOf = async (services: Services, row: LeaseRow, document: StoredDocument): Promise<EvidencePageFacts> => ({
  kind: 'protocol',
  number: document.number ?? '',
  drawnSha256: document.sha256,
  offer: null,
  signatures: await documentEvidenceOf(services.db, 'protocol', document.id, (companyId) => sideOfCompany(row, companyId) ?? 'tenant'),
});

/** The work of the handover room: the signed protocol is sealed once, then mailed. Whatever fails is tried again; the signature stands. */
export const handoverJobs = [
  handle(sealProtocol, async (services, { leaseId }) => {
    const row = await leaseRowById(services.db, leaseId);
    const round = await submittedRound(services.db, leaseId);
    if (row === null || round === null) return;
    const sealed = await sealOnce(services, round.documentId, (document) => pageOf(services, row, document));
    await transact(services, async (tx) => {
      await mailConfirmed(services, tx, row, sealed);
      await notice(tx, [`offer:${row.offerId}`, `company:${row.landlordCompanyId}`, `company:${row.tenantCompanyId}`]);
      return ok(null);
    });
  }),
];
