/** A listing as the company that looks sees it: figures, received offers, and what can be done with it. */

import type { OwnWantedListing } from '../../../contract/wanted/schema.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { listWords } from '../../../words/search/list.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { HeartButton } from '../../search/parts/card/heart-button.tsx';
import styles from '../own.module.css';
import card from './card.module.css';
import { Fit } from './fit/fit.tsx';
import { ListingFacts, useAgo } from './listing-facts.tsx';
import { useEnding } from './use-ending.ts';
import { Description } from './wanted-card.tsx';

type OwnListingProps = { readonly listing: OwnWantedListing; readonly onEdit: () => void };

export const OwnListing = ({ listing, onEdit }: OwnListingProps) => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  const ago = useAgo();
  const { remove, found, busy } = useEnding(listing);
  const { use, location, description, mustHaves, createdAt, clicks, sent, fitting } = listing;
  const useText = use === null ? t('card.use.any') : list(`purpose.${use}`);
  const labelled = (act: string): string => t('mine.menu', { act, location });
  return (
    <article className={card['card']}>
      <p className={card['over']}>
        <span>{useText}</span>
        <span>{t('mine.added', { ago: ago(createdAt) })}</span>
      </p>
      <h2>{location}</h2>
      <ListingFacts listing={listing} />
      {mustHaves.length > 0 && <p className={card['must']}>{t('card.must', { list: mustHaves.join(', ') })}</p>}
      {description !== '' && <Description text={description} />}
      <p className={styles['figures']}>
        <span>
          <b>{sent}</b> {t('mine.received.n', { n: sent })}
        </span>
        <span>
          <b>{fitting}</b> {t('mine.fitting', { n: fitting })}
        </span>
        <span>
          <b>{clicks}</b> {t('mine.clicks', { n: clicks })}
        </span>
      </p>
      <Received listing={listing} />
      <div className={styles['acts']}>
        <Button size="s" aria-label={labelled(t('mine.edit'))} onClick={onEdit}>
          {t('mine.edit')}
        </Button>
        <Button size="s" aria-label={labelled(t('mine.match'))} disabled={busy} onClick={() => void found()}>
          {t('mine.match')}
        </Button>
        <Button size="s" kind="quiet" aria-label={labelled(t('mine.delete'))} disabled={busy} onClick={() => void remove()}>
          {t('mine.delete')}
        </Button>
      </div>
    </article>
  );
};

const Received = ({ listing: { received, use } }: Pick<OwnListingProps, 'listing'>) => {
  const t = useWords(wantedWords);
  const f = useFormat();
  if (received.length === 0)
    return (
      <div className={styles['figures']}>
        <span>{t('mine.received.none')}</span>
        <ButtonLink size="s" to={use === null ? '/offers' : `/offers?premisesPurpose=${use}`}>
          {t('mine.received.search')}
        </ButtonLink>
      </div>
    );
  return (
    <section>
      <h3>{t('mine.received')}</h3>
      <ul className={styles['received']}>
        {received.map(({ offerId, name, address, surface, price, submittedAt, isOpen, isFavourite, match }) => (
          <li key={offerId}>
            <div>
              <b>{name}</b>
              <small>
                {[address, surface === null ? null : f.area(surface), price === null ? null : f.shortMoney(price), f.instant(submittedAt)]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </small>
            </div>
            <Fit match={match} />
            {isOpen ? (
              <div className={styles['open']}>
                <ButtonLink size="s" to={offerPath(offerId)} aria-label={t('mine.menu', { act: t('mine.received.open'), location: name })}>
                  {t('mine.received.open')}
                </ButtonLink>
                <HeartButton offer={{ id: offerId, name, isFavourite }} />
              </div>
            ) : (
              <small>{t('mine.received.closed')}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
