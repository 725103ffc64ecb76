/** Reads the leases of a side as a list. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { workspaceCalls } from '../../../contract/workspace/endpoints.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { timeline } from '../../../domain/leases/rules/timeline.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { pageOf, pageWithin } from '../../kit/page.ts';
import { factsIn, loadFactsOfMany } from '../../leases/queries/facts.ts';
import { leasesWithoutForm } from '../../leases/queries/form.ts';
import { presentListedLease } from '../present.ts';
import { whoseOf } from '../queries.ts';
import { leaseCount, leasePage } from '../store.ts';

type Call = typeof workspaceCalls.listLeases;

/** A page of the leases of the viewer's person and company, or its last one. */
export const listLeases = async (ctx: Ctx, { side, page: asked }: InputOf<Call>): Promise<Result<OutputOf<Call>>> => {
  const viewer = signedIn(ctx);
  const [whose, size] = [whoseOf(viewer), listNumbers.page];
  const total = await leaseCount(ctx.db, whose, side);
  const page = pageWithin(asked, { size, total });
  const rows = await leasePage(ctx.db, whose, side, size, (page - 1) * size);
  if (rows.length === 0) return ok(pageOf([], { page, size, total }));
  const ids = rows.map(({ id }) => id);
  const [now, facts, lacking] = await Promise.all([databaseNow(ctx.db), loadFactsOfMany(ctx, ctx.db, rows), leasesWithoutForm(ctx.db, ids)]);
  const items = rows.map((row) => {
    const own = factsIn(facts, row);
    const { landlord, tenant } = row;
    const source = { facts: own, steps: timeline(own, now), landlord: landlord.name, tenant: tenant.name, lacksForm: lacking.has(row.id) };
    return presentListedLease(viewer, row, source, now);
  });
  return ok(pageOf(items, { page, size, total }));
};
