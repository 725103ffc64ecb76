/** The figures of a span as a file for spreadsheets: one line for each day, caller and campaign. */

import { isCaller } from '../../../domain/accounts/permissions.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { dayOf, parseDay } from '../../../domain/kit/time.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { sendsOf } from '../../../domain/outreach/rules/figures.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { spanOf } from '../../../domain/outreach/rules/spans.ts';
import { counters, frames } from '../../../domain/outreach/types.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { translators } from '../../../words/kit/words.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import type { Ctx } from '../../kit/context.ts';
import { byteOrderMark, csvLine } from '../../kit/csv.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { rowsOf } from '../store/figures.ts';
import { scopeOf } from './figures.ts';

const words = translators(dashboardWords);

/** Answers the file: UTF-8 with the mark that spreadsheets look for, parted as those of the reader's language expect, none of which a spreadsheet would run. */
export const serveFigures = async (ctx: Ctx, request: Request): Promise<Response | Result<never>> => {
  if (ctx.viewer.kind === 'visitor') return refused(refuseKit('kit.signed_out'));
  if (!isCaller(ctx.viewer)) return refused(refuseKit('kit.denied'));
  const query = new URL(request.url).searchParams;
  const frame = frames.find((known) => known === query.get('frame')) ?? 'week';
  const chosen = { from: parseDay(query.get('from') ?? ''), to: parseDay(query.get('to') ?? '') };
  const span = spanOf(frame, dayOf(await databaseNow(ctx.db)), chosen);
  if (span === null) return refused(refuse('outreach.span_wrong', { field: 'to' }));
  const t = words[ctx.lang];
  const f = formatOf(ctx.lang);
  const rows = await rowsOf(ctx.db, { span, callerUid: scopeOf(ctx, query.get('of')) }, outreachNumbers.csvRows);
  const head = [t('csv.day'), t('person'), t('campaign'), ...counters.map((name) => t(`count.${name}`)), t('sends'), t('csv.bonus')];
  const lines = rows.map(({ row, firstName, lastName }) => [
    row.day,
    `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    row.campaign,
    ...counters.map((name) => String(row[name])),
    String(sendsOf(row)),
    f.number(row.bonus / 100, 2).replaceAll('\u00a0', ''),
  ]);
  const body = byteOrderMark + [head, ...lines].map((cells) => csvLine(ctx.lang, cells)).join('');
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="dashboard-${span.from}-${span.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
};
