/** Sends files. */

import type { Call } from '../../../contract/kit/call.ts';
import { type Answer, createAsk } from '../../../contract/kit/client.ts';
import { isSessionEnded, sessionEnded } from './ended-session.ts';

type Parts = Readonly<Record<string, string | File>>;

/** Sends a file, with what belongs to it, to an address that takes files. It answers as a call does; only the request's body differs. */
export const upload = async <O>(path: string, parts: Parts): Promise<Answer<O>> => {
  if (isSessionEnded()) return sessionEnded;
  return createAsk(() => fetch(path, { method: 'POST', body: bodyOf(parts), credentials: 'same-origin', headers: { 'x-lang': lang() } }))(
    { wire: path } as Call<null, O>,
    null,
  );
};

/** What a watched upload tells: how much of it has left, from 0 to 1; `signal` breaks it off, which answers like a lost network. */
type Watch = { readonly onProgress: (part: number) => void; readonly signal: AbortSignal };

/** Sends a file as `upload` does, and tells how far it is: only this kind of request knows what has left. */
export const uploadWatched = async <O>(path: string, parts: Parts, watch: Watch): Promise<Answer<O>> =>
  isSessionEnded() ? sessionEnded : createAsk(() => sendWatched(path, bodyOf(parts), watch))({ wire: path } as Call<null, O>, null);

const lang = (): string => document.documentElement.lang;

const bodyOf = (parts: Parts): FormData => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return body;
};

/** A connection on which nothing leaves for that long is lost. */
const silenceMs = 120_000;

/** Once all has left the page, a slow line may still have megabytes of it in its buffers, and the server works on the file. */
const answerMs = 300_000;

const sendWatched = (path: string, body: FormData, { onProgress, signal }: Watch): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (ms: number): void => {
      clearTimeout(silence);
      silence = setTimeout(stop, ms);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitFor(loaded < total ? silenceMs : answerMs);
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = request.onabort = () => reject(new Error('the upload did not reach the server'));
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    };
    request.open('POST', path);
    request.setRequestHeader('x-lang', lang());
    signal.addEventListener('abort', stop);
    waitFor(silenceMs);
    request.send(body);
  });
