/** Reads the changes of accepted data that wait for a moderator. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { isOwnCase } from '../../../domain/accounts/permissions.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { answersAboutAll, formOf, linkedAuthority } from '../queries.ts';
import { type ChangeRow, waitingChanges } from '../store/changes.ts';
import { signersOfCompany } from '../store/companies.ts';

/** Changes of accepted data that wait for a moderator. */
export const listCompanyChanges = async (ctx: Ctx): Promise<Result<OutputOf<typeof companiesCalls.listCompanyChanges>>> => {
  const waiting = [];
  for (const row of await waitingChanges(ctx.db)) waiting.push({ ...row, outdated: await outdatedBy(ctx.db, row.change) });
  const answers = await answersAboutAll(ctx.db, [...new Set(waiting.map(({ change }) => change.form.nip))]);
  return ok({
    items: waiting.map(({ change: { id, companyId, uid, form, capacity, createdAt }, company, person, authority, outdated }) => ({
      ...{ id, companyId, form, person, capacity, outdated, createdAt, isOwn: isOwnCase(signedIn(ctx), { uid, companyId }) },
      authority: authority && { ...linkedAuthority(ctx, authority) },
      now: formOf(company),
      registers: [...(answers.get(form.nip) ?? [])],
    })),
  });
};

/** Accepted people whose capacity the new legal form does not know; whoever changes the data says theirs with them. */
const outdatedBy = async (db: Reader, { companyId, uid, form, capacity }: ChangeRow) =>
  (await signersOfCompany(db, companyId))
    .map(({ member, person: { firstName, lastName } }) => ({
      firstName,
      lastName,
      capacity: member.uid === uid && capacity !== null ? capacity : member.capacity,
    }))
    .filter((one) => mayActAs(form.legalForm, one.capacity) !== null);
