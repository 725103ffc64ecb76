import type { Instant } from '../../../domain/kit/brand.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import type { Ctx } from '../../kit/context.ts';
import { authOf } from './auth.ts';

/** When the session of the request was opened; null without one. */
export const sessionStart = async (ctx: Ctx): Promise<Instant | null> => {
  const headers = new Headers({ cookie: ctx.cookies.incoming });
  if (ctx.cookies.authorization) headers.set('authorization', ctx.cookies.authorization);
  const found = await authOf(ctx).api.getSession({ headers });
  return found === null ? null : instantOf(found.session.createdAt.getTime());
};
