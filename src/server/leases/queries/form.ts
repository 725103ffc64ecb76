/** Reads the written form of leases: for a lease's page, for lists, for the console. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { partySigners } from '../../../domain/companies/rules/party.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { isFormComplete, mayReviewFile, needsFormStill } from '../../../domain/leases/rules/form.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { documentLink, documentsByIds, type StoredDocument } from '../../signing/queries/documents.ts';
import { fileView, formView } from '../present/form.ts';
import { type FormFileOfLease, formFactsOf, formFilesOf, formOfLease, leasesWithoutForm, pageOfFormFiles, waitingFormFiles } from '../store/form.ts';
import type { LeaseRow } from '../store/leases.ts';

export { leasesWithoutForm, waitingFormFiles };

/** The written form of a lease as its page shows it; null when it needs none. */
export const formOnPage = async (
  services: Pick<Services, 'db' | 'files'>,
  row: LeaseRow,
  ownSide: Side | null,
): Promise<OutputOf<typeof leasesCalls.getLease>['form']> => {
  const form = await formOfLease(services.db, row.id);
  if (form === null) return null;
  const [facts, files] = [await formFactsOf(services.db, row.id), await formFilesOf(services.db, row.id)];
  return formView(services.files, { row, form, facts, files, ownSide });
};

/** Rows on a page of the console. */
const PAGE = 20;

type Forms = OutputOf<typeof leasesCalls.listLeaseForms>;

/** Files that wait for the moderator, or those that were looked at. */
export const listLeaseForms = async (ctx: Ctx, { waiting, page: asked }: InputOf<typeof leasesCalls.listLeaseForms>): Promise<Result<Forms>> => {
  const { rows, page, total } = await readWithin(asked, PAGE, (part) => pageOfFormFiles(ctx.db, { waiting, page: part.page, size: PAGE }));
  const documents = await documentsByIds(
    ctx.db,
    rows.map(({ lease }) => lease.documentId),
  );
  const items = rows.map((row) => toReview(ctx, row, documents.get(row.lease.documentId) ?? null));
  return ok(pageOf(items, { page, size: PAGE, total }));
};

const toReview = (ctx: Ctx, { file, lease: row, state }: FormFileOfLease, document: StoredDocument | null): Forms['items'][number] => {
  const mayReview = mayReviewFile(file) === null && needsFormStill(row.state);
  const party = row[file.side];
  return {
    offerId: row.offerId,
    offerName: row.offerName,
    company: party.name,
    signer: partySigners(party)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .join(', '),
    leaseUrl: document === null ? null : documentLink(ctx, document).url,
    file: fileView(ctx.files, row, file, { isAdmin: true }),
    mayReview,
    maySendBack: mayReview && !isFormComplete(state),
  };
};
