/** Answers a request for a page. */

import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import type { Answer, Ask } from '../../contract/kit/client.ts';
import type { Lang } from '../../words/kit/words.ts';
import { askContext, langContext, originContext } from '../kit/page/request.ts';
import { answerWith as answerPages } from './first-page/answer.ts';
import { htmlOf, renderPage } from './first-page/render.tsx';
import { liveMarkContext } from './live-mark.ts';
import { sharedPage as sharedPageOf } from './shared-pages.ts';
import { versionContext } from './version.ts';

/** The server in process: calls without network and rate limit, and the product's version. */
type ServerSide = {
  readonly call: (
    name: string,
    data: unknown,
    from: { readonly headers: Headers; readonly lang: Lang },
  ) => Promise<{ readonly answer: Answer<unknown>; readonly setCookies: readonly string[] }>;
  readonly version: () => Promise<Response>;
  /** Nobody with a session asks. */
  readonly isAnonymous: boolean;
  readonly liveMark: number | null;
};

/** An answer on its way out. A page that was rendered at once comes as text beside its headers, so that it need not become a stream first. */
type PageAnswer = { readonly response: Response; readonly html: string | null };

const passedOn = ['cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-request-id'];

const passed = (headers: Headers): Headers => {
  const kept = new Headers();
  for (const name of passedOn) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
};

/**
 * Makes what the loaders of one request need. `inside` answers calls in process with the visitor's cookie, language, address
 * and request id; `close` hands cookies that those calls set back to the browser and says who may cache the page.
 */
export const openPage = (request: Request, inside: ServerSide, origin: string) => {
  const cookies: string[] = [];
  const headers = passed(request.headers);
  const context = new RouterContextProvider();
  const ask: Ask = async (call, input) => {
    const { answer, setCookies } = await inside.call(call.wire, input, { headers, lang: context.get(langContext) });
    cookies.push(...setCookies);
    return answer as Answer<never>;
  };
  context.set(askContext, ask);
  context.set(originContext, origin);
  context.set(versionContext, inside.version);
  context.set(liveMarkContext, inside.liveMark);
  const close = (response: Response): PageAnswer => {
    const html = htmlOf(response);
    // The router hands on whatever a loader made; only our own answers are known to have headers that can be written.
    const open = html === null ? new Response(response.body, response) : response;
    for (const cookie of cookies) open.headers.append('set-cookie', cookie);
    // A shared cache must not hand the page of visitors to a person with a session.
    open.headers.append('vary', 'cookie');
    if (!open.headers.has('cache-control'))
      open.headers.set('cache-control', inside.isAnonymous && isShared(request, response, cookies) ? forAll : 'private, no-store');
    return { response: open, html };
  };
  return { context, close };
};

/** Browsers ask each time whether the page is still so; caches between us and them may answer for half a minute. */
const forAll = 'public, max-age=0, s-maxage=30';

/** Only a page that every visitor is shown alike may be given to others. */
const isShared = (request: Request, response: Response, cookies: readonly string[]): boolean =>
  response.status === 200 &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  sharedPageOf(new URL(request.url), request.headers.get('cookie') ?? '') !== null &&
  cookies.length === 0;

export default renderPage;

/** Which addresses show every visitor the same page. */
export const sharedPage = sharedPageOf;

/** Expected answers (redirects, refusals, the router's own about an address or a method that it has not) are not faults; everything else is said once, with its stack. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

/** Answers requests with a build; from here, so that it is the same copy of the router that the pages were compiled with. */
export const answerWith = answerPages;
