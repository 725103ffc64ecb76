import type { Refusal, RefusalCode, RefusalKind } from '../../domain/kit/verdict.ts';
import type { Call } from './call.ts';

/** What no rule said: the server failed, or was not reached. */
type FaultCode = 'kit.internal' | 'kit.network';

/** The wire's refusal: a domain refusal, or a fault of the kind `internal` or `network`. */
export type WireRefusal = Omit<Refusal, 'code' | 'kind'> & {
  readonly code: RefusalCode | FaultCode;
  readonly kind: RefusalKind | 'internal' | 'network';
  readonly message?: string;
};

/** What a client call answers: a value or a refusal; it never throws for an expected "no". */
export type Answer<O> = { readonly ok: true; readonly value: O } | { readonly ok: false; readonly refusal: WireRefusal };

/** Asks the server: `await ask(offersCalls.getOffer, { offerId })`. */
export type Ask = <I, O>(call: Call<I, O>, input: I) => Promise<Answer<O>>;

/** Sends a request: a POST with this body, or without one a GET. */
type Send = (path: string, body: string | null) => Promise<Response>;

/** A longer input goes by POST: servers and proxies limit the length of an address. */
const longestAddress = 4000;

/** The refusal of a call that did not reach the server. */
export const unreachable: WireRefusal = { code: 'kit.network', kind: 'network' };

/** Makes an `Ask` over any transport: the browser's fetch, or the HTTP app in process (loaders). What is the same for every visitor is asked by GET. */
export const createAsk =
  (send: Send): Ask =>
  async ({ wire, shared }, input) => {
    const data = shared && encodeURIComponent(JSON.stringify(input));
    let response: Response;
    try {
      response = await (data && data.length < longestAddress
        ? send(`/read/${wire}?data=${data}`, null)
        : send(`/call/${wire}`, JSON.stringify({ data: input })));
    } catch {
      return { ok: false, refusal: unreachable };
    }
    const body = (await response.json().catch(() => null)) as WireBody | null;
    if (body && 'result' in body) return { ok: true, value: body.result as never };
    if (body && 'error' in body) return { ok: false, refusal: refusalOf(body.error) };
    return { ok: false, refusal: { code: 'kit.internal', kind: 'internal' } };
  };

/** A refusal as it stands on the wire. */
export type WireError = {
  status: string;
  message: string;
  details?: { code?: WireRefusal['code']; kind?: WireRefusal['kind']; field?: string; params?: Refusal['params']; problems?: Refusal['problems'] };
};
type WireBody = { result: unknown } | { error: WireError };

/** The client's refusal of one that came over the wire. */
export const refusalOf = ({ message, details }: WireError): WireRefusal => ({
  code: details?.code ?? 'kit.internal',
  kind: details?.kind ?? 'internal',
  message,
  ...(details?.field ? { field: details.field } : {}),
  ...(details?.params ? { params: details.params } : {}),
  ...(details?.problems ? { problems: details.problems } : {}),
});
