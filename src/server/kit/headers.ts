import type { MiddlewareHandler } from 'hono';

const year = 31_536_000;

/**
 * Headers of every answer: no other site may frame our pages (a click there could sign a lease), no guessing of content types,
 * no addresses with tokens in the referrer. Scripts are not restricted here: the pages' inline ones have no nonce.
 */
export const guardHeaders = (baseUrl: string): MiddlewareHandler => {
  const always: readonly (readonly [string, string])[] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['permissions-policy', 'camera=(self), geolocation=(self), microphone=()'],
    ...(baseUrl.startsWith('https:') ? ([['strict-transport-security', `max-age=${year}`]] as const) : []),
  ];
  return async (c, next) => {
    await next();
    for (const [name, value] of always) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', "frame-ancestors 'self'; object-src 'self'; base-uri 'self'; form-action 'self'");
  };
};
