import type { Instant } from '../../../domain/kit/brand.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import type { Ctx } from '../../kit/context.ts';
import { sessionProof } from '../store/sessions.ts';
import { authOf } from './auth.ts';
import { libraryCookies } from './sessions.ts';

/** When whoever asks showed last who they are: as the session was opened, or before it at a provider that did not ask again. Null without a session. */
export const sessionStart = async (ctx: Ctx): Promise<Instant | null> => {
  const headers = new Headers({ cookie: await libraryCookies(ctx, ctx.cookies.incoming) });
  if (ctx.cookies.authorization) headers.set('authorization', ctx.cookies.authorization);
  const found = await authOf(ctx).api.getSession({ headers });
  const at = found && (await sessionProof(ctx.db, found.session.id));
  return at === null ? null : instantOf(at.getTime());
};
