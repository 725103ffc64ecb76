/** Counter-offers on the page of their offer: proposing, one's own, and those that wait for the owner. */

import { IconArrowsExchange, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';
import { counterOfferNumbers } from '../../../../domain/kit/numbers.ts';
import { counterOfferPath } from '../../../../domain/kit/page/deal-paths.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { boardPath, useViewer } from '../../../accounts/parts/session.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useCommandId } from '../../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { lazyPart } from '../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../kit/first-page/use-load-failure.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferTerms, OfferViewData } from '../page/view.ts';
import styles from './counter-offers.module.css';
import { MineText } from './mine-text.tsx';
import { useProposed } from './terms.ts';

const CounterDialog = lazyPart(() => import('./counter-dialog.tsx'));

type CounterOffer = OfferViewData['counterOffers'][number];
type Props = { readonly offer: OfferViewData; readonly terms: OfferTerms };

/** For people who see the offer's terms; nothing where counter-offers are not taken and never were. */
export default function CounterOffers({ offer, terms }: Props) {
  const parts = [
    offer.firstRight && <FirstRight key="right" offer={offer} right={offer.firstRight} />,
    offer.isOwner ? <Waiting key="waiting" offer={offer} terms={terms} /> : <Own key="own" offer={offer} terms={terms} />,
  ];
  return <div className={styles['counter']}>{parts}</div>;
}

const FirstRight = ({ offer, right }: { readonly offer: OfferViewData; readonly right: NonNullable<OfferViewData['firstRight']> }) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const whose = offer.isOwner ? 'own' : right.mine ? 'mine' : 'other';
  return (
    <p className={`${styles['right']} ${right.mine ? styles['mine'] : ''}`}>
      <IconShieldCheck size={20} stroke={1.5} aria-hidden />
      <span>{t(`right.${whose}`, { time: f.instant(right.until) })}</span>
    </p>
  );
};

/** What the company proposed last, and the button to propose something. */
const Own = ({ offer, terms }: Props) => {
  const t = useWords(counterOfferWords);
  const [isOpen, setOpen] = useState(false);
  const loadFailed = useLoadFailure(() => setOpen(false));
  const [last] = offer.counterOffers;
  const mayPropose = offer.allowed.includes('counter');
  return (
    <>
      {last && <Mine offer={offer} counterOffer={last} />}
      {mayPropose && (
        <Button full onClick={() => setOpen(true)}>
          <IconArrowsExchange size={20} stroke={1.5} aria-hidden />
          {t('propose')}
        </Button>
      )}
      {!mayPropose && <Blocked offer={offer} />}
      {/* What became of the offer meanwhile does not take away what is being typed: the server says it when it is sent. */}
      {isOpen && <CounterDialog offer={offer} terms={terms} onClose={() => setOpen(false)} onLoadFailure={loadFailed} />}
    </>
  );
};

/** Why nothing can be proposed now; what other notes of the card say already is not said again. */
const Blocked = ({ offer: { counterBlocker, reservation } }: Pick<Props, 'offer'>) => {
  const t = useWords(counterOfferWords);
  const viewer = useViewer();
  if (counterBlocker === 'counter_offer.unverified' && viewer.kind === 'signed-in')
    return (
      <p className={styles['none']}>
        {t('blocked.unverified')} <Link to={boardPath(viewer)}>{t('blocked.unverified.act')}</Link>
      </p>
    );
  if (counterBlocker === 'counter_offer.too_many')
    return <p className={styles['none']}>{t('blocked.too_many', { max: counterOfferNumbers.perOfferDay })}</p>;
  return counterBlocker === 'counter_offer.booked' && !reservation?.mine ? <p className={styles['none']}>{t('blocked.booked')}</p> : null;
};

const Mine = ({ offer, counterOffer }: { readonly offer: OfferViewData; readonly counterOffer: CounterOffer }) => {
  const t = useWords(counterOfferWords);
  const viewer = useViewer();
  const { id, state, expiresAt } = counterOffer;
  // What was offered on the former terms may itself be over by now.
  const isOver = offer.expired || offer.badge === 'signed';
  return (
    <section className={styles['box']}>
      <h3>{t(`mine.${state}`)}</h3>
      <Proposes counterOffer={counterOffer} />
      <MineText
        state={state}
        expiresAt={expiresAt}
        isOver={isOver}
        isShown
        mayBook={offer.allowed.includes('book')}
        mayPropose={offer.allowed.includes('counter')}
      />
      {viewer.kind === 'signed-in' && <Link to={counterOfferPath('accept', offer.id, viewer.uid, id)}>{t('mine.see')}</Link>}
      {counterOffer.allowed.includes('withdraw') && <Withdraw id={id} />}
    </section>
  );
};

/** Takes a counter-offer back. */
export const Withdraw = ({ id }: { readonly id: string }) => {
  const t = useWords(counterOfferWords);
  const act = useAct();
  const named = useCommandId();
  const toast = useToast();
  const refusalText = useRefusalText();
  const withdraw = async (): Promise<void> => {
    const answer = await act(counterOffersCalls.withdrawCounterOffer, named({ counterOfferId: id }));
    if (answer.ok) toast.good(t('withdraw.done'));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Button full onClick={() => void withdraw()} busy={act.busy && t('withdrawing')}>
      {t('withdraw')}
    </Button>
  );
};

/** What waits for the owner's answer. */
const Waiting = ({ offer, terms }: Props) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const viewer = useViewer();
  if (offer.counterOffers.length === 0)
    return terms.counteroffer && offer.badge === 'active' ? <p className={styles['none']}>{t(offer.isAgent ? 'agent.none' : 'own.none')}</p> : null;
  return (
    <section className={styles['box']}>
      <h3>{t('own.title', { n: offer.counterOffers.length })}</h3>
      <ul>
        {offer.counterOffers.map((one) => (
          <li key={one.id}>
            <b>{one.company}</b>
            <Proposes counterOffer={one} />
            <p>{t('own.until', { time: f.instant(one.expiresAt) })}</p>
            {viewer.kind === 'signed-in' && (
              <Link to={counterOfferPath('accept', offer.id, viewer.uid, one.id)}>{t(offer.isAgent ? 'mine.see' : 'own.act')}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The proposal in one line. */
const Proposes = ({ counterOffer }: { readonly counterOffer: CounterOffer }) => <p className={styles['proposes']}>{useProposed()(counterOffer)}</p>;
