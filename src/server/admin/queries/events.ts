/** Reads the event log for the console: a page of it, and all that a filter finds as a table. */

import type { z } from 'zod';
import type { eventCalls, eventFilter } from '../../../contract/admin/endpoints/events.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { eventMethods, isEventMethod } from '../../../domain/admin/rules/event-methods.ts';
import { consoleNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { eventWords } from '../../../words/admin/events.ts';
import { translator } from '../../../words/kit/words.ts';
import { personByEmail } from '../../accounts/queries.ts';
import type { Ctx } from '../../kit/context.ts';
import { byteOrderMark, csvLine } from '../../kit/csv.ts';
import { presentEvent } from '../present.ts';
import { type EventFilter, eventsBelow } from '../store/events.ts';

/** What of the log is asked for. */
export type AskedEvents = z.output<typeof eventFilter>;

/** Entries of the log, the newest first, from below an id on. */
export const listEvents = async (
  ctx: Ctx,
  { before, ...asked }: InputOf<typeof eventCalls.listEvents>,
): Promise<Result<OutputOf<typeof eventCalls.listEvents>>> => {
  const filter = await filterOf(ctx, asked);
  if (filter === null) return ok({ items: [], next: null });
  const rows = await eventsBelow(ctx.db, filter, { before: before ?? null, limit: consoleNumbers.eventsPage + 1 });
  const items = rows.slice(0, consoleNumbers.eventsPage).map(presentEvent);
  return ok({ items, next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null });
};

/** What is read of the log for one piece of the exported table. */
const batch = 1000;

/**
 * The lines of the exported table, piece by piece, so that no more than one piece is in memory. After the most lines that a table has its last one
 * says that it is cut.
 */
export async function* eventLines(ctx: Ctx, asked: AskedEvents): AsyncGenerator<string> {
  const t = translator(eventWords[ctx.lang], ctx.lang);
  yield byteOrderMark +
    csvLine(ctx.lang, [t('id'), t('at'), t('method'), t('act'), t('by'), t('by.uid'), t('about'), t('about.uid'), t('offer'), t('details')]);
  const filter = await filterOf(ctx, asked);
  let [before, written]: [number | null, number] = [null, 0];
  for (let isMore = filter !== null; filter !== null && isMore; ) {
    const size = Math.min(batch, consoleNumbers.exportRows - written);
    // One more than is written: whether the log goes on is known without asking again.
    const rows = await eventsBelow(ctx.db, filter, { before, limit: size + 1 });
    const shown = rows.slice(0, size).map(presentEvent);
    yield shown
      .map(({ id, at, method, by, about, offerId, details }) => {
        const act = isEventMethod(method) ? t(`method.${method}`) : method;
        const facts = details.map(({ name, value }) => `${name}: ${value}`).join('; ');
        return csvLine(ctx.lang, [String(id), at, method, act, by?.name, by?.uid, about?.name, about?.uid, offerId, facts]);
      })
      .join('');
    written += shown.length;
    before = shown.at(-1)?.id ?? null;
    isMore = rows.length > size;
    if (isMore && written >= consoleNumbers.exportRows) {
      yield csvLine(ctx.lang, [t('export.cut', { n: consoleNumbers.exportRows })]);
      return;
    }
  }
}

/** Null when the filter names somebody whom nobody knows. */
const filterOf = async (ctx: Ctx, { kind, method, person, offerId, from, to }: AskedEvents): Promise<EventFilter | null> => {
  const uid = person?.includes('@') ? (await personByEmail(ctx.db, person))?.uid : person;
  if (person && uid === undefined) return null;
  const methods = method === undefined ? (kind === undefined ? null : eventMethods[kind]) : [method];
  return { methods, uid: uid || null, offerId: offerId ?? null, from: from ?? null, to: to ?? null };
};
