import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { accountText, type Owner, type StoredText } from '../../kit/draft/account-storage.ts';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';

const FoundDialog = lazyPart(() => import('./found-dialog.tsx'));

/** What the page of the signature tells: whether it is still awaited, and of which offer. */
type Signing = { readonly offerId: string; readonly stage: { readonly at: string; readonly lease?: { readonly signedAt: string } } };

const answerOf = (uid: Owner, offerId: string): StoredText => accountText('device', uid, `wanted-found:${offerId}`);

/**
 * Asks, once the lease on the page is signed, which wanted listings it fulfils (docs/rules/search.md#wanted-listings-after-signing): at the first look at it
 * from this device, whoever signed last and wherever, and again after a reload until it is answered. It stands around the page because the room that signs
 * comes before this one.
 */
export const AfterSigning = ({ route }: { readonly route: string }) => {
  const data = useRouteLoaderData(route) as Signing | undefined;
  const uid = useUid();
  const [asked, setAsked] = useState<string | null>(null);
  const signed = data?.stage.at === 'signed' ? data.offerId : null;
  useEffect(() => {
    setAsked(signed === null || answerOf(uid, signed).read() !== null ? null : signed);
  }, [uid, signed]);
  const close = (): void => setAsked(null);
  const answered = (): void => {
    if (asked !== null) answerOf(uid, asked).write('yes');
    close();
  };
  const signedAt = data?.stage.lease?.signedAt;
  if (asked === null || signedAt === undefined) return null;
  return <FoundDialog key={asked} offerId={asked} signedAt={signedAt} onDone={answered} onUnread={close} onLoadFailure={close} />;
};
