/** The typed client of the browser, and who watches its calls. */

import { type Ask, createAsk } from '../../../contract/kit/client.ts';
import { isSessionEnded, sessionEnded } from './ended-session.ts';

const ask = createAsk((path, body) => {
  const { lang } = document.documentElement;
  return body === null
    ? fetch(`${path}&lang=${lang}`)
    : fetch(path, { method: 'POST', body, credentials: 'same-origin', headers: { 'content-type': 'application/json', 'x-lang': lang } });
});

/** Learns of every call that the server has taken. */
type CallWatcher = (wire: string, input: unknown) => void;
const watchers = new Set<CallWatcher>();

/** Watches the calls of this page until it is ended. */
export const watchCalls = (watcher: CallWatcher): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The typed client of the browser. After a mutation revalidate: `useRevalidator().revalidate()`, or use `useAct`. */
export const browserAsk: Ask = async (call, input) => {
  if (isSessionEnded()) return sessionEnded;
  const answer = await ask(call, input);
  if (answer.ok) for (const watcher of watchers) watcher(call.wire, input);
  return answer;
};
