/** Remembers the province that a visitor looked at. */

import { useEffect } from 'react';
import { type Province, provinces } from '../../../../domain/kit/provinces.ts';
import { useAllowed } from '../../../kit/parts/consent/consent.tsx';

type UserFilters = { readonly province?: Province };

const year = 365 * 24 * 3600;

/** The province that this visitor looked at last, from the cookie `userFilters`; anything unreadable counts as none. */
export const readUserFilters = (cookies: string): UserFilters => {
  const [, text] = /(?:^|;\s*)userFilters=([^;]*)/.exec(cookies) ?? [];
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    const named = typeof stored === 'object' && stored !== null && 'province' in stored ? stored.province : null;
    const province = provinces.find((known) => known === named);
    return province ? { province } : {};
  } catch {
    return {};
  }
};

/**
 * Where the landing page of somebody with a remembered province stands; null when its address names a province or any, or none is remembered.
 * The address alone decides what the page shows, so that it can be made once for everybody.
 */
export const rememberedHome = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>, cookies: string): string | null => {
  const { province } = searchParams.has('province') ? {} : readUserFilters(cookies);
  return province === undefined ? null : `${pathname}?${new URLSearchParams([...searchParams, ['province', province]])}`;
};

/** Keeps the chosen province for the next visit, once the visitor has allowed storage beyond the necessary. */
export const useRememberProvince = (province: Province | null): void => {
  const isAllowed = useAllowed('preferences');
  useEffect(() => {
    if (!isAllowed || !province) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the three engines
    document.cookie = `userFilters=${encodeURIComponent(JSON.stringify({ province }))};path=/;max-age=${year};samesite=lax`;
  }, [isAllowed, province]);
};
