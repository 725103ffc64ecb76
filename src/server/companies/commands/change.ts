/** Changes the data of an accepted company; the old data stays in force until a moderator accepts the new (docs/rules/companies.md#changing-accepted-data). */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import { refuse as refusePerson } from '../../../domain/accounts/refusals.ts';
import { changeDecision, replacedChange } from '../../../domain/companies/machine.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { checkCompany } from '../../../domain/companies/rules/company-form.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { setCompany } from '../../accounts/commands/profile.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { companyChangeDecided } from '../mail.ts';
import { mayChangeData } from '../queries.ts';
import { changeById, decideChange, insertChange, linksOf, lockCompany } from '../store/changes.ts';
import { acceptedByNip, lockNip, memberOf, updateCompany } from '../store/companies.ts';

/** Gives new data of the caller's accepted company in for review. */
export const changeCompany = async (ctx: Ctx, input: InputOf<typeof companiesCalls.changeCompany>): Promise<Result<Done>> => {
  const { uid, emailChangeUndoUntil } = signedIn(ctx);
  const form = checkCompany(input.company);
  if (!form.ok) return form;
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, uid);
    if (link === null || !(await mayChangeData(tx, link, uid))) return refused(refuse('company.denied'));
    // Among the data is the account that deposits are paid to.
    if (emailChangeUndoUntil !== null && (await databaseNow(tx)) < emailChangeUndoUntil)
      return refused(refusePerson('person.email_change_pending', { params: { until: emailChangeUndoUntil } }));
    const companyId = link.company.id;
    await lockCompany(tx, companyId);
    const holder = await acceptedByNip(tx, form.value.nip);
    if (holder !== null && holder.id !== companyId) return refused(refuse('company.exists', { field: 'nip' }));
    await insertChange(tx, { id: newId(), companyId, uid, form: form.value }, replacedChange);
    await logEvent(tx, { method: 'changeCompany', details: { nip: form.value.nip }, uid });
    await notice(tx, [`company:${companyId}`, `user:${uid}`, 'admin']);
    return done;
  });
};

/** A moderator's decision about changed data: accepted, it is in force at once for what is drawn from now on. */
export const decideCompanyChange = async (ctx: Ctx, input: InputOf<typeof companiesCalls.decideCompanyChange>): Promise<Result<Done>> => {
  const admin = signedIn(ctx);
  const reason = input.accepted ? null : (input.reason ?? '').trim();
  if (reason === '') return refused(refuse('company.reason_required', { field: 'reason' }));
  return transact(ctx, async (tx) => {
    const change = await changeById(tx, input.changeId);
    const company = change === null ? null : await lockCompany(tx, change.companyId);
    if (change === null || company === null) return refused(refuse('company.not_found'));
    const own = mayDecideAbout(admin, change);
    if (own) return refused(own);
    await lockNip(tx, change.form.nip);
    const holder = input.accepted ? await acceptedByNip(tx, change.form.nip) : null;
    if (holder !== null && holder.id !== company.id) return refused(refuse('company.exists', { field: 'nip' }));
    const decision = { state: changeDecision(input.accepted), decidedBy: admin.uid, rejectionReason: reason };
    if (!(await decideChange(tx, change.id, decision))) return refused(refuse('company.not_found'));
    if (input.accepted) {
      await updateCompany(tx, company.id, change.form);
      for (const { uid, state } of await linksOf(tx, company.id)) await setCompany(tx, uid, { id: company.id, name: change.form.name, state });
    }
    const isNewAccount = change.form.bankAccount !== company.bankAccount;
    await mail(ctx, tx, companyChangeDecided, change.uid, { facts: { company: change.form.name, reason, isNewAccount }, once: change.id });
    await logEvent(tx, { method: 'decideCompanyChange', details: { nip: change.form.nip, accepted: input.accepted, reason }, uid: admin.uid });
    await notice(tx, [`company:${company.id}`, `user:${change.uid}`, 'admin']);
    return done;
  });
};
