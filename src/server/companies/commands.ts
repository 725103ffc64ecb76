import type { adminCalls } from '../../contract/admin/endpoints.ts';
import type { companiesCalls } from '../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { isAccepted } from '../../domain/accounts/rules/standing.ts';
import { type CompanyActor, type CompanyEvent, companyMachine, decisionEvent, isCompanyEditable } from '../../domain/companies/machine.ts';
import { refuse } from '../../domain/companies/refusals.ts';
import { checkCompany, companyProblems } from '../../domain/companies/rules.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { decide, type Step } from '../../domain/kit/machine.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { setCompany } from '../accounts/commands/profile.ts';
import { type Person, personByUid } from '../accounts/queries.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import type { Tx } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { transact } from '../kit/database/transaction.ts';
import { notice } from '../kit/live/notices.ts';
import { sendMail } from '../kit/mail/send.ts';
import { logEvent } from '../kit/process/events.ts';
import { hideOffersOf } from '../offers/commands/moderation.ts';
import { companyAccepted, companyRejected } from './mail.ts';
import { hasRunningDeal } from './queries.ts';
import {
  type CompanyRow,
  companyById,
  companyByNip,
  insertCompany,
  linkMember,
  lockMember,
  type MemberRow,
  memberOf,
  moveMember,
  signersOf,
  unlinkMember,
  updateCompany,
} from './store.ts';

type Done = { status: 'SUCCESS' };
const done = ok<Done>({ status: 'SUCCESS' });

/** Adds the company by its checked form and links the caller; a creator corrects a form that is not under review. */
export const addCompany = async (
  ctx: Ctx,
  input: InputOf<typeof companiesCalls.addCompany>,
): Promise<Result<OutputOf<typeof companiesCalls.addCompany>>> => {
  const viewer = signedIn(ctx);
  const form = checkCompany(input.company);
  if (!form.ok) return form;
  return transact(ctx, async (tx) => {
    const mine = await memberOf(tx, viewer.uid);
    if (mine && !(await isCorrectable(tx, mine, viewer.uid))) return refused(refuse('company.already_linked'));
    const companyId = mine?.company.id ?? newId();
    const other = await companyByNip(tx, form.value.nip);
    if (other !== null && other.id !== companyId) return refused(refuse('company.exists', { field: 'nip' }));
    if (mine) await updateCompany(tx, companyId, form.value);
    else if (!(await insertCompany(tx, companyId, viewer.uid, form.value))) return refused(refuse('company.exists', { field: 'nip' }));
    await linkMember(tx, companyId, viewer.uid, input.capacity);
    await setCompany(tx, viewer.uid, { id: companyId, name: form.value.name, state: mine?.member.state ?? 'INITIAL' });
    await logEvent(tx, { method: 'addCompany', details: { nip: form.value.nip }, uid: viewer.uid });
    return ok({ companyId });
  });
};

/** Register data and account that others already sign under stay, whatever has become of the creator's own link. */
const isCorrectable = async (tx: Tx, mine: { company: CompanyRow; member: MemberRow }, uid: Id): Promise<boolean> =>
  mine.company.creatorUid === uid && isCompanyEditable(mine.member.state) && (await signersOf(tx, mine.company.id)) === 0;

/** Sends the link to a moderator; a company that exists already is joined by its id. */
export const submitCompany = async (ctx: Ctx, { companyId, capacity }: InputOf<typeof companiesCalls.submitCompany>): Promise<Result<Done>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await companyById(tx, companyId);
    if (!found) return refused(refuse('company.not_found'));
    const mine = await memberOf(tx, viewer.uid);
    if (mine && mine.company.id !== companyId) return refused(refuse('company.already_linked'));
    if (!mine) await linkMember(tx, companyId, viewer.uid, capacity ?? 'proxy');
    const moved = await moveLink(tx, {
      company: found,
      uid: viewer.uid,
      event: 'submit',
      actor: 'person',
      emailVerified: viewer.emailVerified,
      reason: null,
      by: viewer.uid,
    });
    if (!moved.ok) return moved;
    await setCompany(tx, viewer.uid, { id: companyId, name: found.name, state: moved.value.to });
    await notice(tx, [`user:${viewer.uid}`, 'admin']);
    return done;
  });
};

/** A moderator's decision about a person's link; taking back an acceptance hides the person's offers. */
export const decideCompany = async (ctx: Ctx, input: InputOf<typeof adminCalls.decideCompany>): Promise<Result<Done>> => {
  const admin = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const found = await companyById(tx, input.companyId);
    const person = await personByUid(tx, input.uid);
    const link = await lockMember(tx, input.companyId, input.uid);
    if (!found || !person || !link) return refused(refuse('company.not_found'));
    const event = decisionEvent(link.state, input.accepted);
    const reason = input.accepted ? null : (input.reason ?? null);
    const moved = await moveLink(tx, {
      company: found,
      uid: input.uid,
      event,
      actor: 'admin',
      emailVerified: person.emailVerified,
      reason,
      by: admin.uid,
    });
    if (!moved.ok) return moved;
    await setCompany(tx, input.uid, { id: found.id, name: found.name, state: moved.value.to });
    if (moved.value.with.includes('hideOffers')) await hideOffersOf(ctx, tx, { uid: input.uid, reason: reason ?? '' });
    await tellPerson(ctx, tx, person, found, reason);
    await logEvent(tx, { method: 'decideCompany', details: { nip: found.nip, event }, uid: input.uid });
    return done;
  });
};

/** Unlinks the caller from the company, unless the person is its only signer of a running deal. */
export const clearCompanyDetails = async (ctx: Ctx): Promise<Result<Done>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const mine = await memberOf(tx, viewer.uid);
    if (!mine) return done;
    const moved = await moveLink(tx, {
      company: mine.company,
      uid: viewer.uid,
      event: 'unlink',
      actor: 'person',
      emailVerified: true,
      reason: null,
      by: viewer.uid,
    });
    if (!moved.ok) return moved;
    await unlinkMember(tx, mine.company.id, viewer.uid);
    await setCompany(tx, viewer.uid, null);
    await notice(tx, [`user:${viewer.uid}`, 'admin']);
    return done;
  });
};

type Move = {
  readonly company: CompanyRow;
  readonly uid: Id;
  readonly event: CompanyEvent;
  readonly actor: CompanyActor;
  readonly emailVerified: boolean;
  readonly reason: string | null;
  readonly by: Id;
};

/** One step of the link's lifecycle: facts, verdict of the table, compare-and-set. */
const moveLink = async (tx: Tx, move: Move): Promise<Result<Step<MemberRow['state'], CompanyEvent>>> => {
  const link = await lockMember(tx, move.company.id, move.uid);
  if (!link) return refused(refuse('company.not_found'));
  const isOnlySigner =
    move.event === 'unlink' && isAccepted(link.state) && (await signersOf(tx, move.company.id)) <= 1 && (await hasRunningDeal(tx, move.company.id));
  const facts = {
    emailVerified: move.emailVerified,
    formValid: companyProblems(move.company).length === 0,
    reason: move.reason,
    runningDeal: isOnlySigner,
  };
  const step = decide(companyMachine, { state: link.state, event: move.event, actors: [move.actor], facts });
  if (!step.ok) return step;
  const decision = move.actor === 'admin' ? { by: move.by, reason: move.reason } : null;
  await moveMember(tx, { companyId: move.company.id, uid: move.uid, from: link.state, to: step.value.to }, decision);
  return step;
};

const tellPerson = async (ctx: Ctx, tx: Tx, person: Person, found: CompanyRow, reason: string | null): Promise<void> => {
  const to = { to: person.email, uid: person.uid, lang: person.lang };
  if (reason === null) await sendMail(ctx, tx, companyAccepted, { ...to, facts: { company: found.name } });
  else await sendMail(ctx, tx, companyRejected, { ...to, facts: { company: found.name, reason } });
  await notice(tx, [`user:${person.uid}`, `company:${found.id}`, 'admin']);
};
