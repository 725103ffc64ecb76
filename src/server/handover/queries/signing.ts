/** What of the handover is signed: the protocol as a subject and its document. */

import { ok, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { leaseOfOffer } from '../../leases/queries/lease.ts';
import { documentById } from '../../signing/queries/documents.ts';
import type { FindSubject, LocateDocument } from '../../signing/queries/purposes.ts';
import { submittedRound } from '../store.ts';
import { accessOf, actorsOf, signerOf } from './access.ts';

/** The attached protocol that the other side, or its receiver with the link, may sign now. */
export const protocolSubject: FindSubject = async (ctx, input) => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok || !actorsOf(access.value).includes('other_side')) return refused(refuse('signing.not_allowed'));
  const { row, facts } = access.value;
  const document = facts.protocol === null ? null : await documentById(ctx.db, facts.protocol.documentId);
  if (document === null) return refused(refuse('signing.document_missing'));
  const act = {
    purpose: 'protocol',
    offerId: row.offerId,
    documentId: document.id,
    documentSha256: document.sha256,
    signer: signerOf(access.value),
  } as const;
  return ok({ act, offerName: row.offerName, rent: row.rentNet, deposit: row.deposit });
};

/** The protocol that is attached or signed. */
export const protocolDocument: LocateDocument = async (reader, { offerId }) => {
  const lease = await leaseOfOffer(reader, offerId);
  return lease === null ? null : ((await submittedRound(reader, lease.id))?.documentId ?? null);
};
