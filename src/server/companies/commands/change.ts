/** Changes the data of an accepted company; the old data stays in force until a moderator accepts the new (docs/rules/companies.md#changing-accepted-data). */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import { mayAfterChange } from '../../../domain/accounts/rules/people.ts';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { changeDecision, replacedChange } from '../../../domain/companies/machine.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { checkCompany } from '../../../domain/companies/rules/company-form.ts';
import { changeProofWanted } from '../../../domain/companies/rules/registers/people.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { companyMailWords } from '../../../words/companies/mail.ts';
import { translator } from '../../../words/kit/words.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { setCompany } from '../../accounts/commands/profile.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { companyEngine } from '../lifecycle.ts';
import { companyChangeDecided } from '../mail.ts';
import { mayChangeData, mentionFor } from '../queries.ts';
import { acceptCapacity, type ChangeRow, changeAuthority, changeById, decideChange, insertChange, linksOf, lockCompany } from '../store/changes.ts';
import { acceptedByNip, lockNip, memberOf, updateCompany } from '../store/companies.ts';

/** Gives new data of the caller's accepted company in for review. */
export const changeCompany = async (ctx: Ctx, input: InputOf<typeof companiesCalls.changeCompany>): Promise<Result<Done>> => {
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
    const holder = await acceptedByNip(tx, form.value.nip);
    if (holder !== null && holder.id !== companyId) return refused(refuse('company.exists', { field: 'nip' }));
    const capacity = input.capacity ?? member.capacity;
    const unfit = mayActAs(form.value.legalForm, capacity);
    if (unfit !== null) return refused(unfit);
    const document = await changeAuthority(tx, companyId, uid);
    const asked = { capacity, representation: form.value.representation, mention: await mentionFor(tx, form.value.nip, uid) };
    const before = { capacity: member.capacity, representation: company.representation, isProved: member.authorityId !== null };
    if (document === null && changeProofWanted(asked, before) !== null) return refused(refuse('company.authority_missing', { field: 'authority' }));
    const given = { capacity: capacity === member.capacity ? null : capacity, authorityId: document?.id ?? null };
    await insertChange(tx, { id: newId(), companyId, uid, form: form.value, ...given }, replacedChange);
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
    if (input.accepted) await putInForce(ctx, tx, change, admin.uid);
    const isNewAccount = change.form.bankAccount !== company.bankAccount;
    await mail(ctx, tx, companyChangeDecided, change.uid, { facts: { company: change.form.name, reason, isNewAccount }, once: change.id });
    await logEvent(tx, {
      method: 'decideCompanyChange',
      details: { nip: change.form.nip, accepted: input.accepted, by: admin.uid, reason },
      uid: change.uid,
    });
    await notice(tx, [`company:${company.id}`, `user:${change.uid}`, 'admin']);
    return done;
  });
};

/** The new data, the capacity in which their giver acts under them, and new checks of whoever acted in one that the new legal form does not know. */
const putInForce = async (ctx: Ctx, tx: Tx, { companyId, uid, form, capacity, authorityId }: ChangeRow, admin: Id): Promise<void> => {
  await updateCompany(tx, companyId, form);
  if (capacity !== null) await acceptCapacity(tx, { companyId, uid, capacity, authorityId }, admin);
  for (const link of await linksOf(tx, companyId)) {
    await setCompany(tx, link.uid, { id: companyId, name: form.name, state: link.state });
    if (isAccepted(link.state) && mayActAs(form.legalForm, link.capacity) !== null) await askAnew(ctx, tx, { companyId, uid: link.uid }, admin);
  }
};

/** Takes the acceptance of a link back: in this capacity nobody acts for the company any more, so the person states theirs anew. */
const askAnew = async (ctx: Ctx, tx: Tx, { companyId, uid }: { readonly companyId: Id; readonly uid: Id }, admin: Id): Promise<void> => {
  const lang = (await personByUid(tx, uid))?.lang ?? 'pl';
  const reason = translator(companyMailWords[lang], lang)('capacity.outdated');
  const moved = await companyEngine.move(ctx, tx, {
    id: uid,
    event: 'takeBack',
    actors: ['admin'],
    uid: admin,
    given: { emailVerified: true, reason },
    details: { companyId, reason },
  });
  if (!moved.ok) throw new Error(`a link could not be taken back: ${moved.refusal.code}`);
  await logEvent(tx, { method: 'decideCompany', details: { companyId, event: 'takeBack', by: admin, reason }, uid });
};
