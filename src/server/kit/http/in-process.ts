/* A fast path (docs/fast-paths.md): switch off with a client that fetches `/call/…`. */

import { type Answer, refusalOf } from '../../../contract/kit/client.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { refused } from '../../../domain/kit/verdict.ts';
import type { Viewer } from '../../../domain/kit/viewer.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { SharedMaking } from '../context.ts';
import type { Endpoint } from './endpoint.ts';
import { refusalOfFault } from './faults.ts';
import { type OpenedRequest, openRequest, type Sessions } from './request.ts';
import { faultText, type RpcOptions, runCall } from './rpc.ts';
import { faultBody, refusalBody } from './wire.ts';

/** The request of the page whose loader calls: the headers that the loader passes on, and what the transport knows. */
export type InProcessCaller = {
  readonly headers: Headers;
  readonly address: string;
  readonly requestId: string;
  readonly lang: Lang | null;
  /** The page is made for every visitor. */
  readonly making?: SharedMaking | undefined;
};

/** An answer in process with the cookies that it sets. */
export type InProcessAnswer = { readonly answer: Answer<unknown>; readonly setCookies: readonly string[] };

/** Runs a call by its wire name, as `POST /call/{wire}` does. */
export type CallInProcess = (wire: string, data: unknown, caller: InProcessCaller) => Promise<InProcessAnswer>;

const answerOf = (
  options: RpcOptions,
  { ctx, setCookies }: OpenedRequest,
  result: Awaited<ReturnType<typeof runCall>>['result'],
): InProcessAnswer => {
  if (result?.ok) return { answer: { ok: true, value: result.value ?? null }, setCookies };
  const error = result ? refusalBody(result.refusal, options.text, ctx.lang) : faultBody(ctx.requestId, faultText(options, ctx));
  return { answer: { ok: false, refusal: refusalOf(error) }, setCookies };
};

/**
 * Who asks, read once for the calls that one page makes: they come with the same headers object. A call that may change something is
 * the end of what was known.
 */
const sessionsOfPages = ({ viewer }: Sessions) => {
  const known = new WeakMap<Headers, Promise<Viewer>>();
  return {
    sessions: {
      viewer: (headers) => {
        const asked = known.get(headers) ?? viewer(headers);
        known.set(headers, asked);
        return asked;
      },
    } satisfies Sessions,
    forget: (headers: Headers) => known.delete(headers),
  };
};

/**
 * Makes the function that runs the calls of this process's own pages. Session, audience, input check, count and log are those of a call
 * over the network; left out are the network, where request and answer would become JSON text and values again, and the session's second reading.
 */
export const inProcessCalls = (options: RpcOptions, endpoints: readonly Endpoint[]): CallInProcess => {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.wire, endpoint]));
  const { sessions, forget } = sessionsOfPages(options.sessions);
  const ofPage = { ...options, sessions };
  return async (wire, data, { headers, making, ...inProcess }) => {
    const env = making ? { inProcess, making } : { inProcess };
    const endpoint = byName.get(wire);
    try {
      if (!endpoint)
        return answerOf(options, await openRequest(options.services, sessions, { headers }, env), refused(refuseKit('kit.unknown_call')));
      const { opened, result } = await runCall(ofPage, { headers }, env, endpoint, data);
      if (!endpoint.read) forget(headers);
      return answerOf(options, opened, result);
    } catch (fault) {
      forget(headers);
      options.services.log.error({ fault, call: wire, requestId: inProcess.requestId }, 'call failed');
      return { answer: { ok: false, refusal: refusalOfFault(fault) ?? { code: 'kit.internal', kind: 'internal' } }, setCookies: [] };
    }
  };
};
