/** Says which scripts a page may run. */

import { createHash } from 'node:crypto';

// Scripts with an address are files of the build; everything else that stands in a page is named by its hash.
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The content policy of a page: scripts of our own files, and those inline that stand in the page as it was rendered, by their hashes. Hashes
 * belong to the bytes of the page, so that it may be kept by caches; a nonce would have to be new for every answer.
 */
export const pagePolicy = (html: string): string => {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => hashOf(script));
  return [
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    // The map draws in a worker that it makes of its own text.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
};
