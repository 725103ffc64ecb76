import { useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';

const FoundDialog = lazyPart(() => import('./found-dialog.tsx'));

/** What the page of the signature tells: whether it is still awaited, and of which offer. */
type Signing = { readonly offerId: string; readonly stage: { readonly at: string } };

/**
 * Asks, once the lease on the page has just been signed, which wanted listings it fulfils (docs/rules/search.md#wanted-listings-after-signing). It stands around
 * the page because the room that signs comes before this one.
 */
export const AfterSigning = ({ route }: { readonly route: string }) => {
  const data = useRouteLoaderData(route) as Signing | undefined;
  const before = useRef<Signing | undefined>(undefined);
  const [signed, setSigned] = useState<string | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = data;
    if (data && was?.offerId === data.offerId && was.stage.at === 'signing' && data.stage.at === 'signed') setSigned(data.offerId);
  }, [data]);
  const close = (): void => setSigned(null);
  return signed === null ? null : <FoundDialog offerId={signed} onDone={close} onLoadFailure={close} />;
};
