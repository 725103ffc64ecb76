/** What companies look for, for the landing page; whoever keeps their listings knows. */

import type { WantedPreview } from '../../../contract/search/schema/wanted.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';

type Preview = { readonly listings: WantedPreview[]; readonly total: number };

/** The newest listings of the wanted board, and how many there are. */
export const wantedPreviewPort = definePort<(reader: Reader) => Promise<Preview>>({ name: 'search.wantedPreview' });

/** The same as a call. */
export const getWantedPreview = async (ctx: Ctx): Promise<Result<Preview>> => ok(await ctx.ports.of(wantedPreviewPort)(ctx.db));
