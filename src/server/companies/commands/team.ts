/** Changes who belongs to a company: inviting, joining, removing, handing over, deleting (docs/rules/companies.md#people). */

import type { teamCalls } from '../../../contract/companies/endpoints/team.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import { mayAfterChange } from '../../../domain/accounts/rules/people.ts';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { isCompanyWaiting } from '../../../domain/companies/machine.ts';
import { mayDeleteCompany, peopleManager } from '../../../domain/companies/permissions.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { companyNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf, startOfDay } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { setCompany } from '../../accounts/commands/profile.ts';
import { personByEmail, personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { companyEngine } from '../lifecycle.ts';
import { companyHandedOver, companyInvited } from '../mail.ts';
import { companyBlockers } from '../queries/team.ts';
import { lockCompany } from '../store/changes.ts';
import { memberOf } from '../store/companies.ts';
import { changeCreator, countInvites, endCompany } from '../store/team.ts';
import { overtakeChange } from './change.ts';
import { isNeeded, linkTo } from './link.ts';

/** Links the caller with an accepted company, in the place of a link that was never accepted; it is sent by `submitCompany`. */
export const updateUserCompanyId = async (
  ctx: Ctx,
  { companyId, capacity }: InputOf<typeof teamCalls.updateUserCompanyId>,
): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const linked = await linkTo(ctx, tx, { uid, companyId, capacity });
    if (!linked.ok) return linked;
    const link = await memberOf(tx, uid);
    if (link !== null) await setCompany(tx, uid, { id: companyId, name: link.company.name, state: link.member.state });
    await logEvent(tx, { method: 'updateUserCompanyId', details: { companyId }, uid });
    return done;
  });
};

/** Is somebody linked with a company, or waiting to be? Whoever has sent nothing yet, or was refused, may well be invited. */
const belongsTo = async (tx: Tx, companyId: Id, uid: Id): Promise<boolean> => {
  const link = await memberOf(tx, uid);
  return link?.company.id === companyId && (isAccepted(link.member.state) || isCompanyWaiting(link.member.state));
};

/** Mails somebody the way to the caller's company. Who joins asks for it as everybody does, and a moderator decides. */
export const inviteToCompany = async (ctx: Ctx, { email }: InputOf<typeof teamCalls.inviteToCompany>): Promise<Result<DoneAnswer>> => {
  const { uid, firstName, lastName } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const own = await memberOf(tx, uid);
    const company = own === null ? null : await lockCompany(tx, own.company.id);
    if (own === null || company === null) return refused(refuse('company.not_found'));
    if (company.creatorUid !== uid || !isAccepted(own.member.state)) return refused(refuse('company.denied'));
    const known = await personByEmail(tx, email);
    if (known !== null && (await belongsTo(tx, company.id, known.uid))) return refused(refuse('company.already_member', { field: 'email' }));
    const today = dayOf(await databaseNow(tx));
    const max = companyNumbers.invitesPerDay;
    if ((await countInvites(tx, uid, startOfDay(today))) >= max) return refused(refuse('company.invites_spent', { params: { max } }));
    const to = known ?? { email, lang: ctx.lang };
    const facts = { company: company.name, nip: company.nip, from: `${firstName} ${lastName}` };
    await mail(ctx, tx, companyInvited, to, { facts, once: `${company.id}:${email}:${today}` });
    await logEvent(tx, { method: 'inviteToCompany', details: { companyId: company.id }, uid });
    return done;
  });
};

/** Unlinks a person from a company, as its creator, or as an admin with a reason; their projects go to the creator. */
export const deleteUserFromCompany = async (ctx: Ctx, input: InputOf<typeof teamCalls.deleteUserFromCompany>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const company = await lockCompany(tx, input.companyId);
    const link = await memberOf(tx, input.uid);
    if (company === null || link?.company.id !== company.id) return refused(refuse('company.not_found'));
    const as = peopleManager(viewer, company);
    if (as === null) return refused(refuse('company.denied'));
    const own = as === 'admin' ? mayDecideAbout(viewer, input) : null;
    if (own !== null) return refused(own);
    if (input.uid === company.creatorUid) return refused(refuse('company.creator_stays'));
    const reason = as === 'admin' ? (input.reason ?? null) : null;
    if (as === 'admin' && reason === null) return refused(refuse('company.reason_required', { field: 'reason' }));
    const moved = await companyEngine.move(ctx, tx, {
      id: input.uid,
      event: 'unlink',
      actors: [as],
      uid: viewer.uid,
      given: async (now) => ok({ emailVerified: true, reason, runningDeal: await isNeeded(ctx, tx, now) }),
      details: { companyId: company.id, reason },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'deleteUserFromCompany', details: { companyId: company.id, by: viewer.uid, reason }, uid: input.uid });
    return done;
  });
};

/**
 * Makes a person whose link is accepted the company's creator. Whoever has just changed their address hands nothing over. A creator who is not
 * linked with the company any more, as some left before it was refused, hands it over too.
 */
export const handOverCompany = async (ctx: Ctx, input: InputOf<typeof teamCalls.handOverCompany>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  const { uid } = viewer;
  return transact(ctx, async (tx) => {
    const successor = await memberOf(tx, input.uid);
    const own = successor?.company.creatorUid === uid ? successor : await memberOf(tx, uid);
    const company = own === null ? null : await lockCompany(tx, own.company.id);
    if (company === null) return refused(refuse('company.not_found'));
    if (company.creatorUid !== uid) return refused(refuse('company.denied'));
    const wait = mayAfterChange(viewer, await databaseNow(tx));
    if (wait !== null) return refused(wait);
    if (successor?.company.id !== company.id || !isAccepted(successor.member.state)) return refused(refuse('company.not_found'));
    await changeCreator(tx, company.id, input.uid);
    await mail(ctx, tx, companyHandedOver, input.uid, { facts: { company: company.name, is: 'creator', reason: null } });
    await logEvent(tx, { method: 'handOverCompany', details: { companyId: company.id, by: uid }, uid: input.uid });
    await notice(tx, [`company:${company.id}`, `user:${uid}`, `user:${input.uid}`, 'admin']);
    return done;
  });
};

/** Makes a person whose link is accepted the company's creator, as an admin: for a company whose creator does not hand it over. Both read why. */
export const appointCompanyCreator = async (
  ctx: Ctx,
  { uid, companyId, reason }: InputOf<typeof teamCalls.appointCompanyCreator>,
): Promise<Result<DoneAnswer>> => {
  const admin = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const company = await lockCompany(tx, companyId);
    const successor = await memberOf(tx, uid);
    if (company === null || successor?.company.id !== company.id || !isAccepted(successor.member.state)) return refused(refuse('company.not_found'));
    const former = company.creatorUid;
    const own = mayDecideAbout(admin, { uid, companyId }) ?? mayDecideAbout(admin, { uid: former });
    if (own !== null) return refused(own);
    if (former === uid) return done;
    await changeCreator(tx, company.id, uid);
    await mail(ctx, tx, companyHandedOver, uid, { facts: { company: company.name, is: 'creator', reason } });
    if ((await personByUid(tx, former)) !== null)
      await mail(ctx, tx, companyHandedOver, former, { facts: { company: company.name, is: 'former', reason } });
    await logEvent(tx, { method: 'appointCompanyCreator', details: { companyId, by: admin.uid, from: former, reason }, uid });
    await notice(tx, [`company:${company.id}`, `user:${former}`, `user:${uid}`, 'admin']);
    return done;
  });
};

/** Deletes the caller's company: its creator leaves, and the record is found by nobody. Whoever has just changed their address deletes nothing. */
export const deleteCompany = async (ctx: Ctx): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, viewer.uid);
    const company = link === null ? null : await lockCompany(tx, link.company.id);
    if (company === null) return refused(refuse('company.not_found'));
    const wait = mayAfterChange(viewer, await databaseNow(tx));
    if (wait !== null) return refused(wait);
    const { activeOffers, deals, others } = await companyBlockers(ctx, tx, company.id);
    const may = mayDeleteCompany(viewer, { creatorUid: company.creatorUid, activeOffers, users: others + 1, deals });
    if (may !== null) return refused(may);
    const given = { emailVerified: true, reason: null, runningDeal: false };
    const details = { companyId: company.id };
    const moved = await companyEngine.move(ctx, tx, { id: viewer.uid, event: 'unlink', actors: ['creator'], uid: viewer.uid, given, details });
    if (!moved.ok) return moved;
    const ended = await overtakeChange(ctx, tx, company.id, { event: 'end', actors: ['creator'], uid: viewer.uid });
    if (!ended.ok) return ended;
    await endCompany(tx, company.id);
    await logEvent(tx, { method: 'deleteCompany', details: { nip: company.nip }, uid: viewer.uid });
    return done;
  });
};
