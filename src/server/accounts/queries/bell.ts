/** Reads the bell of the caller. */

import type { bellCalls } from '../../../contract/accounts/endpoints/bell.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { mailKindOf } from '../../../domain/accounts/rules/mail-kinds.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { bellOf, unreadOf } from '../../kit/mail/bell.ts';

/** A page of notes. */
export const listBell = async (ctx: Ctx, { before }: InputOf<typeof bellCalls.listBell>): Promise<Result<OutputOf<typeof bellCalls.listBell>>> => {
  const { entries, isMore } = await bellOf(ctx, ctx.lang, signedIn(ctx).uid, before ?? null);
  return ok({ entries: entries.map(({ template, ...entry }) => ({ ...entry, kind: mailKindOf(template) ?? ('account' as const) })), isMore });
};

/** How many are not read. */
export const countBell = async (ctx: Ctx): Promise<Result<{ unread: number }>> => ok({ unread: await unreadOf(ctx, ctx.db, signedIn(ctx).uid) });
