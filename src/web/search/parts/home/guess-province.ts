import type { NavigateFunction } from 'react-router';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';

const load = async () => (await import('../../../../contract/search/endpoints.ts')).searchCalls.guessProvince;

/** Whoever has scrolled or gone on reads already, and nothing may change under their eyes. */
const reads = (address: string): boolean => scrollY > 200 || location.href !== address;

/** Leads from the landing page of the country to that of the visitor's own province, when it can be guessed. The page itself is made for everybody alike. */
export const guessProvince = async (navigate: NavigateFunction): Promise<void> => {
  const address = location.href;
  if (reads(address)) return;
  const answer = await lazyCall(load, {});
  if (!answer.ok || answer.value.province === null || reads(address)) return;
  await navigate(`?province=${answer.value.province}`, { replace: true, preventScrollReset: true });
};
