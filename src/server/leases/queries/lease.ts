/** Reads a lease and the side a viewer stands on. */

import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import { refuse as refuseCompany } from '../../../domain/companies/refusals.ts';
import { isNamedSigner, signerNames } from '../../../domain/companies/rules/party.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { sideOfCompany } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { needsFormStill } from '../../../domain/leases/rules/form.ts';
import type { Side } from '../../../domain/leases/types.ts';
import type { OperatorFacts } from '../../../domain/offers/document.ts';
import { mayRepresentWith } from '../../companies/queries/representation.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { reservationById } from '../../reservations/queries.ts';
import type { RunsUntil } from '../../signing/queries/purposes.ts';
import { type LeaseRow, leaseById, leaseByReference, leaseOfOffer, lockLease } from '../store/leases.ts';
import { type LoadedLease, loadFacts } from './facts.ts';

export type { LeaseRow };
export { leaseByReference, leaseOfOffer, lockLease };

/** The side on which the viewer's accepted company stands, if any. */
export const sideOfViewer = (viewer: Viewer, row: Pick<LeaseRow, 'landlordCompanyId' | 'tenantCompanyId'>): Side | null =>
  sideOfCompany(row, actingCompanyId(viewer));

/** A lease and the side of it that the viewer stands on. */
export type OwnLease = { readonly row: LeaseRow; readonly side: Side };

/** The lease of an offer for its two sides; to everybody else, an admin too, there is none. Where an admin looks on: `ownLease` (get-lease.ts). */
export const leaseForSide = async (ctx: Ctx, reader: Reader, offerId: Id): Promise<Result<OwnLease>> =>
  openToSide(ctx.viewer, await leaseOfOffer(reader, offerId));

/** The same with the lease's facts. */
export const leaseFactsForSide = async (ctx: Ctx, reader: Reader, offerId: Id): Promise<Result<OwnLease & LoadedLease>> => {
  const own = await leaseForSide(ctx, reader, offerId);
  return own.ok ? ok({ ...own.value, facts: await loadFacts(ctx, reader, own.value.row) }) : own;
};

/** The same of a row that the caller has read already, under a lock for example. */
export const openToSide = (viewer: Viewer, row: LeaseRow | null): Result<OwnLease> => {
  const side = row === null ? null : sideOfViewer(viewer, row);
  return row === null || side === null ? refused(refuse('lease.not_found')) : ok({ row, side });
};

/**
 * May the person declare for their side what each signer alone may: whoever signed offer or lease for it, as the lease says, and else whom the
 * company's rule lets sign without another (docs/rules/signing.md#two-signers).
 */
export const mayDeclare = async (
  reader: Reader,
  row: Pick<LeaseRow, Side>,
  { side, uid }: { readonly side: Side; readonly uid: Id },
): Promise<Verdict> => {
  if (isNamedSigner(row[side], uid)) return null;
  const alone = await mayRepresentWith(reader, uid, null);
  if (alone.ok) return null;
  const { refusal } = alone;
  return refusal.code === 'company.cosigner_needed'
    ? refuseCompany('company.ask_named_signers', { params: { people: signerNames(row[side]) } })
    : refusal;
};

/** The account that the signed lease names for the deposit, and the operator who holds it: settings may have changed since. */
export const depositAccountOf = async (
  reader: Reader,
  { id, reservationId }: Pick<LeaseRow, 'id' | 'reservationId'>,
): Promise<{ readonly account: string; readonly holder: OperatorFacts }> => {
  const facts = (await reservationById(reader, reservationId))?.facts;
  if (!facts) throw new Error(`lease ${id} has no frozen facts`);
  return { account: facts.escrow.account, holder: facts.operator };
};

/** The account that the deposit is paid out to: the frozen one, unless the landlord named another accepted one since. */
export const payoutAccountOf = ({ payoutAccount, landlord }: Pick<LeaseRow, 'payoutAccount' | 'landlord'>): string =>
  payoutAccount ?? landlord.bankAccount;

/** The last day of an offer's lease; `open` while it runs without one, null where there is none. */
export const leaseRunsUntil = async (reader: Reader, offerId: Id): Promise<RunsUntil> => {
  const row = await leaseOfOffer(reader, offerId);
  if (row === null) return null;
  return needsFormStill(row.state) ? (row.endOn ?? 'open') : dayOf(row.stateSince);
};

/** A lease by its id. */
export const leaseRowById = (reader: Reader, id: Id): Promise<LeaseRow | null> => leaseById(reader, id);
