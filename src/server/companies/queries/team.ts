/** Reads who belongs to a company, and what keeps it from being deleted. */

import type { teamCalls } from '../../../contract/companies/endpoints/team.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { workerActs, workerRole } from '../../../domain/companies/rules/workers.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { companyNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { definePort } from '../../kit/ports.ts';
import { type CompanyRow, type LinkRow, memberOf } from '../store/companies.ts';
import { countPeople, countSuccessors, leftCompanyOf, peopleOfCompany, successorsOfCompany } from '../store/team.ts';
import { runningDealsPort } from './ports.ts';

/** How many published offers of a company still stand: offers know them. */
export const activeOffersPort = definePort<(reader: Reader, companyId: Id) => Promise<number>>({ name: 'companies.active_offers' });

type Workers = OutputOf<typeof teamCalls.listCompanyWorkers>;
type Successors = OutputOf<typeof teamCalls.listCompanySuccessors>;
type Blockers = OutputOf<typeof teamCalls.getCompanyBlockers>;

/** Everybody who is linked with the caller's company, to its creator while their own link is accepted. */
export const listCompanyWorkers = async (ctx: Ctx, { page: asked }: InputOf<typeof teamCalls.listCompanyWorkers>): Promise<Result<Workers>> => {
  const own = await createdCompany(ctx);
  if (!own.ok) return own;
  const { company, member } = own.value;
  if (!isAccepted(member.state)) return refused(refuse('company.denied'));
  const size = companyNumbers.tablePage;
  const { rows, page, total } = await readWithin(asked, size, async ({ limit, offset }) => ({
    rows: await peopleOfCompany(ctx.db, company.id, { limit, offset }),
    total: await countPeople(ctx.db, company.id),
  }));
  const items = rows.map(({ member: { uid, capacity, state }, person: { firstName, lastName, email, identityState } }) => {
    const facts = { uid, capacity, state };
    const role = workerRole(facts, company);
    return { ...facts, firstName, lastName, email, identity: identityState, role, allowed: [...workerActs(facts, company)] };
  });
  return ok({ ...pageOf(items, { page, size, total }), company: { id: company.id, name: company.name } });
};

/** To whom a creator who does not manage its people any more may hand the company over. */
export const listCompanySuccessors = async (
  ctx: Ctx,
  { page: asked }: InputOf<typeof teamCalls.listCompanySuccessors>,
): Promise<Result<Successors>> => {
  const own = await companyToHandOver(ctx);
  if (own === null) return refused(refuse('company.not_found'));
  const { company, isLinked } = own;
  const size = companyNumbers.tablePage;
  const { rows, page, total } = await readWithin(asked, size, async ({ limit, offset }) => ({
    rows: await successorsOfCompany(ctx.db, company, { limit, offset }),
    total: await countSuccessors(ctx.db, company),
  }));
  const people = await countPeople(ctx.db, company.id);
  const items = rows.map(({ member: { capacity }, person: { uid, firstName, lastName } }) => ({ uid, firstName, lastName, capacity }));
  const others = isLinked ? people - 1 : people;
  return ok({ ...pageOf(items, { page, size, total }), company: { id: company.id, name: company.name }, others, isLinked });
};

/** What keeps the caller's company from being deleted, to its creator. */
export const getCompanyBlockers = async (ctx: Ctx): Promise<Result<Blockers>> => {
  const own = await createdCompany(ctx);
  return own.ok ? ok(await companyBlockers(ctx, ctx.db, own.value.company.id)) : own;
};

/** Published offers, reservations and leases that run, and people beside the creator. */
export const companyBlockers = async (services: Pick<Services, 'ports'>, reader: Reader, companyId: Id): Promise<Blockers> => {
  const activeOffers = await services.ports.of(activeOffersPort)(reader, companyId);
  const all = await services.ports.of(runningDealsPort)(services, reader, companyId);
  return { activeOffers, deals: all - activeOffers, others: Math.max(0, (await countPeople(reader, companyId)) - 1) };
};

/** A company that the caller brought here and shares with others without an accepted link of their own: it was taken back, or they left. */
const companyToHandOver = async (ctx: Ctx): Promise<{ readonly company: CompanyRow; readonly isLinked: boolean } | null> => {
  const own = await createdCompany(ctx);
  if (own.ok && !isAccepted(own.value.member.state) && (await countPeople(ctx.db, own.value.company.id)) > 1)
    return { company: own.value.company, isLinked: true };
  const left = await leftCompanyOf(ctx.db, signedIn(ctx).uid);
  return left && { company: left, isLinked: false };
};

/** The caller's link with a company that they brought here. */
const createdCompany = async (ctx: Ctx): Promise<Result<LinkRow>> => {
  const { uid } = signedIn(ctx);
  const link = await memberOf(ctx.db, uid);
  if (link === null) return refused(refuse('company.not_found'));
  return link.company.creatorUid === uid ? ok(link) : refused(refuse('company.denied'));
};
