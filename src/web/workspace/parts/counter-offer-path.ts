import { counterOfferPath } from '../../../domain/kit/page/deal-paths.ts';
import type { BoardCardData } from './card.tsx';

/** The page of the counter-offer that this person's company sent for an offer; null where none waits. */
export const sentPath = ({ id, sentCounterOffer }: Pick<BoardCardData, 'id' | 'sentCounterOffer'>, uid: string): string | null =>
  sentCounterOffer && counterOfferPath('accept', id, uid, sentCounterOffer);
