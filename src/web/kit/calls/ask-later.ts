import type { Call } from '../../../contract/kit/call.ts';
import { type Answer, unreachable } from '../../../contract/kit/client.ts';
import { browserAsk } from './browser-client.ts';

/** Asks a call whose name is fetched when it is first asked; without a network that is refused like the call itself. */
export const askLater = async <I, O>(bring: () => Promise<Call<I, O>>, input: I): Promise<Answer<O>> => {
  const call = await bring().catch(() => null);
  return call ? browserAsk(call, input) : { ok: false, refusal: unreachable };
};
