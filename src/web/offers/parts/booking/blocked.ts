import type { Instant } from '../../../../domain/kit/brand.ts';

type BlockedText = 'blocked.too_many' | 'blocked.recently' | 'blocked.landlord' | 'blocked.agent' | 'blocked.default';

/** What an offer's page says to a company that otherwise may reserve, and where it can do something about it. */
type BookingBlock =
  | { readonly text: 'blocked.email_change'; readonly until: Instant }
  | { readonly text: BlockedText; readonly act?: { readonly text: 'blocked.too_many.act'; readonly to: string } };

const reasons: Readonly<Record<string, BookingBlock>> = {
  'offer.too_many_reservations': {
    text: 'blocked.too_many',
    act: { text: 'blocked.too_many.act', to: '/moja-tablica/my-offers/booked-offers' },
  },
  'offer.booked_recently': { text: 'blocked.recently' },
  'offer.landlord_unverified': { text: 'blocked.landlord' },
  'offer.agents_company': { text: 'blocked.agent' },
};

/** The reason behind a code of `blockers`; a general sentence for one that has none of its own. `undoUntil`: until when the reader's change of address can be undone. */
export const blockedBy = (code: string | undefined, undoUntil: Instant | null): BookingBlock => {
  if (code === 'person.email_change_pending' && undoUntil !== null) return { text: 'blocked.email_change', until: undoUntil };
  return reasons[code ?? ''] ?? { text: 'blocked.default' };
};
