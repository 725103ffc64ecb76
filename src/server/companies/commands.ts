/** Adds companies, links people with them, and takes a moderator's decision. */

import type { companiesCalls } from '../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { isAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { decisionEvent, isCompanyEditable } from '../../domain/companies/machine.ts';
import { refuse } from '../../domain/companies/refusals.ts';
import { checkCompany } from '../../domain/companies/rules.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { setCompany } from '../accounts/commands/profile.ts';
import { personByUid } from '../accounts/queries.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import type { Tx } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { transact } from '../kit/database/transaction.ts';
import { type Done, done } from '../kit/http/done.ts';
import { logEvent } from '../kit/process/events.ts';
import { companyEngine } from './lifecycle.ts';
import { runningDealsPort } from './queries.ts';
import { companyById, companyByNip, insertCompany, type LinkRow, linkMember, memberOf, signersOf, updateCompany } from './store.ts';

/** Adds the company by its checked form and links the caller; a creator corrects a form that is not under review. */
export const addCompany = async (
  ctx: Ctx,
  input: InputOf<typeof companiesCalls.addCompany>,
): Promise<Result<OutputOf<typeof companiesCalls.addCompany>>> => {
  const viewer = signedIn(ctx);
  const form = checkCompany(input.company);
  if (!form.ok) return form;
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, viewer.uid);
    if (link && !(await isCorrectable(tx, link, viewer.uid))) return refused(refuse('company.already_linked'));
    const companyId = link?.company.id ?? newId();
    const other = await companyByNip(tx, form.value.nip);
    if (other !== null && other.id !== companyId) return refused(refuse('company.exists', { field: 'nip' }));
    if (link) await updateCompany(tx, companyId, form.value);
    else if (!(await insertCompany(tx, companyId, viewer.uid, form.value))) return refused(refuse('company.exists', { field: 'nip' }));
    await linkMember(tx, companyId, viewer.uid, input.capacity);
    await setCompany(tx, viewer.uid, { id: companyId, name: form.value.name, state: link?.member.state ?? 'INITIAL' });
    await logEvent(tx, { method: 'addCompany', details: { nip: form.value.nip }, uid: viewer.uid });
    return ok({ companyId });
  });
};

/** Register data and account that others already sign under stay, whatever has become of the creator's own link. */
const isCorrectable = async (tx: Tx, link: LinkRow, uid: Id): Promise<boolean> =>
  link.company.creatorUid === uid && isCompanyEditable(link.member.state) && (await signersOf(tx, link.company.id)) === 0;

/** Sends the link to a moderator; a company that exists already is joined by its id. */
export const submitCompany = async (ctx: Ctx, { companyId, capacity }: InputOf<typeof companiesCalls.submitCompany>): Promise<Result<Done>> => {
  const { uid, emailVerified } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    if ((await companyById(tx, companyId)) === null) return refused(refuse('company.not_found'));
    const link = await memberOf(tx, uid);
    if (link && link.company.id !== companyId) return refused(refuse('company.already_linked'));
    if (!link) await linkMember(tx, companyId, uid, capacity ?? 'proxy');
    const given = { emailVerified, reason: null };
    const moved = await companyEngine.move(ctx, tx, { id: uid, event: 'submit', actors: ['person'], uid, given, details: { companyId } });
    return moved.ok ? done : moved;
  });
};

/** A moderator's decision about a person's link; taking back an acceptance hides the person's offers. */
export const decideCompany = async (ctx: Ctx, input: InputOf<typeof companiesCalls.decideCompany>): Promise<Result<Done>> => {
  const admin = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, input.uid);
    const link = await memberOf(tx, input.uid);
    if (!person || link?.company.id !== input.companyId) return refused(refuse('company.not_found'));
    const event = decisionEvent(link.member.state, input.accepted);
    const reason = input.accepted ? null : (input.reason ?? null);
    const moved = await companyEngine.move(ctx, tx, {
      id: input.uid,
      event,
      actors: ['admin'],
      uid: admin.uid,
      // The person may have left for another company since: then this is not the link that was looked at.
      given: async ({ company }) =>
        company.id === input.companyId ? ok({ emailVerified: person.emailVerified, reason }) : refused(refuse('company.not_found')),
      details: { companyId: input.companyId, reason },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'decideCompany', details: { nip: link.company.nip, event }, uid: input.uid });
    return done;
  });
};

/** Unlinks the caller from the company, unless the person is its only signer of a running deal. */
export const clearCompanyDetails = async (ctx: Ctx): Promise<Result<Done>> => {
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, uid);
    if (!link) return done;
    const moved = await companyEngine.move(ctx, tx, {
      id: uid,
      event: 'unlink',
      actors: ['person'],
      uid,
      given: async (link) => ok({ emailVerified: true, reason: null, runningDeal: await wouldLoseOnlySigner(ctx, tx, link) }),
      details: { companyId: link.company.id },
    });
    return moved.ok ? done : moved;
  });
};

/** Whether the company stands in a deal that would lose its only signer. */
const wouldLoseOnlySigner = async (ctx: Ctx, tx: Tx, { company, member }: LinkRow): Promise<boolean> =>
  isAccepted(member.state) && (await signersOf(tx, company.id)) <= 1 && (await ctx.ports.of(runningDealsPort)(tx, company.id)) > 0;
