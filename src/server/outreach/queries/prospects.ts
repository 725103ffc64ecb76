/** Says of an address what its sender has to know before, and lists who was written to. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { prospectCalls } from '../../../contract/outreach/endpoints/prospects.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { addDays, dayOf, startOfDay } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { seesEveryCaller } from '../../../domain/outreach/permissions.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { spanOf } from '../../../domain/outreach/rules/spans.ts';
import { milestones } from '../../../domain/outreach/types.ts';
import { isMailWantedAt } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { pageOf, pageWithin } from '../../kit/page.ts';
import { milestonesOfAll, prospectCount, prospectPage } from '../store/prospect-list.ts';
import { prospectAt } from '../store/prospects.ts';
import { scopeOf } from './figures.ts';

/** Whether an address has left, and when the caller wrote to it last. Whether it has an account is not said. */
export const checkProspect = async (
  ctx: Ctx,
  { email }: InputOf<typeof outreachCalls.checkProspect>,
): Promise<Result<OutputOf<typeof outreachCalls.checkProspect>>> => {
  const [isWanted, row] = await Promise.all([isMailWantedAt(ctx.db, email, 'outreach'), prospectAt(ctx.db, signedIn(ctx).uid, email)]);
  return ok({ hasLeft: !isWanted, sentAt: row?.lastSentAt ?? null });
};

type List = typeof prospectCalls.listProspects;
type ListedProspect = OutputOf<List>['items'][number];

/** A page of the prospects of a span. Whether an address had an account is told like in `store/prospect-list.ts`: it would tell callers whom they could not know of. */
export const listProspects = async (ctx: Ctx, { frame, of, group, page: asked, ...days }: InputOf<List>): Promise<Result<OutputOf<List>>> => {
  const { db } = ctx;
  const span = spanOf(frame, dayOf(await databaseNow(db)), days);
  if (span === null) return refused(refuse('outreach.span_wrong', { field: 'to' }));
  const scope = {
    ...{ from: startOfDay(span.from), before: startOfDay(addDays(span.to, 1)), callerUid: scopeOf(ctx, of), group },
    knowsGroups: seesEveryCaller(ctx.viewer),
  };
  const size = outreachNumbers.tablePage;
  const total = await prospectCount(db, scope);
  const page = pageWithin(asked, { size, total });
  const rows = await prospectPage(db, scope, { limit: size, offset: (page - 1) * size });
  const reached =
    rows.length === 0
      ? []
      : await milestonesOfAll(
          db,
          rows.map(({ row }) => row.id),
        );
  const items = rows.map(({ row, isGroupKnown, firstName, lastName }): ListedProspect => {
    const own = reached.filter(({ prospectId }) => prospectId === row.id);
    return {
      ...{ id: row.id, email: row.email, campaign: row.utmCampaign, lastSentAt: row.lastSentAt, sentAgain: row.sentAgain },
      caller: { uid: row.callerUid, name: `${firstName ?? ''} ${lastName ?? ''}`.trim() },
      group: isGroupKnown ? (row.isExisting ? 'existing' : 'new') : null,
      milestones: milestones.flatMap((milestone) =>
        own.filter((one) => one.milestone === milestone).map(({ at, bonus }) => ({ milestone, at, bonus })),
      ),
      bonus: own.reduce((sum, { bonus }) => sum + bonus, 0) as Grosze,
    };
  });
  return ok(pageOf(items, { page, size, total }));
};
