import { ok } from '../../domain/kit/verdict.ts';
import type { EvidencePageFacts } from '../../domain/leasing/document/facts.ts';
import { sideOfCompany } from '../../domain/leasing/machine.ts';
import type { Services } from '../kit/context.ts';
import { databaseNow } from '../kit/database.ts';
import { sealWithEvidence } from '../kit/documents/evidence.ts';
import { documentById, documentKey, markSealed, type StoredDocument } from '../kit/documents/store.ts';
import { handle } from '../kit/jobs.ts';
import { notice } from '../kit/notices.ts';
import { transact } from '../kit/transaction.ts';
import { evidenceFactsOf } from '../leasing/queries/evidence.ts';
import { type LeaseRow, leaseRowById } from '../leasing/queries/lease.ts';
import { sealProtocol } from './effects.ts';

const seal = async (services: Services, row: LeaseRow, document: StoredDocument): Promise<void> => {
  const drawn = await services.files.get(document.drawnKey);
  if (drawn === null) throw new Error(`the drawn protocol ${document.id} is not in the files`);
  const page: EvidencePageFacts = {
    kind: 'protocol',
    number: document.number ?? '',
    drawnSha256: document.sha256,
    offer: null,
    signatures: await evidenceFactsOf(services.db, 'protocol', row.id, (companyId) => sideOfCompany(row, companyId) ?? 'tenant'),
  };
  const sealed = await sealWithEvidence(services, { drawn, page, lang: document.lang, code: document.code });
  const key = documentKey(row.offerId, document.id, 'sealed.pdf');
  await services.files.put(key, sealed.pdf, { contentType: 'application/pdf' });
  await transact(services, async (tx) => {
    await markSealed(tx, { id: document.id, sha256: sealed.sha256, key, pages: sealed.pages, at: await databaseNow(tx) });
    await notice(tx, [`offer:${row.offerId}`, `company:${row.landlordCompanyId}`, `company:${row.tenantCompanyId}`]);
    return ok(null);
  });
};

/** The work of the handover room. */
export const handoverJobs = [
  handle(sealProtocol, async (services, { leaseId }) => {
    const row = await leaseRowById(services.db, leaseId);
    const document = row?.protocolDocumentId ? await documentById(services.db, row.protocolDocumentId) : null;
    if (row && document && document.status === 'drawn') await seal(services, row, document);
  }),
];
