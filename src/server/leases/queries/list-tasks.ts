import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { translators } from '../../../words/kit/words.ts';
import { taskWords } from '../../../words/leases/tasks.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { pageOfTasks, type TaskRow, waitingTasks } from '../store/tasks.ts';

export { waitingTasks };

/** Rows on a page of the console. */
const PAGE = 20;

const texts = translators(taskWords);

const titleOf = (ctx: Ctx, { kind, facts }: TaskRow): string => texts[ctx.lang](`task.${kind}`, { offer: String(facts['offer'] ?? '') });

/** What waits for an admin. */
export const listTasks = async (
  ctx: Ctx,
  { open, page: asked }: InputOf<typeof leasesCalls.listTasks>,
): Promise<Result<OutputOf<typeof leasesCalls.listTasks>>> => {
  const { rows, page, total } = await readWithin(asked, PAGE, (part) => pageOfTasks(ctx.db, open, part.page, PAGE));
  const items = rows.map((task) => ({
    id: task.id,
    kind: task.kind,
    offerId: task.offerId,
    title: titleOf(ctx, task),
    createdAt: task.createdAt,
    closedAt: task.closedAt,
    facts: { ...task.facts },
  }));
  return ok(pageOf(items, { page, size: PAGE, total }));
};
