import { createHmac } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { canonical } from '../../../domain/kit/merge.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../context.ts';
import { isDead } from '../live/runners.ts';
import type { Secrets } from '../security/secrets.ts';
import { commandAnswer } from '../tables/calls.ts';
import type { Endpoint } from './endpoint.ts';
import { isPlain } from './input.ts';

const named = z.object({ commandId: z.string().regex(/^[!-~]{8,64}$/) });

/**
 * Runs a call; one that names a `commandId` runs once for its caller, and a repeat is given the first answer. A refusal is not kept:
 * nothing happened, so the same command may be tried again. The same id with other input is refused: the first answer would say that something
 * was done which was not.
 */
export const runIdempotent = async (ctx: Ctx, endpoint: Endpoint, data: unknown): Promise<Result<unknown>> => {
  if (endpoint.read || endpoint.secret || ctx.viewer.kind === 'visitor') return endpoint.run(ctx, data);
  const command = named.safeParse(data);
  // What is refused for its shape is not hashed before: nesting without end would end the hashing.
  if (!command.success || !isPlain(data)) return endpoint.run(ctx, data);
  const [input, ...formerly] = hashesOf(ctx.config.secrets, data);
  const key = { owner: ctx.viewer.uid, call: endpoint.wire, commandId: command.data.commandId, runner: ctx.live.runner, input };
  const same = and(eq(commandAnswer.owner, key.owner), eq(commandAnswer.call, key.call), eq(commandAnswer.commandId, key.commandId));
  // A row that a dead process left behind counts as free at once, any other after two minutes; the commands' own guards make that safe.
  const old = lt(commandAnswer.createdAt, sql`now() - interval '2 minutes'`);
  await ctx.db.delete(commandAnswer).where(and(same, sql`${commandAnswer.answer} is null`, or(old, isDead(commandAnswer.runner))));
  const claimed = await ctx.db.insert(commandAnswer).values(key).onConflictDoNothing().returning();
  if (claimed.length === 0) {
    const [first] = await ctx.db.select().from(commandAnswer).where(same);
    if (first !== undefined && first.input !== null && first.input !== input && !formerly.includes(first.input))
      return refused(refuseKit('kit.command_reused'));
    return first?.answer ? ok(first.answer.value) : refused(refuseKit('kit.still_running'));
  }
  try {
    const result = await endpoint.run(ctx, data);
    if (result.ok)
      await ctx.db
        .update(commandAnswer)
        .set({ answer: { value: result.value ?? null } })
        .where(same);
    else await ctx.db.delete(commandAnswer).where(same);
    return result;
  } catch (fault) {
    await ctx.db.delete(commandAnswer).where(same);
    throw fault;
  }
};

/** Keyed, because an input may hold a password or a code, which a plain hash would give away. */
const hashesOf = (secrets: Secrets, data: unknown): readonly [string, ...string[]] => {
  const text = canonical(data);
  const [current, ...previous] = secrets;
  const hashOf = (secret: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return [hashOf(current), ...previous.map(hashOf)];
};
