/** Serves files: by signed link, and public photos. */

import { YEAR_SECONDS } from '../../../domain/kit/time/seconds.ts';
import type { Config } from '../process/config.ts';
import { isPublicKey, publicPhotoKey } from './keys.ts';
import { type FileGrant, readLink } from './links.ts';
import type { Files } from './port.ts';

const forever = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Answers `/files/{key}?exp&sig`: whoever holds a fresh link may read, in parts if asked. */
export const serveSignedFile = async (files: Files, config: Config, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const key = decoded(url.pathname.slice('/files/'.length));
  const grant = key === null ? null : readLink(config.secrets, key, url.searchParams, Date.now());
  if (grant === null) return new Response('Not found', { status: 404 });
  if (grant === 'expired') return new Response('This link has expired.', { status: 410, headers: { 'cache-control': 'no-store' } });
  return respond(files, request, grant, 'private, max-age=300');
};

/** Answers `/photos/{rest}`: pictures of published offers, kept by browsers and content networks. */
export const servePublicFile = async (files: Files, request: Request): Promise<Response> => {
  const rest = decoded(new URL(request.url).pathname.slice('/photos/'.length));
  const key = rest === null ? '' : publicPhotoKey(rest);
  if (!isPublicKey(key)) return new Response('Not found', { status: 404 });
  return respond(files, request, { key, name: null, inline: true }, forever);
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const respond = async (files: Files, request: Request, grant: FileGrant, cache: string): Promise<Response> => {
  const range = rangeOf(request.headers.get('range'));
  const file = await files.read(grant.key, range ?? undefined);
  if (!file) return new Response('Not found', { status: 404 });
  if (range && range.start >= file.size) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  const headers = new Headers({
    'content-type': file.contentType,
    'content-length': String(file.bytes.length),
    'content-disposition': disposition(grant, file.contentType),
    'accept-ranges': 'bytes',
    'cache-control': cache,
    'last-modified': file.modified.toUTCString(),
    // A stored file is never a page of ours: no script in it may run here.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
  });
  if (file.contentType === 'application/pdf') headers.delete('content-security-policy');
  if (range) headers.set('content-range', `bytes ${range.start}-${range.start + file.bytes.length - 1}/${file.size}`);
  return new Response(new Uint8Array(file.bytes), { status: range ? 206 : 200, headers });
};

const rangeOf = (header: string | null): { start: number; end: number } | null => {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const start = Number(match[1]);
  const end = match[2] ? Number(match[2]) : Number.MAX_SAFE_INTEGER;
  return end < start ? null : { start, end };
};

const disposition = (grant: FileGrant, contentType: string): string => {
  const kind = grant.inline && contentType !== 'application/octet-stream' ? 'inline' : 'attachment';
  return grant.name
    ? `${kind}; filename="${grant.name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(grant.name)}`
    : kind;
};
