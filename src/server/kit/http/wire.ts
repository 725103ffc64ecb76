/** The wire format of answers and refusals. */

import type { WireError, WireRefusal } from '../../../contract/kit/client.ts';
import type { Refusal, RefusalKind } from '../../../domain/kit/verdict.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { compressedRecord } from './compression.ts';
import type { HeaderRecord } from './headers.ts';

/** The canonical codes of callable functions and their HTTP statuses (docs/rules/wire.md#statuses). */
const canonical = {
  invalid: ['INVALID_ARGUMENT', 400],
  precondition: ['FAILED_PRECONDITION', 400],
  unauthenticated: ['UNAUTHENTICATED', 401],
  denied: ['PERMISSION_DENIED', 403],
  missing: ['NOT_FOUND', 404],
  exists: ['ALREADY_EXISTS', 409],
  conflict: ['ABORTED', 409],
  exhausted: ['RESOURCE_EXHAUSTED', 429],
  deadline: ['DEADLINE_EXCEEDED', 504],
  unavailable: ['UNAVAILABLE', 503],
} as const satisfies Record<RefusalKind, readonly [string, number]>;

/** Turns a refusal, or the code of a fault, into a sentence of the caller's language. */
export type RefusalText = (refusal: Pick<WireRefusal, 'code' | 'params'>, lang: Lang) => string;

// Headers as a plain record: the web server writes such an answer without ever making Headers of them.
const json = (body: object, status: number, headers: HeaderRecord): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const unkept = { 'cache-control': 'private, no-store' };

/** The answer to a call that succeeded, compressed as the caller accepts. The public client refuses an answer without `result`, so nothing becomes null. */
export const success = async (value: unknown, headers: HeaderRecord = {}, accepted = ''): Promise<Response> => {
  const { body, headers: written } = await compressedRecord(
    JSON.stringify({ result: value ?? null }),
    { 'content-type': 'application/json', ...headers },
    accepted,
  );
  return new Response(body, { status: 200, headers: written });
};

/** A refusal as it stands on the wire: its code for programs, its sentence for people. */
export const refusalBody = (refusal: Refusal, text: RefusalText, lang: Lang): WireError & { readonly details: object } => {
  const { code, kind, field, params, problems } = refusal;
  const retryAfter = params?.['retryAfter'];
  const details = {
    code,
    kind,
    ...(field ? { field } : {}),
    ...(params ? { params } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(problems ? { problems: problems.map((problem) => ({ ...problem, message: text(problem, lang) })) } : {}),
  };
  return { status: canonical[kind][0], message: text(refusal, lang), details };
};

/** The answer to a call that was refused. */
export const refusalResponse = (refusal: Refusal, text: RefusalText, lang: Lang, headers: HeaderRecord = {}): Response => {
  const retryAfter = refusal.params?.['retryAfter'];
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return json({ error: refusalBody(refusal, text, lang) }, canonical[refusal.kind][1], { ...headers, ...unkept, ...wait });
};

/** What is said when the server itself failed: the person learns the number that the log knows it by, and nothing else. */
export const faultBody = (requestId: string, text: string): WireError => ({
  status: 'INTERNAL',
  message: text,
  details: { code: 'kit.internal', kind: 'internal', params: { requestId } },
});

/** The answer when the server itself failed. */
export const faultResponse = (requestId: string, text: string, headers: HeaderRecord = {}): Response =>
  json({ error: faultBody(requestId, text) }, 500, { ...headers, ...unkept });
