/** After a lease is signed: which of the company's wanted listings these premises fulfil. Skipping and confirming both lead on. */

import { useEffect, useState } from 'react';
import { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { OwnWantedListing } from '../../../contract/wanted/schema.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './send-offer.module.css';

type FoundDialogProps = {
  /** The premises that were let. */
  readonly offerId: string;
  /** Only what was looked for before the lease can be what was found. */
  readonly signedAt: string;
  /** It is answered, or there was nothing to ask: the company has no active listings of that time. */
  readonly onDone: () => void;
  /** The listings could not be read, so that it is asked another time. */
  readonly onUnread: () => void;
};

/** Asks of which active listings the premises are what was looked for. */
export default function FoundDialog({ offerId, signedAt, onDone, onUnread }: FoundDialogProps) {
  const t = useWords(wantedWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [listings, setListings] = useState<readonly OwnWantedListing[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (): Promise<readonly OwnWantedListing[] | null> => {
    const answer = await browserAsk(wantedCalls.listOwnWanted, {});
    return answer.ok ? answer.value.listings.filter(({ createdAt }) => createdAt <= signedAt) : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the lease is signed
  useEffect(() => {
    void read().then((sought) => {
      if (sought === null) return onUnread();
      if (sought.length === 0) return onDone();
      setListings(sought);
      setChosen(sought.filter(({ received }) => received.some((one) => one.offerId === offerId)).map(({ id }) => id));
    });
  }, []);
  if (listings.length === 0) return null;
  const toggle = (id: string): void => setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  /** What ended meanwhile, by a colleague or in another tab, is not asked about any more: all of the chosen are marked or none. */
  const missed = async (text: string): Promise<void> => {
    const left = await read();
    if (left?.length === 0) return onDone();
    if (left) setListings(left);
    if (left) setChosen((before) => before.filter((id) => left.some((one) => one.id === id)));
    setFailure(text);
  };
  const mark = async (): Promise<void> => {
    if (act.busy) return;
    if (chosen.length === 0) return onDone();
    setFailure(null);
    const answer = await act(wantedCalls.markListingsMatched, { wantedListingIds: [...chosen], offerId });
    if (!answer.ok) return missed(refusalText(answer.refusal));
    toast.good(t('matched.done', { n: chosen.length }));
    onDone();
  };
  return (
    <Dialog open onClose={onDone} title={t('matched.title')}>
      <p>{t('matched.text')}</p>
      <fieldset className={styles['offers']} aria-label={t('matched.title')}>
        {listings.map(({ id, location, description }) => (
          <div key={id} className={styles['offer']}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className={styles['what']}>
                <b>{location}</b>
                {description !== '' && <small>{description}</small>}
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      <footer className={styles['acts']}>
        {failure && (
          <div role="alert">
            <Note tone="amber">{failure}</Note>
          </div>
        )}
        <Button onClick={onDone}>{t('matched.skip')}</Button>
        <Button kind="main" busy={act.busy && t('matched.busy')} onClick={() => void mark()}>
          {t('matched.act')}
        </Button>
      </footer>
    </Dialog>
  );
}
