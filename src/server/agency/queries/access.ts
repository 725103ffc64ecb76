/** Finds out who stands before an agreement: the agent, the owner, whoever holds the owner's link, an admin. */

import { isAdmin, isConfirmed } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import { wasSent } from '../../../domain/agency/machine.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Person, personByEmail, personByUid } from '../../accounts/queries.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { readToken } from '../../kit/security/tokens.ts';
import { type AgreementRow, agreementById } from '../store/agreements.ts';

/** Purpose of the link that the owner gets. */
export const linkPurpose = 'agency.owner';

/** An agreement with what the caller is to it; `link` holds the owner's link and has shown no account. */
export type Access = { readonly row: AgreementRow; readonly as: 'agent' | 'owner' | 'link' | 'admin' };

/** The agreement for the session, or for the owner's link where a token comes along. To everybody else it makes no difference whether there is one. */
export const accessOf = async (
  ctx: Ctx,
  reader: Reader,
  { agreementId, token }: { readonly agreementId: Id; readonly token?: string | undefined },
): Promise<Result<Access>> => {
  const row = await agreementById(reader, agreementId);
  const as = row === null ? null : roleOf(ctx.viewer, row);
  if (row !== null && as !== null) return ok({ row, as });
  if (token === undefined) return refused(refuse(row === null && isAdmin(ctx.viewer) ? 'agency.not_found' : 'agency.denied'));
  const grant = await readToken(reader, token, linkPurpose);
  return row !== null && grant?.subject === row.id ? ok({ row, as: 'link' }) : refused(refuse('agency.link_over'));
};

/** What the session is to the agreement. The owner is whoever confirmed the address, and hears of nothing before the agent has signed. */
export const roleOf = (viewer: Viewer, row: Pick<AgreementRow, 'agentUid' | 'ownerUid' | 'ownerEmail' | 'agentSignedAt'>): Access['as'] | null => {
  if (viewer.kind === 'visitor') return null;
  if (viewer.uid === row.agentUid) return 'agent';
  if (wasSent(row) && isOwner(viewer, row)) return 'owner';
  return isAdmin(viewer) ? 'admin' : null;
};

const isOwner = (viewer: Extract<Viewer, { kind: 'signed-in' }>, { ownerUid, ownerEmail }: Pick<AgreementRow, 'ownerUid' | 'ownerEmail'>): boolean =>
  ownerUid === null ? isConfirmed(viewer) && viewer.email.toLowerCase() === ownerEmail : viewer.uid === ownerUid;

/** The owner's account: the one that accepted, or else the one that confirmed the address; null while there is none. */
export const ownerAccount = async (
  reader: Reader,
  { ownerUid, ownerEmail }: Pick<AgreementRow, 'ownerUid' | 'ownerEmail'>,
): Promise<Person | null> => {
  const person = ownerUid === null ? await personByEmail(reader, ownerEmail) : await personByUid(reader, ownerUid);
  return person?.emailVerified === true ? person : null;
};
