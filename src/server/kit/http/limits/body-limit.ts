import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestEnv } from '../request.ts';

type Env = { Bindings: RequestEnv };

/**
 * Refuses bodies over a size. A body whose length is told is judged by that and not touched: the server hands over no more than was told,
 * and merely looking at it would build a stream for every call. Others are counted while they are read.
 */
export const limitBody = (maxSize: number, tooLarge: (c: Context<Env>) => Response | Promise<Response>): MiddlewareHandler<Env> => {
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    return Number(length) > maxSize ? tooLarge(c) : next();
  };
};
