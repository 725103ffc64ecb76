import type { Call } from '../../../contract/kit/call.ts';
import type { Answer } from '../../../contract/kit/client.ts';

/**
 * Makes a call whose contract is fetched first, with the client, to keep both out of first pages; without a network it is refused like the
 * call itself.
 */
export const lazyCall = async <I, O>(load: () => Promise<Call<I, O>>, input: I): Promise<Answer<O>> => {
  const loaded = await Promise.all([load(), import('./browser-client.ts')]).catch(() => null);
  if (loaded === null) return { ok: false, refusal: { code: 'kit.network', kind: 'network' } };
  const [call, { browserAsk }] = loaded;
  return browserAsk(call, input);
};
