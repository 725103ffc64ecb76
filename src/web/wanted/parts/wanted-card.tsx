/** A listing of the board. */

import { IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import type { WantedCard as Card } from '../../../contract/wanted/schema.ts';
import { ownWantedPath } from '../../../domain/kit/page/deal-paths.ts';
import { listWords } from '../../../words/search/list.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { useViewer } from '../../accounts/parts/session.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';
import { publicPath, signInSearch } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './card.module.css';
import { Fit } from './fit/fit.tsx';
import { ListingFacts, useAgo } from './listing-facts.tsx';

const link = async () => (await import('../../../contract/wanted/endpoints.ts')).wantedCalls.noteWantedLink;

const Company = ({ listing }: { readonly listing: Card }) => {
  const t = useWords(wantedWords);
  const viewer = useViewer();
  const { company, isOwn, sent } = listing;
  const note = isOwn
    ? t('card.own')
    : company
      ? t('card.company.note')
      : t(viewer.kind === 'visitor' ? 'card.company.visitor' : 'card.company.hidden.note');
  return (
    <div className={styles['company']}>
      <span className={company ? styles['letters'] : styles['hatched']} aria-hidden>
        {company && lettersOf(company.name)}
      </span>
      <div>
        <b>{company?.name ?? t('card.company.hidden')}</b>
        <small>
          <IconCircleCheck size={14} stroke={1.5} aria-hidden /> {note}
          {sent > 0 && ` · ${t('card.sent', { n: sent })}`}
        </small>
        {company?.website && (
          <a href={company.website} target="_blank" rel="noopener nofollow" onClick={() => void lazyCall(link, { wantedListingId: listing.id })}>
            {t('card.website')}
          </a>
        )}
      </div>
    </div>
  );
};

const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const Act = ({ listing, onSend }: { readonly listing: Card; readonly onSend: () => void }) => {
  const t = useWords(wantedWords);
  const viewer = useViewer();
  const { search } = useLocation();
  const label = { 'aria-label': t('mine.menu', { act: t('card.send'), location: listing.location }) };
  if (listing.isOwn) return <ButtonLink to={ownWantedPath}>{t('card.manage')}</ButtonLink>;
  if (viewer.kind === 'visitor')
    return (
      <ButtonLink to={signInSearch(search)} preventScrollReset aria-label={t('mine.menu', { act: t('card.signIn'), location: listing.location })}>
        {t('card.signIn')}
      </ButtonLink>
    );
  if (!viewer.emailVerified)
    return (
      <ButtonLink to="?signin=code" preventScrollReset {...label}>
        {t('card.send')}
      </ButtonLink>
    );
  return (
    <Button onClick={onSend} {...label}>
      <IconSend size={18} stroke={1.5} aria-hidden />
      {t('card.send')}
    </Button>
  );
};

/** A listing with the best of the reader's own offers, its four facts, who looks and one act. */
export const WantedCard = ({ listing, onSend }: { readonly listing: Card; readonly onSend: () => void }) => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  const ago = useAgo();
  const { use, location, description, mustHaves, match, createdAt } = listing;
  const useText = use === null ? t('card.use.any') : list(`purpose.${use}`);
  return (
    <article className={`${styles['card']} ${match?.isFit ? styles['fits'] : ''}`} data-listing={listing.id}>
      {match && <Fit match={match} of={match.offerName} />}
      <p className={styles['over']}>
        <span>{useText}</span>
        <span>{ago(createdAt)}</span>
      </p>
      <h3>{t('card.name', { use: useText, location })}</h3>
      <ListingFacts listing={listing} />
      {mustHaves.length > 0 && <p className={styles['must']}>{t('card.must', { list: mustHaves.join(', ') })}</p>}
      {description !== '' && <Description text={description} />}
      <div className={styles['foot']}>
        <Company listing={listing} />
        <Act listing={listing} onSend={onSend} />
      </div>
      {!listing.isOwn && <Report listing={listing} />}
    </article>
  );
};

const Report = ({ listing: { id, location } }: { readonly listing: Card }) => {
  const t = useWords(wantedWords);
  return (
    <Link
      className={styles['report']}
      to={`${publicPath(useLang(), '/pomoc')}?wanted=${id}#wanted`}
      rel="nofollow"
      aria-label={t('mine.menu', { act: t('card.report'), location })}
    >
      {t('card.report')}
    </Link>
  );
};

/** Three lines of it, the rest when it is asked for. */
const long = 180;
export const Description = ({ text }: { readonly text: string }) => {
  const t = useWords(wantedWords);
  if (text.length <= long) return <p className={styles['description']}>{text}</p>;
  return (
    <details className={styles['description']}>
      <summary>
        <span>{text}</span> <b>{t('card.more')}</b>
      </summary>
      <p>{text}</p>
    </details>
  );
};
