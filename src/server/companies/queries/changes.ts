/** Reads the changes of accepted data that wait for a moderator. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { isOwnCase } from '../../../domain/accounts/permissions.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { type ChangeRow, waitingChangeRows, waitingChanges } from '../store/changes.ts';
import { type MemberPerson, signersOfCompanies } from '../store/companies.ts';
import { linkedAuthority } from './authority.ts';
import { formOf } from './company.ts';
import { answersAboutAll } from './registers.ts';

export { waitingChangeRows };

/** Changes of accepted data that wait for a moderator. */
export const listCompanyChanges = async (ctx: Ctx): Promise<Result<OutputOf<typeof companiesCalls.listCompanyChanges>>> => {
  const waiting = await waitingChanges(ctx.db);
  const answers = await answersAboutAll(ctx.db, [...new Set(waiting.map(({ change }) => change.form.nip))]);
  const signers = Map.groupBy(
    await signersOfCompanies(
      ctx.db,
      waiting.map(({ change }) => change.companyId),
    ),
    ({ member }) => member.companyId,
  );
  return ok({
    items: waiting.map(({ change, change: { id, companyId, uid, form, capacity, createdAt }, company, person, authority }) => ({
      ...{ id, companyId, form, person, capacity, createdAt, isOwn: isOwnCase(signedIn(ctx), { uid, companyId }) },
      outdated: outdatedBy(change, signers.get(companyId) ?? []),
      authority: authority && { ...linkedAuthority(ctx, authority) },
      now: formOf(company),
      registers: [...(answers.get(form.nip) ?? [])],
    })),
  });
};

/** Accepted people whose capacity the new legal form does not know; whoever changes the data says theirs with them. */
const outdatedBy = ({ uid, form, capacity }: ChangeRow, signers: readonly MemberPerson[]) =>
  signers
    .map(({ member, person: { firstName, lastName } }) => ({
      firstName,
      lastName,
      capacity: member.uid === uid && capacity !== null ? capacity : member.capacity,
    }))
    .filter((one) => mayActAs(form.legalForm, one.capacity) !== null);
