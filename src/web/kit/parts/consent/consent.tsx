/** What the visitor allows to be stored. */

import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../first-page/lazy-part.tsx';

/** What is stored beyond the necessary, by what it is for. */
export const consentCategories = ['preferences', 'statistics', 'campaigns'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

type Consent = {
  /** What the visitor allows; null until they have answered. */
  readonly allowed: readonly ConsentCategory[] | null;
  /** Shows the banner again. */
  readonly ask: () => void;
};

const ConsentContext = createContext<Consent>({ allowed: null, ask: () => undefined });
const key = 'consent';

/** What may be stored beyond the necessary. */
export const useConsent = (): Consent => use(ConsentContext);

/** Tells whether a category may be stored; not before the visitor has answered. */
export const useAllowed = (category: ConsentCategory): boolean => useConsent().allowed?.includes(category) ?? false;

/** Whoever agreed to all before there were categories has agreed to what there was: `all` is no statistics. */
const stored = (): readonly ConsentCategory[] | null => {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  return consentCategories.filter((category) => (text === 'all' ? category !== 'statistics' : text.includes(category)));
};

const Banner = lazyPart(() => import('./consent-banner.tsx'));

/** Asks once after the page is alive, so that the page itself is the same for everybody and may be cached. */
export const ConsentHost = ({ children }: { readonly children: ReactNode }) => {
  const [allowed, setAllowed] = useState<Consent['allowed']>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const before = stored();
    // Not urgent: parts of the page whose code is still on its way would be drawn anew for it.
    startTransition(() => {
      setAllowed(before);
      setAsking(before === null);
    });
  }, []);
  const choose = (chosen: readonly ConsentCategory[]): void => {
    localStorage.setItem(key, chosen.join(' ') || 'necessary');
    setAllowed(chosen);
    setAsking(false);
  };
  const consent = useMemo(() => ({ allowed, ask: () => setAsking(true) }), [allowed]);
  return (
    <ConsentContext value={consent}>
      {children}
      {asking && <Banner allowed={allowed} choose={choose} onLoadFailure={() => setAsking(false)} />}
    </ConsentContext>
  );
};
