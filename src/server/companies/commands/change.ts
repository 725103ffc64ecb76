/** Changes the data of an accepted company; the old data stays in force until a moderator accepts the new (docs/rules/companies.md#changing-accepted-data). */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import { mayAfterChange } from '../../../domain/accounts/rules/people.ts';
import { changeDecision } from '../../../domain/companies/change.machine.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { checkCompany } from '../../../domain/companies/rules/company-form.ts';
import { changeProofWanted } from '../../../domain/companies/rules/registers/people.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { companyChangeEngine } from '../lifecycle/change.ts';
import { isNipTaken, mayChangeData } from '../queries/company.ts';
import { mentionFor } from '../queries/registers.ts';
import { changeAuthority, insertChange, lockCompany, waitingChangeOf } from '../store/changes.ts';
import { lockNip, memberOf } from '../store/companies.ts';

/** Gives new data of the caller's accepted company in for review. */
export const changeCompany = async (ctx: Ctx, input: InputOf<typeof companiesCalls.changeCompany>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  const { uid } = viewer;
  const form = checkCompany(input.company);
  if (!form.ok) return form;
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, uid);
    if (link === null || !(await mayChangeData(tx, link, uid))) return refused(refuse('company.denied'));
    // Among the data is the account that deposits are paid to.
    const wait = mayAfterChange(viewer, await databaseNow(tx));
    if (wait !== null) return refused(wait);
    const { company, member } = link;
    const companyId = company.id;
    await lockCompany(tx, companyId);
    if (await isNipTaken(tx, form.value.nip, companyId)) return refused(refuse('company.exists', { field: 'nip' }));
    const capacity = input.capacity ?? member.capacity;
    const unfit = mayActAs(form.value.legalForm, capacity);
    if (unfit !== null) return refused(unfit);
    const document = await changeAuthority(tx, companyId, uid);
    const asked = { capacity, representation: form.value.representation, mention: await mentionFor(tx, form.value.nip, uid) };
    const before = { capacity: member.capacity, representation: company.representation, isProved: member.authorityId !== null };
    if (document === null && changeProofWanted(asked, before) !== null) return refused(refuse('company.authority_missing', { field: 'authority' }));
    const given = { capacity: capacity === member.capacity ? null : capacity, authorityId: document?.id ?? null };
    const replaced = await overtakeChange(ctx, tx, companyId, { event: 'replace', actors: ['giver'], uid });
    if (!replaced.ok) return replaced;
    await insertChange(tx, { id: newId(), companyId, uid, form: form.value, ...given });
    await logEvent(tx, { method: 'changeCompany', details: { nip: form.value.nip }, uid });
    await notice(tx, [`company:${companyId}`, `user:${uid}`, 'admin']);
    return done;
  });
};

/** A moderator's decision about changed data: accepted, it is in force at once for what is drawn from now on. */
export const decideCompanyChange = async (ctx: Ctx, input: InputOf<typeof companiesCalls.decideCompanyChange>): Promise<Result<DoneAnswer>> => {
  const admin = signedIn(ctx);
  const { accepted, changeId } = input;
  const reason = accepted ? null : (input.reason ?? '').trim();
  return transact(ctx, async (tx) => {
    const moved = await companyChangeEngine.move(ctx, tx, {
      id: changeId,
      event: changeDecision(accepted),
      actors: ['admin'],
      uid: admin.uid,
      given: async (change) => {
        const own = mayDecideAbout(admin, change);
        if (own !== null) return refused(own);
        const { nip } = change.form;
        // Nobody else is accepted with the number meanwhile.
        if (accepted) await lockNip(tx, nip);
        return ok({ reason, nipTaken: accepted && (await isNipTaken(tx, nip, change.companyId)) });
      },
      details: { reason },
    });
    if (!moved.ok) return moved;
    const { uid, form } = moved.value.row;
    await logEvent(tx, { method: 'decideCompanyChange', details: { nip: form.nip, accepted, by: admin.uid, reason }, uid });
    return done;
  });
};

type OvertakingStep =
  | { readonly event: 'replace'; readonly actors: readonly ['giver']; readonly uid: Id }
  | { readonly event: 'end'; readonly actors: readonly ['creator']; readonly uid: Id };

/** Withdraws the change that waits for a company, if any: a newer one or the company's end has overtaken it. The company is locked by the caller. */
export const overtakeChange = async (ctx: Ctx, tx: Tx, companyId: Id, by: OvertakingStep): Promise<Result<null>> => {
  const waiting = await waitingChangeOf(tx, companyId);
  const moved = waiting === null ? null : await companyChangeEngine.move(ctx, tx, { id: waiting.id, ...by, given: {} });
  return moved === null || moved.ok ? ok(null) : moved;
};
