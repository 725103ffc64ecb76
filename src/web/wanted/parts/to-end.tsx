/** The listings of a company that has as many as it may: whoever wants to add one ends another here first. */

import type { OwnWantedListing } from '../../../contract/wanted/schema.ts';
import { listWords } from '../../../words/search/list.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../board.module.css';
import { useAgo } from './listing-facts.tsx';
import { useEnding } from './use-ending.ts';

/** What is told of a listing that might be ended. */
export type ToEnd = Pick<OwnWantedListing, 'id' | 'location' | 'use' | 'createdAt' | 'sent'>;

/** The oldest first: it is the likeliest to be out of date. */
export default function ListingsToEnd({ listings }: { readonly listings: readonly ToEnd[] }) {
  const t = useWords(wantedWords);
  return (
    <ul className={styles['ending']} aria-label={t('full.list')}>
      {listings
        .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
        .map((listing) => (
          <Row key={listing.id} listing={listing} />
        ))}
    </ul>
  );
}

const Row = ({ listing }: { readonly listing: ToEnd }) => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  const ago = useAgo();
  const { remove, found, busy } = useEnding(listing);
  const { location, use, createdAt, sent } = listing;
  const labelled = (act: string): string => t('mine.menu', { act, location });
  return (
    <li>
      <div>
        <b>{location}</b>
        <small>
          {[
            use === null ? t('card.use.any') : list(`purpose.${use}`),
            t('mine.added', { ago: ago(createdAt) }),
            `${sent} ${t('mine.received.n', { n: sent })}`,
          ].join(' · ')}
        </small>
      </div>
      <div className={styles['ends']}>
        <Button size="s" aria-label={labelled(t('mine.match'))} disabled={busy} onClick={() => void found()}>
          {t('mine.match')}
        </Button>
        <Button size="s" kind="quiet" aria-label={labelled(t('mine.delete'))} disabled={busy} onClick={() => void remove()}>
          {t('mine.delete')}
        </Button>
      </div>
    </li>
  );
};
