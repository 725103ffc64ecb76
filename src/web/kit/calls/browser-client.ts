/** The typed client of the browser, and who watches its calls. */

import { type Ask, createAsk } from '../../../contract/kit/client.ts';
import { isSessionEnded, sessionEnded } from './ended-session.ts';

const sending =
  (more: RequestInit = {}) =>
  (path: string, body: string | null): Promise<Response> => {
    const { lang } = document.documentElement;
    return body === null
      ? fetch(`${path}&lang=${lang}`)
      : fetch(path, { method: 'POST', body, credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-lang': lang }, ...more });
  };

const ask = createAsk(sending());
const lastAsk = createAsk(sending({ keepalive: true }));

/** Learns of every call that the server has taken. */
type CallWatcher = (wire: string, input: unknown) => void;
const watchers = new Set<CallWatcher>();

/** Watches the calls of this page until it is ended. */
export const watchCalls = (watcher: CallWatcher): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The same for a little that is sent while the page is left: the browser breaks other requests off with their page, this one outlives it. */
export const askOnLeaving: Ask = async (call, input) => (isSessionEnded() ? sessionEnded : lastAsk(call, input));

/** The typed client of the browser. After a mutation revalidate: `useRevalidator().revalidate()`, or use `useAct`. */
export const browserAsk: Ask = async (call, input) => {
  if (isSessionEnded()) return sessionEnded;
  const answer = await ask(call, input);
  if (answer.ok) for (const watcher of watchers) watcher(call.wire, input);
  return answer;
};
