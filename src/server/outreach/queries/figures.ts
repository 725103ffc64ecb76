/** Reads the figures of a span: totals, charts, and the three tables. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { seesEveryCaller } from '../../../domain/outreach/permissions.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { conversionEnds } from '../../../domain/outreach/rules/figures.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { barsOf, type Span, spanBefore, spanOf } from '../../../domain/outreach/rules/spans.ts';
import { milestones } from '../../../domain/outreach/types.ts';
import { peopleByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { pageOf } from '../../kit/page.ts';
import { allBonuses, milestonesWithin } from '../store/bonuses.ts';
import { callersOf, campaignsOf, conversionsOf, type DayRow, daysOf, passagesOf, type Scope, totalsOf } from '../store/figures.ts';

type Input = InputOf<typeof outreachCalls.getOutreach>;
type View = OutputOf<typeof outreachCalls.getOutreach>;

const size = outreachNumbers.tablePage;
const partOf = (page: number) => ({ limit: size, offset: (page - 1) * size });
const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string => `${firstName} ${lastName}`.trim();

/** A part of a list with how many there are in all; a page behind the end says so, and is empty. */
const listOf = <Row extends { readonly total: number }, Item>(rows: readonly Row[], page: number, itemOf: (row: Row) => Item) =>
  pageOf(rows.map(itemOf), { page, size, total: rows[0]?.total ?? (page - 1) * size });

/** Whose figures somebody may ask for: an admin or creator anybody's, a caller their own whatever is asked. */
export const scopeOf = (ctx: Ctx, of: Id | null): Id | null => (seesEveryCaller(ctx.viewer) ? of : signedIn(ctx).uid);

/** The figures of a span as the dashboard shows them. */
export const getOutreach = async (ctx: Ctx, input: Input): Promise<Result<View>> => {
  const { db } = ctx;
  const span = spanOf(input.frame, dayOf(await databaseNow(db)), input);
  if (span === null) return refused(refuse('outreach.span_wrong', { field: 'to' }));
  const before = spanBefore(input.frame, span);
  const callerUid = scopeOf(ctx, input.of);
  const scope: Scope = { span, callerUid };
  const [from, to] = conversionEnds(input.stepFrom, input.stepTo);
  const [total, previous, top, callers, campaigns, conversions, passages, named] = await Promise.all([
    totalsOf(db, scope),
    totalsOf(db, { span: before, callerUid }),
    callersOf(db, scope, 'bonus', { limit: outreachNumbers.chartPeople, offset: 0 }),
    callersOf(db, scope, input.order, partOf(input.callersPage)),
    campaignsOf(db, scope, partOf(input.campaignsPage)),
    conversionsOf(db, scope, { from, to, search: input.search }, partOf(input.conversionPage)),
    passagesOf(db, scope),
    callerUid === null ? [] : peopleByUid(db, [callerUid]),
  ]);
  const people = top.map(({ uid, ...who }) => ({ uid: uid as Id | null, name: nameOf(who) }));
  const days = await daysOf(
    db,
    scope,
    top.map(({ uid }) => uid),
  );
  const hasOthers = (top[0]?.total ?? 0) > top.length;
  const shown = hasOthers ? [...people, { uid: null, name: '' }] : people;
  const one = named[0];
  return ok({
    span,
    before,
    seesEveryCaller: seesEveryCaller(ctx.viewer),
    of: one === undefined ? null : { uid: one.uid, name: nameOf(one) },
    total,
    previous,
    people: shown,
    bars: barsOf(span).map((bar) => barOf(bar, days, shown)),
    callers: listOf(callers, input.callersPage, ({ uid, firstName, lastName, total: _, ...figures }) => ({
      uid,
      name: nameOf({ firstName, lastName }),
      figures,
    })),
    campaigns: listOf(campaigns, input.campaignsPage, ({ total: _, ...row }) => row),
    conversion: {
      from,
      to,
      passages,
      rows: listOf(conversions, input.conversionPage, ({ uid, from, to, ...who }) => ({ uid, name: nameOf(who), from, to })),
    },
  } as View);
};

const barOf = (span: Span, days: readonly DayRow[], people: View['people']): View['bars'][number] => {
  const rows = days.filter(({ day }) => day >= span.from && day <= span.to);
  const sum = (name: 'linkClick' | 'accountCreation' | 'offerSubmission' | 'bonus' | 'offer', of = rows): number =>
    of.reduce((all, row) => all + row[name], 0);
  const byPerson = (name: 'bonus' | 'offer'): number[] =>
    people.map(({ uid }) =>
      sum(
        name,
        rows.filter(({ who }) => who === uid),
      ),
    );
  return {
    ...span,
    linkClick: sum('linkClick'),
    accountCreation: sum('accountCreation'),
    offerSubmission: sum('offerSubmission'),
    bonus: byPerson('bonus'),
    offers: byPerson('offer'),
  };
};

/** What milestones bring, with what they have brought this month. */
export const listBonuses = async (ctx: Ctx): Promise<Result<OutputOf<typeof outreachCalls.listBonuses>>> => {
  const month = spanOf('month', dayOf(await databaseNow(ctx.db)), { from: null, to: null });
  const [set, reached] = await Promise.all([allBonuses(ctx.db), month === null ? [] : milestonesWithin(ctx.db, month.from, month.to)]);
  const rows = milestones.map((milestone) => {
    const bonus = set.find((row) => row.milestone === milestone);
    const own = reached.find((row) => row.milestone === milestone);
    return { milestone, amount: bonus?.amount ?? 0, changedAt: bonus?.changedAt ?? null, n: own?.n ?? 0, sum: own?.sum ?? 0 };
  });
  return ok({ rows } as OutputOf<typeof outreachCalls.listBonuses>);
};
