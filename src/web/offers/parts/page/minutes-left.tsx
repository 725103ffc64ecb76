import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useMinutesLeft } from '../../../kit/parts/countdown.tsx';
import { useWords } from '../../../kit/words/words.ts';

/** What is left of a reservation, by the minute. */
export default function MinutesLeft({ until }: { readonly until: string }) {
  const t = useWords(offerDetailWords);
  const left = useMinutesLeft(until);
  if (left === null) return null;
  const isOver = left.hours === 0 && left.minutes === 0;
  return <b role="timer">{isOver ? t('booked.over') : t('booked.left', { hours: left.hours, minutes: left.minutes })}</b>;
}
