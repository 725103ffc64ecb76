/** The dialog that sends one of the reader's active offers to a listing. */

import { useCallback, useEffect, useState } from 'react';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { OfferToSend, WantedCard } from '../../../contract/wanted/schema.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { publicPath } from '../../kit/page/addresses.ts';
import { blankPicture } from '../../kit/parts/blank-picture.ts';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import { Fit } from './fit/fit.tsx';
import { useAreaText } from './listing-facts.tsx';
import styles from './send-offer.module.css';

type SendOfferProps = {
  readonly listing: Pick<WantedCard, 'id' | 'location' | 'locationRadius' | 'maxRent' | 'minSurface' | 'maxSurface' | 'neededFrom'>;
  readonly onClose: () => void;
};

type Failure = 'already-exists' | 'permission-denied' | 'not-found' | 'other';

/** The code of the wire decides the sentence: sent already, no permission, gone, or anything else. */
const failureOf = ({ kind }: WireRefusal): Failure => {
  if (kind === 'exists') return 'already-exists';
  if (kind === 'denied') return 'permission-denied';
  return kind === 'missing' ? 'not-found' : 'other';
};

type OffersAnswer = { readonly offers: readonly OfferToSend[]; readonly others: number };

const useOffers = (listingId: string) => {
  const [read, setRead] = useState<OffersAnswer | 'failed' | 'gone' | null>(null);
  const load = useCallback(async (): Promise<void> => {
    setRead(null);
    const answer = await browserAsk(wantedCalls.listOffersToSend, { wantedListingId: listingId });
    if (answer.ok) setRead(answer.value);
    else setRead(answer.refusal.kind === 'missing' ? 'gone' : 'failed');
  }, [listingId]);
  useEffect(() => void load(), [load]);
  return { read, load };
};

export default function SendOffer({ listing, onClose }: SendOfferProps) {
  const t = useWords(wantedWords);
  const f = useFormat();
  const areaText = useAreaText();
  const { read, load } = useOffers(listing.id);
  const { location, locationRadius, maxRent, neededFrom } = listing;
  const what = [
    `${location} + ${t('unit.km', { n: f.number(locationRadius) })}`,
    areaText(listing),
    ...(maxRent === null ? [] : [t('unit.rent', { rent: f.shortMoney(maxRent) })]),
    ...(neededFrom === null ? [] : [f.day(neededFrom)]),
  ].join(', ');
  return (
    <Dialog open onClose={onClose} title={t('send.title', { location })} size="l">
      <p>{t('send.wants', { what })}</p>
      {read === null ? (
        <p role="status">{t('send.loading')}</p>
      ) : typeof read === 'string' ? (
        <div role="alert">
          <Note tone="amber">
            {read === 'gone' ? (
              t('send.not-found')
            ) : (
              <>
                {t('send.unread')} <Button onClick={() => void load()}>{t('send.again')}</Button>
              </>
            )}
          </Note>
        </div>
      ) : (
        <Choice read={read} listingId={listing.id} onClose={onClose} />
      )}
    </Dialog>
  );
}

const Choice = ({
  read: { offers, others },
  listingId,
  onClose,
}: {
  readonly read: OffersAnswer;
  readonly listingId: string;
  readonly onClose: () => void;
}) => {
  const t = useWords(wantedWords);
  const lang = useLang();
  const act = useAct();
  const toast = useToast();
  const open = offers.filter(({ sentAt }) => sentAt === null);
  const [chosen, setChosen] = useState(open[0]?.offerId ?? null);
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const offer = open.find(({ offerId }) => offerId === chosen);
  // What a rule forbids would be forbidden again: it is said instead of "try again".
  const textOf = (refusal: WireRefusal): string =>
    refusalText(refusal, refusal.kind === 'precondition' ? {} : { refused: t(`send.${failureOf(refusal)}`) });
  const send = async (): Promise<void> => {
    if (offer === undefined || act.busy) return;
    setFailure(null);
    const answer = await act(wantedCalls.submitOfferToListing, { offerId: offer.offerId, wantedListingId: listingId });
    if (!answer.ok) return setFailure(textOf(answer.refusal));
    toast.good(t('send.done', { name: offer.name }));
    onClose();
  };
  if (offers.length === 0)
    return (
      <div className={styles['none']}>
        <p>{t('send.none')}</p>
        {others > 0 && <p>{t('send.others', { n: others })}</p>}
        <ButtonLink to={publicPath(lang, '/add-offer')}>{t('send.none.act')}</ButtonLink>
      </div>
    );
  return (
    <>
      <fieldset className={styles['offers']}>
        <legend className="sr">{t('send.choose')}</legend>
        {offers.map((one) => (
          <Offer key={one.offerId} offer={one} isChosen={one.offerId === chosen} onChoose={() => setChosen(one.offerId)} />
        ))}
      </fieldset>
      {open.length === 0 && <p>{t('send.all')}</p>}
      {others > 0 && <p className={styles['small']}>{t('send.others', { n: others })}</p>}
      <p className={styles['small']}>{t('send.note')}</p>
      <footer className={styles['acts']}>
        {failure && (
          <div role="alert">
            <Note tone="amber">{failure}</Note>
          </div>
        )}
        <Button onClick={onClose}>{t('send.back')}</Button>
        <Button kind="main" disabled={offer === undefined} busy={act.busy && t('send.busy')} onClick={() => void send()}>
          {offer ? t('send.act', { number: offer.number }) : t('send.act.none')}
        </Button>
      </footer>
    </>
  );
};

const Offer = ({ offer, isChosen, onChoose }: { readonly offer: OfferToSend; readonly isChosen: boolean; readonly onChoose: () => void }) => {
  const t = useWords(wantedWords);
  const f = useFormat();
  const { name, surface, price, freeFrom, picture, sentAt, match, offerId } = offer;
  const facts = [
    ...(surface !== null && price !== null ? [t('send.facts', { area: f.area(surface), rent: f.shortMoney(price) })] : []),
    ...(freeFrom === null ? [] : [t('send.free', { day: f.day(freeFrom) })]),
  ];
  return (
    <div className={`${styles['offer']} ${sentAt ? styles['sent'] : ''}`}>
      <label>
        <input type="radio" name="offer" value={offerId} disabled={sentAt !== null} checked={isChosen} onChange={onChoose} />
        <img src={picture ?? blankPicture(offerId)} alt="" width={600} height={400} />
        <span className={styles['what']}>
          <b>{name}</b>
          {facts.length > 0 && <small>{facts.join(' · ')}</small>}
          {sentAt && <small>{t('send.sent', { day: f.instant(sentAt) })}</small>}
        </span>
      </label>
      <Fit match={match} />
    </div>
  );
};
