/** Says which scripts a page may run and from where it may read. */

import { hash } from 'node:crypto';

// Scripts with an address are files of the build; everything else that stands in a page is named by its hash.
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * The content policy of a page: scripts of our own files, and those inline that stand in the page as it was rendered, by their hashes. Hashes
 * belong to the bytes of the page, so that it may be kept by caches; a nonce would have to be new for every answer. What this stops is a
 * script that gets into the page in the browser; that none gets into the rendered text is React's escaping. Data and pictures come from us, and
 * from `others`: the hosts of the street map.
 */
export const pagePolicy = (html: string, others: readonly string[] = []): string => {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => hashOf(script));
  return [
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    ["connect-src 'self'", ...others].join(' '),
    ["img-src 'self' data: blob:", ...others].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
};
