import type { Call } from '../../../contract/kit/call.ts';
import { type Answer, unreachable } from '../../../contract/kit/client.ts';
import { browserAsk } from './browser-client.ts';

/** Makes a call whose contract is fetched first, to keep it out of first pages; without a network it is refused like the call itself. */
export const lazyCall = async <I, O>(load: () => Promise<Call<I, O>>, input: I): Promise<Answer<O>> => {
  const call = await load().catch(() => null);
  return call ? browserAsk(call, input) : { ok: false, refusal: unreachable };
};
