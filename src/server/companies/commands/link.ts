/** Links people with companies, and takes a moderator's decision. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { decisionEvent, isCompanyEditable } from '../../../domain/companies/machine.ts';
import { mustHandOver } from '../../../domain/companies/permissions.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { canBind } from '../../../domain/companies/rules/representation.ts';
import type { Capacity } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { companyEngine } from '../lifecycle.ts';
import { isNipTaken } from '../queries/company.ts';
import { runningDealsPort, signedOffersPort } from '../queries/ports.ts';
import { mentionFor } from '../queries/registers.ts';
import { companyById, type LinkRow, linkMember, lockNip, memberOf, otherSigners } from '../store/companies.ts';
import { countPeople, countSuccessors } from '../store/team.ts';

/** Sends the link to a moderator; a company that is accepted already is joined by its id, also in the place of a link that was never accepted. */
export const submitCompany = async (ctx: Ctx, { companyId, capacity }: InputOf<typeof companiesCalls.submitCompany>): Promise<Result<DoneAnswer>> => {
  const { uid, emailVerified } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const linked = await linkTo(ctx, tx, { uid, companyId, capacity });
    if (!linked.ok) return linked;
    const given = async ({ company }: LinkRow) => ok({ emailVerified, reason: null, mention: await mentionFor(tx, company.nip, uid) });
    const moved = await companyEngine.move(ctx, tx, { id: uid, event: 'submit', actors: ['person'], uid, given, details: { companyId } });
    return moved.ok ? done : moved;
  });
};

type LinkRequest = { readonly uid: Id; readonly companyId: Id; readonly capacity: Capacity | undefined };

/** Sees to it that the person's link is one with this company, in the capacity that they gave: it is never assumed. */
export const linkTo = async (ctx: Ctx, tx: Tx, { uid, companyId, capacity }: LinkRequest): Promise<Result<null>> => {
  const link = await memberOf(tx, uid);
  if (link?.company.id === companyId) {
    if (isCompanyEditable(link.member.state)) await linkMember(tx, companyId, uid, capacity ?? link.member.capacity);
    return ok(null);
  }
  const joined = await companyById(tx, companyId);
  if (joined?.acceptedAt == null) return refused(refuse('company.not_found'));
  if (capacity === undefined) return refused(refuse('company.capacity_wrong', { field: 'capacity' }));
  if (link !== null) {
    if (!isCompanyEditable(link.member.state)) return refused(refuse('company.already_linked'));
    const given = async (now: LinkRow) => (await mayLeave(tx, now)) ?? ok({ emailVerified: true, reason: null, runningDeal: false });
    const left = await companyEngine.move(ctx, tx, {
      id: uid,
      event: 'unlink',
      actors: ['person'],
      uid,
      given,
      details: { companyId: link.company.id },
    });
    if (!left.ok) return left;
  }
  await linkMember(tx, companyId, uid, capacity);
  return ok(null);
};

/** A moderator's decision about a person's link; taking back an acceptance hides the person's offers. */
export const decideCompany = async (ctx: Ctx, input: InputOf<typeof companiesCalls.decideCompany>): Promise<Result<DoneAnswer>> => {
  const admin = signedIn(ctx);
  const own = mayDecideAbout(admin, input);
  if (own) return refused(own);
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, input.uid);
    const link = await memberOf(tx, input.uid);
    if (!person || link?.company.id !== input.companyId) return refused(refuse('company.not_found'));
    const event = decisionEvent(link.member.state, input.accepted);
    const reason = input.accepted ? null : (input.reason ?? null);
    await lockNip(tx, link.company.nip);
    const moved = await companyEngine.move(ctx, tx, {
      id: input.uid,
      event,
      actors: ['admin'],
      uid: admin.uid,
      // The person may have left for another company since: then this is not the link that was looked at.
      given: async ({ company }) =>
        company.id === input.companyId
          ? ok({
              emailVerified: person.emailVerified,
              reason,
              nipTaken: await isNipTaken(tx, company.nip, company.id),
              mention: await mentionFor(tx, company.nip, input.uid),
            })
          : refused(refuse('company.not_found')),
      details: { companyId: input.companyId, reason },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'decideCompany', details: { nip: link.company.nip, event, by: admin.uid, reason }, uid: input.uid });
    return done;
  });
};

/** Unlinks the caller from the company, unless a published offer stands on their signature or they are the only signer of a running deal. */
export const clearCompanyDetails = async (ctx: Ctx): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, uid);
    if (!link) return done;
    const moved = await companyEngine.move(ctx, tx, {
      id: uid,
      event: 'unlink',
      actors: ['person'],
      uid,
      given: async (link) => (await mayLeave(tx, link)) ?? ok({ emailVerified: true, reason: null, runningDeal: await isNeeded(ctx, tx, link) }),
      details: { companyId: link.company.id },
    });
    return moved.ok ? done : moved;
  });
};

/** Whoever brought the company here hands it over before they leave those who could take it over. The link is locked by the caller. */
const mayLeave = async (tx: Tx, { company, member }: LinkRow): Promise<Result<never> | null> => {
  if (company.creatorUid !== member.uid) return null;
  const [successors, people] = [await countSuccessors(tx, company), await countPeople(tx, company.id)];
  const stays = mustHandOver({ isAccepted: isAccepted(member.state), successors, others: people - 1 });
  return stays ? refused(refuse('company.creator_stays')) : null;
};

/** Whether a published offer could be booked by nobody without this signer, or the company stands in a deal in which nobody could sign for it any more. */
export const isNeeded = async (ctx: Ctx, tx: Tx, { company, member }: LinkRow): Promise<boolean> => {
  if (!isAccepted(member.state)) return false;
  if ((await ctx.ports.of(signedOffersPort)(tx, member.uid)) > 0) return true;
  const others = (await otherSigners(tx, company.id, member.uid)).map((other) => other.member.capacity);
  // Who leaves others behind that could not sign before either takes nothing away.
  const isMissed = !canBind(company.representation, others) && (others.length === 0 || canBind(company.representation, [...others, member.capacity]));
  return isMissed && (await ctx.ports.of(runningDealsPort)(ctx, tx, company.id)) > 0;
};
