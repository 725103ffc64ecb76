import type { OfferBadge } from '../../../domain/offers/types.ts';
import type { Words } from '../../kit/words.ts';

/** What an offer's badge says. */
export const pl = {
  draft: 'Projekt',
  active: 'Aktywna',
  booked: 'Zarezerwowana',
  signed: 'Podpisana',
  expired: 'Nieważna',
  hidden: 'Ukryta',
  deleted: 'Usunięta',
  bookedUntil: 'Zarezerwowana do {time}',
} as const satisfies Words & Record<OfferBadge, string>;
