/** Reads accounts for the console: a search, and one account whole. */

import type { userCalls } from '../../../contract/admin/endpoints/users.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { errorLine } from '../../../domain/admin/rules/error-line.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { securityOf } from '../../accounts/queries/security.ts';
import type { Ctx } from '../../kit/context.ts';
import { returnedMail } from '../../kit/mail/returned.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { countUsers, type UserRow, userByUid, userPage } from '../store/users.ts';

/** Rows of a console page. */
const pageSize = 20;

type Page = OutputOf<typeof userCalls.listUsers>;

/** People by name, address, company, NIP or uid. */
export const listUsers = async (ctx: Ctx, { text, claimed, page: asked }: InputOf<typeof userCalls.listUsers>): Promise<Result<Page>> => {
  const filter = { text: text || null, claimed };
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await userPage(ctx.db, filter, limit, offset),
    total: await countUsers(ctx.db, filter),
  }));
  return ok(pageOf(rows.map(presentUser), { page, size: pageSize, total }));
};

/** One account with its protection and sessions. */
export const getUser = async (ctx: Ctx, { uid }: InputOf<typeof userCalls.getUser>): Promise<Result<OutputOf<typeof userCalls.getUser>>> => {
  const row = await userByUid(ctx.db, uid);
  if (!row) return refused(refuse('person.not_found'));
  const { lang, isAgent, secondFactorDue } = row;
  const [security, returned] = await Promise.all([securityOf(ctx, uid), returnedMail(ctx.db, row.email)]);
  const mailReturned = returned && { at: returned.at, answer: errorLine(returned.answer) };
  return ok({ ...presentUser(row), ...security, lang, isAgent, secondFactorDue, mailReturned });
};

const presentUser = (row: UserRow): Page['items'][number] => ({
  person: { uid: row.uid, firstName: row.firstName, lastName: row.lastName, email: row.email },
  createdAt: row.createdAt,
  emailVerified: row.emailVerifiedAt !== null,
  identity: row.identity,
  company: row.companyName === null || row.companyState === null ? null : { name: row.companyName, nip: row.nip, state: row.companyState },
  claims: row.claims,
  hasSecondFactor: row.factorSince !== null,
  deletedAt: row.deletedAt,
});
