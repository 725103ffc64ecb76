import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';

const load = async () => (await import('../../../../contract/search/endpoints.ts')).searchCalls.guessProvince;

/** Whoever has scrolled reads already, and nothing may change under their eyes. */
const hasNotScrolled = (): boolean => scrollY < 200;

/** Leads to the landing page of the visitor's own province, once, when it can be guessed. The page itself is made for everybody alike. */
export default function ProvinceGuess() {
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    const guess = async (): Promise<void> => {
      const answer = await lazyCall(load, {});
      if (!isHere || !answer.ok || answer.value.province === null || !hasNotScrolled()) return;
      await navigate(`?province=${answer.value.province}`, { replace: true, preventScrollReset: true });
    };
    if (hasNotScrolled()) void guess();
    return () => {
      isHere = false;
    };
  }, [navigate]);
  return null;
}
