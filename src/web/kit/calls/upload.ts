import type { Call } from '../../../contract/kit/call.ts';
import { type Answer, createAsk } from '../../../contract/kit/client.ts';

/** Sends a file, with what belongs to it, to an address that takes files. It answers as a call does; only the request's body differs. */
export const upload = <O>(path: string, parts: Readonly<Record<string, string | File>>): Promise<Answer<O>> => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  const headers = { 'x-lang': document.documentElement.lang };
  return createAsk(() => fetch(path, { method: 'POST', body, credentials: 'same-origin', headers }))({ wire: path } as Call<null, O>, null);
};
