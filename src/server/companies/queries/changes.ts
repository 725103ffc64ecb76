/** Reads the changes of accepted data that wait for a moderator. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isOwnCase } from '../../../domain/accounts/permissions.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { type ChangeRow, countWaitingChanges, waitingChangeRows, waitingChanges } from '../store/changes.ts';
import { type MemberPerson, signersOfCompanies } from '../store/companies.ts';
import { linkedAuthority } from './authority.ts';
import { formOf } from './company.ts';
import { answersAboutAll } from './registers.ts';

export { waitingChangeRows };

/** Each of them is read field by field beside the registers, so a page has fewer than a table. */
const pageSize = 10;

/** Changes of accepted data that wait for a moderator. */
export const listCompanyChanges = async (
  ctx: Ctx,
  { page: asked }: InputOf<typeof companiesCalls.listCompanyChanges>,
): Promise<Result<OutputOf<typeof companiesCalls.listCompanyChanges>>> => {
  const { waiting, page, total } = await readWithin(asked, pageSize, async (part) => ({
    waiting: await waitingChanges(ctx.db, part),
    total: await countWaitingChanges(ctx.db),
  }));
  const answers = await answersAboutAll(ctx.db, [...new Set(waiting.map(({ change }) => change.form.nip))]);
  const signers = Map.groupBy(
    await signersOfCompanies(
      ctx.db,
      waiting.map(({ change }) => change.companyId),
    ),
    ({ member }) => member.companyId,
  );
  const items = waiting.map(({ change, change: { id, companyId, uid, form, capacity, createdAt }, company, person, authority }) => ({
    ...{ id, companyId, form, person, capacity, createdAt, isOwn: isOwnCase(signedIn(ctx), { uid, companyId }) },
    outdated: outdatedBy(change, signers.get(companyId) ?? []),
    authority: authority && { ...linkedAuthority(ctx, authority) },
    now: formOf(company),
    registers: [...(answers.get(form.nip) ?? [])],
  }));
  return ok(pageOf(items, { page, size: pageSize, total }));
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
