import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { translator } from '../../../words/kit/words.ts';
import { en } from '../../../words/leases/en/tasks.ts';
import { pl } from '../../../words/leases/pl/tasks.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOfTasks, type TaskRow } from '../store/tasks.ts';

/** Rows on a page of the console. */
const PAGE = 20;

const translators = { pl: translator(pl, 'pl'), en: translator(en, 'en') };
const isKnown = (kind: string): kind is keyof typeof pl => Object.hasOwn(pl, kind);

const titleOf = (ctx: Ctx, task: TaskRow): string => {
  const kind = `task.${task.kind}`;
  const offer = String(task.facts['offer'] ?? '');
  return isKnown(kind) ? translators[ctx.lang](kind, { offer }) : task.kind;
};

/** What waits for an admin. */
export const listTasks = async (
  ctx: Ctx,
  { open, page }: InputOf<typeof adminCalls.listTasks>,
): Promise<Result<OutputOf<typeof adminCalls.listTasks>>> => {
  const { rows, total } = await pageOfTasks(ctx.db, open, page, PAGE);
  const items = rows.map((task) => ({
    id: task.id,
    kind: task.kind,
    offerId: task.offerId,
    title: titleOf(ctx, task),
    createdAt: task.createdAt,
    closedAt: task.closedAt,
    facts: { ...task.facts },
  }));
  return ok({ items, page, pages: Math.max(1, Math.ceil(total / PAGE)), total });
};
