import type { Id } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { EvidencePageFacts, LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import type { Enclosure } from '../../kit/documents/seal.ts';
import { progressOf } from '../../kit/jobs/progress.ts';
import { notice } from '../../kit/live/notices.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { reservationById } from '../../reservations/queries.ts';
import { sealOnce } from '../../signing/commands/draw-and-seal.ts';
import { documentById, type StoredDocument } from '../../signing/queries/documents.ts';
import { documentEvidenceOf, evidenceFactsOf } from '../../signing/queries/evidence.ts';
import { leaseTopics } from '../lifecycle.ts';
import { leaseMails } from '../mail.ts';
import { type LeaseRow, leaseById } from '../store/leases.ts';
import { bothSides, mailLease } from './mail-sides.ts';

/** What the lease's evidence page says: the landlord's statement is the signed offer with its hash, the tenant's is the act of the code. */
const pageOf = async (services: Services, row: LeaseRow, facts: LeaseDocumentFacts, stored: StoredDocument): Promise<EvidencePageFacts> => {
  const sideOf = (companyId: Id) => (companyId === row.tenantCompanyId ? 'tenant' : 'landlord');
  const version = await publishedVersion(services.db, row.offerId, row.offerVersion);
  const offered = version === null ? [] : await documentEvidenceOf(services.db, 'offer', version.documentId, sideOf);
  const signed = await evidenceFactsOf(services.db, 'lease', row.id, sideOf);
  return {
    kind: 'lease',
    number: facts.number,
    drawnSha256: stored.sha256,
    signatures: [...offered, ...signed],
    offer: { number: facts.offer.number, version: facts.offer.version, documentSha256: facts.offer.documentSha256 },
  };
};

/** The offer's file goes into the lease's: sealed, as its own job leaves it, which runs before anybody can have signed the lease. */
const acceptedOffer = async (services: Services, row: LeaseRow, { offer }: LeaseDocumentFacts): Promise<Enclosure> => {
  const version = await publishedVersion(services.db, row.offerId, row.offerVersion);
  const document = version === null ? null : await documentById(services.db, version.documentId);
  const bytes = document === null ? null : await services.files.get(document.sealedKey ?? document.drawnKey);
  if (bytes === null) throw new Error(`the file of offer ${offer.number} is missing`);
  return {
    name: `oferta-${offer.number.replaceAll('/', '-')}-v${offer.version}.pdf`,
    description: `Oferta ${offer.number}, wersja ${offer.version}`,
    bytes,
  };
};

/** The job after a signing: seals the lease and mails it. The lease stands already; whatever fails here is tried again and changes nothing of it. */
export const sealSignedLease = async (services: Services, { leaseId, runId }: { readonly leaseId: Id; readonly runId: Id }): Promise<void> => {
  const progress = progressOf(services, runId);
  await progress.step('CHECKING_NETWORK');
  const row = await leaseById(services.db, leaseId);
  if (row === null) throw new Error(`there is no lease ${leaseId}`);
  await progress.step('DOWNLOADING_DATA');
  const reservation = await reservationById(services.db, row.reservationId);
  const facts = reservation?.facts;
  if (!facts) throw new Error(`lease ${leaseId} has no frozen facts`);
  await progress.step('SIGNING_CONTRACT');
  const page = (document: StoredDocument) => pageOf(services, row, facts, document);
  const stored = await sealOnce(services, row.documentId, page, async () => [await acceptedOffer(services, row, facts)]);
  await progress.step('SAVE_REPORT');
  await transact(services, async (tx) => ok(await notice(tx, leaseTopics(row))));
  await progress.step('SENDING_CONTRACT');
  await transact(services, async (tx) => {
    const attachments = [
      { name: `umowa-${facts.number.replaceAll('/', '-')}.pdf`, fileKey: stored.sealedKey ?? stored.drawnKey, contentType: 'application/pdf' },
    ];
    const template = needsWrittenForm(row.months) ? leaseMails.sealed_long : leaseMails.sealed;
    await mailLease(services, tx, row, bothSides, { template, once: row.id, attachments });
    return ok(null);
  });
  await progress.done();
};
