/** How a company's own counter-offer stands. */

import type { CounterOfferState } from '../../../../domain/offers/counter-offer.machine.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';

type MineProps = {
  readonly state: CounterOfferState;
  readonly expiresAt: string;
  /** The offer that it was about binds no more. */
  readonly isOver: boolean;
  /** Whether the company may open that offer now. */
  readonly isShown: boolean;
  /** What the viewer may do with the offer now. */
  readonly mayBook: boolean;
  readonly mayPropose: boolean;
};

/** What may come next in each state, and what allows it. */
const promises = {
  NEW: ['mine.may.book', 'mayBook'],
  OPEN: ['mine.may.book', 'mayBook'],
  SIGNED: ['mine.may.book.signed', 'mayBook'],
  DECLINED: ['mine.may.propose', 'mayPropose'],
  EXPIRED: ['mine.may.propose', 'mayPropose'],
  WITHDRAWN: ['mine.may.propose', 'mayPropose'],
  CLOSED: null,
} as const;

/** The fact always, and what the company may do next only where the server would take it: not while somebody else has the premises booked. */
export const MineText = (props: MineProps) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  const { state, expiresAt, isOver, isShown } = props;
  if (isOver) return <p>{t('mine.over.text')}</p>;
  const [next, needs] = promises[state] ?? [];
  const fact = t(`mine.${state}.text`, { time: f.instant(expiresAt) });
  if (!isShown) return <p>{`${fact} ${t('mine.notShown.text')}`}</p>;
  return <p>{next !== undefined && props[needs] ? `${fact} ${t(next)}` : fact}</p>;
};
