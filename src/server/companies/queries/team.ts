/** Reads who belongs to a company, and what keeps it from being deleted. */

import type { teamCalls } from '../../../contract/companies/endpoints/team.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { workerActs, workerRole } from '../../../domain/companies/rules/workers.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { companyNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { pageOf } from '../../kit/page.ts';
import { definePort } from '../../kit/ports.ts';
import { runningDealsPort } from '../queries.ts';
import { type CompanyRow, memberOf } from '../store/companies.ts';
import { countPeople, leftCompanyOf, peopleOfCompany } from '../store/team.ts';

/** How many published offers of a company still stand: offers know them. */
export const activeOffersPort = definePort<(reader: Reader, companyId: Id) => Promise<number>>({ name: 'companies.active_offers' });

type Workers = OutputOf<typeof teamCalls.listCompanyWorkers>;
type Blockers = OutputOf<typeof teamCalls.getCompanyBlockers>;

/** Everybody who is linked with the caller's company, to its creator. */
export const listCompanyWorkers = async (ctx: Ctx, { page }: InputOf<typeof teamCalls.listCompanyWorkers>): Promise<Result<Workers>> => {
  const own = await ledCompany(ctx);
  if (!own.ok) return own;
  const { id, name } = own.value;
  const size = companyNumbers.tablePage;
  const [rows, total] = [
    await peopleOfCompany(ctx.db, own.value.id, { limit: size, offset: (page - 1) * size }),
    await countPeople(ctx.db, own.value.id),
  ];
  const items = rows.map(({ member: { uid, capacity, state }, person: { firstName, lastName, email, identityState } }) => {
    const facts = { uid, capacity, state };
    const role = workerRole(facts, own.value);
    return { ...facts, firstName, lastName, email, identity: identityState, role, allowed: [...workerActs(facts, own.value)] };
  });
  return ok({ ...pageOf(items, { page, size, total }), company: { id, name } });
};

/** What keeps the caller's company from being deleted, to its creator. */
export const getCompanyBlockers = async (ctx: Ctx): Promise<Result<Blockers>> => {
  const own = await createdCompany(ctx);
  return own.ok ? ok(await companyBlockers(ctx, ctx.db, own.value.id)) : own;
};

/** Published offers, reservations and leases that run, and people beside the creator. */
export const companyBlockers = async (services: Pick<Services, 'ports'>, reader: Reader, companyId: Id): Promise<Blockers> => {
  const activeOffers = await services.ports.of(activeOffersPort)(reader, companyId);
  const all = await services.ports.of(runningDealsPort)(services, reader, companyId);
  return { activeOffers, deals: all - activeOffers, others: Math.max(0, (await countPeople(reader, companyId)) - 1) };
};

/** The company that the caller brought here: the one that they are linked with, else one that they left while others stayed. */
const ledCompany = async (ctx: Ctx): Promise<Result<CompanyRow>> => {
  const own = await createdCompany(ctx);
  const left = own.ok ? null : await leftCompanyOf(ctx.db, signedIn(ctx).uid);
  return left === null ? own : ok(left);
};

/** The company that the caller is linked with and brought here. */
const createdCompany = async (ctx: Ctx): Promise<Result<CompanyRow>> => {
  const { uid } = signedIn(ctx);
  const link = await memberOf(ctx.db, uid);
  if (link === null) return refused(refuse('company.not_found'));
  return link.company.creatorUid === uid ? ok(link.company) : refused(refuse('company.denied'));
};
