import { IconClock } from '@tabler/icons-react';
import { isOpenState } from '../../../../domain/offers/counter-offer.machine.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { Badge, type Tone } from '../../../kit/parts/badge.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { Consequences, Figures } from './comparison.tsx';
import styles from './counter-offer-view.module.css';
import type { CounterOfferData } from './data.ts';
import { Decision } from './decision.tsx';

type Props = { readonly counterOffer: CounterOfferData; readonly isDeclining: boolean };

/** What is proposed beside what binds, and what its reader may do about it. */
export const CounterOfferView = ({ counterOffer, isDeclining }: Props) => {
  const t = useWords(counterOfferWords);
  const { offerName, offerNumber, version, signedVersion, company, side, state } = counterOffer;
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <div className={styles['columns']}>
        <div className={styles['first']}>
          <State counterOffer={counterOffer} />
          <h1>{t(side === 'landlord' && !isOpenState(state) ? 'page.heading.over' : `page.heading.${side}`, { company })}</h1>
          <p className={styles['subject']}>
            {t('page.subject', { name: offerName, number: String(offerNumber), version: String(signedVersion ?? version) })}
          </p>
          <Figures counterOffer={counterOffer} />
        </div>
        <Decision counterOffer={counterOffer} isDeclining={isDeclining} />
        <div className={styles['rest']}>
          <Consequences counterOffer={counterOffer} />
        </div>
      </div>
    </main>
  );
};

const tones: Readonly<Record<CounterOfferData['state'], Tone>> = {
  NEW: 'grey',
  OPEN: 'amber',
  SIGNED: 'green',
  DECLINED: 'grey',
  WITHDRAWN: 'grey',
  EXPIRED: 'grey',
  CLOSED: 'grey',
};

const State = ({ counterOffer: { state, expiresAt, answeredAt } }: Pick<Props, 'counterOffer'>) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const time = f.instant(answeredAt ?? expiresAt);
  return (
    <Badge tone={tones[state]} long icon={<IconClock size={16} stroke={1.75} aria-hidden />}>
      {t(`state.${state}`, { time })}
    </Badge>
  );
};
