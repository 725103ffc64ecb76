import { lazyCall } from '../calls/lazy-call.ts';

const load = async () => (await import('../../../contract/kit/endpoints.ts')).kitCalls.getMapSettings;

let reading: ReturnType<typeof read> | null = null;

const read = async () => {
  const answer = await lazyCall(load, {});
  if (answer.ok) return answer.value;
  // The next map asks again.
  reading = null;
  return null;
};

/** What maps need to know, asked once for all maps of a visit; null without a network. */
export const readMapSettings = (): ReturnType<typeof read> => {
  reading ??= read();
  return reading;
};
