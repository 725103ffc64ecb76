/** Lets companies see the names of others, and takes it back (docs/rules/companies.md#access-to-the-name). */

import type { accessCalls } from '../../../contract/companies/endpoints/access.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { parseNip } from '../../../domain/kit/identifiers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type Access, deleteAccess, insertAccess } from '../store/access.ts';
import { acceptedByNip, type CompanyRow } from '../store/companies.ts';

/** Lets an accepted company see the name of another one, for an admin; whoever may already, may still. */
export const grantCompanyAccess = (
  ctx: Ctx,
  { nip, viewerNip, reason }: InputOf<typeof accessCalls.grantCompanyAccess>,
): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const named = await companyOf(tx, nip, 'nip');
    if (!named.ok) return named;
    const viewing = await companyOf(tx, viewerNip, 'viewerNip');
    if (!viewing.ok) return viewing;
    const access = { companyId: named.value.id, viewerId: viewing.value.id };
    if (access.companyId === access.viewerId) return refused(refuse('company.access_to_itself', { field: 'viewerNip' }));
    if (await insertAccess(tx, access, 'admin')) await note(ctx, tx, 'grantCompanyAccess', { ...access, reason });
    return done;
  });

/** Takes the sight of a name back, for an admin, whatever it came from. */
export const revokeCompanyAccess = (
  ctx: Ctx,
  { companyId, viewerId, reason }: InputOf<typeof accessCalls.revokeCompanyAccess>,
): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    if (!(await deleteAccess(tx, { companyId, viewerId }))) return refused(refuse('company.access_unknown'));
    await note(ctx, tx, 'revokeCompanyAccess', { companyId, viewerId, reason });
    return done;
  });

/**
 * Lets whoever sends an offer to a company that looks for premises see its name, within the transaction of the sending
 * (the wanted board calls it); whoever may already, may still.
 */
export const grantAccessByOffer = async (tx: Tx, access: Access): Promise<void> => {
  if (access.companyId !== access.viewerId) await insertAccess(tx, access, 'offer');
};

const companyOf = async (tx: Tx, text: string, field: string): Promise<Result<CompanyRow>> => {
  const nip = parseNip(text);
  if (nip === null) return refused(refuse('company.nip_invalid', { field }));
  const found = await acceptedByNip(tx, nip);
  return found === null ? refused(refuse('company.not_found', { field })) : ok(found);
};

const note = async (
  ctx: Ctx,
  tx: Tx,
  method: 'grantCompanyAccess' | 'revokeCompanyAccess',
  details: Access & { readonly reason: string },
): Promise<void> => {
  await logEvent(tx, { method, details, uid: signedIn(ctx).uid });
  await notice(tx, ['admin']);
};
