import { useEffect } from 'react';
import { YEAR_SECONDS } from '../../../../domain/kit/time/seconds.ts';
import { useAllowed } from '../../../kit/parts/consent/consent.tsx';

/** Keeps filters, in JSON, for the next visit, once the visitor has allowed storage beyond the necessary; null keeps what was kept before. */
export const useRememberFilters = (filters: string | null): void => {
  const isAllowed = useAllowed('preferences');
  useEffect(() => {
    if (!isAllowed || filters === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
    document.cookie = `userFilters=${encodeURIComponent(filters)};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
  }, [isAllowed, filters]);
};
