/** The headers that every answer carries. */

import type { MiddlewareHandler } from 'hono';
import { YEAR_SECONDS } from '../../../domain/kit/time/seconds.ts';

/** Headers by name. */
export type HeaderRecord = Readonly<Record<string, string>>;

const policy = "frame-ancestors 'self'; object-src 'self'; base-uri 'self'; form-action 'self'";

/**
 * Headers of every answer: no other site may frame our pages (a click there could sign a lease), no guessing of content types,
 * no addresses with tokens in the referrer. Pages name their scripts beside (`pagePolicy`).
 */
export const headersOfAll = (baseUrl: string): HeaderRecord => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  ...(baseUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  'content-security-policy': policy,
});

/** Sets them on answers that have been made without; an answer's own content policy stays. Calls write them themselves, which costs less. */
export const guardHeaders = (baseUrl: string): MiddlewareHandler => {
  const { 'content-security-policy': content = policy, ...always } = headersOfAll(baseUrl);
  const entries = Object.entries(always);
  return async (c, next) => {
    await next();
    for (const [name, value] of entries) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', content);
  };
};
