import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { createAsk } from '../../contract/kit/client.ts';
import { askContext, langContext, originContext } from '../kit/request.ts';
import { versionContext } from './version.ts';

/** The HTTP app in process: no network, no rate limit; the glue marks such requests. */
type App = (request: Request) => Promise<Response>;

const passedOn = ['cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-request-id'];

/**
 * Makes what the loaders of one request need. `app` answers `/call/…` in process with the visitor's cookie, language, address
 * and request id; `close` hands cookies that those calls set back to the browser and says who may cache the page.
 */
export const openPage = (request: Request, app: App, origin: string) => {
  const cookies: string[] = [];
  const headers = new Headers({ 'content-type': 'application/json', origin });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const context = new RouterContextProvider();
  const ask = createAsk(async (path, body) => {
    headers.set('x-lang', context.get(langContext));
    const answer = await app(new Request(new URL(path, origin), { method: 'POST', headers, body }));
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  });
  context.set(askContext, ask);
  context.set(originContext, origin);
  context.set(versionContext, () => app(new Request(new URL('/version.json', origin))));
  const close = (response: Response): Response => {
    const open = new Response(response.body, response);
    for (const cookie of cookies) open.headers.append('set-cookie', cookie);
    // A shared cache must not hand the page of visitors to a person with a session.
    open.headers.append('vary', 'cookie');
    if (!open.headers.has('cache-control'))
      open.headers.set('cache-control', isCacheable(request, response, cookies) ? 'public, max-age=0, s-maxage=60' : 'private, no-store');
    return open;
  };
  return { context, close };
};

/** Only a page that anyone gets, asked for without any cookie and not opened by the token of a mailed link, may be kept by a shared cache. */
const isCacheable = (request: Request, response: Response, cookies: readonly string[]): boolean =>
  response.status === 200 &&
  request.method === 'GET' &&
  !request.headers.has('cookie') &&
  !new URL(request.url).searchParams.has('token') &&
  cookies.length === 0;

const giveUpAfter = 10_000;

const handleRequest = (request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> =>
  new Promise((resolve, reject) => {
    let code = status;
    const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      [ready]: () => {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
      },
      onShellError: reject,
      onError: (error) => {
        code = 500;
        console.error(error);
      },
    });
    setTimeout(abort, giveUpAfter).unref();
  });

export default handleRequest;

/** Expected answers (redirects, refusals) are not faults; everything else is said once, with its stack. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) console.error(error);
};

/** Answers requests with a build; made here so that it is the same copy of the router that the pages were compiled with. */
export const answerWith = (build: ServerBuild, mode: 'production' | 'development') => createRequestHandler(build, mode);
