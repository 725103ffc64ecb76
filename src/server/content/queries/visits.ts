/** Reads counted visits. */

import type { analyticsCalls } from '../../../contract/content/endpoints/analytics.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { analyticsEvents } from '../../../domain/content/rules/analytics.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { visitSinkPort } from '../adapters/analytics.ts';
import { countVisits } from '../store/visits.ts';

/** How often each event happened, in the order of the list, those that did not with zero. */
export const getVisits = async ({ db, ports }: Ctx): Promise<Result<OutputOf<typeof analyticsCalls.getVisits>>> => {
  const counted = new Map((await countVisits(db)).map((row) => [row.name, row]));
  return ok({
    rows: analyticsEvents.map((name) => counted.get(name) ?? { name, week: 0, month: 0, browsers: 0 }),
    forwards: ports.of(visitSinkPort) !== null,
  });
};
