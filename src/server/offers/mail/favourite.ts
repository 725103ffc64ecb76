/** The e-mails to those who keep an offer among their favourites. */

import { z } from 'zod';
import type { Instant } from '../../../domain/kit/brand.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { translator } from '../../../words/kit/words.ts';
import { offerMailWords } from '../../../words/offers/mail.ts';
import { wantsMail } from '../../accounts/queries/mail-choices.ts';
import { mailTemplate } from '../../kit/mail/template.ts';

/** What those who keep an offer are told of. */
export const favouriteChanges = ['reserved', 'free', 'let', 'terms', 'hidden', 'shown', 'expired', 'removed'] as const;
export type FavouriteChange = (typeof favouriteChanges)[number];

export const favouriteChanged = mailTemplate({
  id: 'offers.favourite',
  about:
    'An offer was reserved, is free again, was let, has better terms, was hidden or removed, is visible again, or ran out; to those who keep it among their favourites.',
  leavable: { kind: 'favourites', isWanted: (reader, { uid }) => wantsMail(reader, uid, 'favourites') },
  facts: z.object({
    offerId: z.string(),
    name: z.string(),
    address: z.string(),
    change: z.enum(favouriteChanges),
    /** Net rents of a month; null where it stays. */
    rent: z.object({ before: z.number(), after: z.number() }).nullable(),
    /** End of the reservation, of the first right of another company, or of the offer that is free or visible again. */
    until: z
      .string()
      .transform((at) => at as Instant)
      .nullable(),
    /** The reservation ends with the offer itself. */
    isLast: z.boolean().optional(),
  }),
  sample: {
    offerId: 'Wk3nVb7QmXr2TgL9sHdP',
    name: 'Nawrot 14, witryna',
    address: 'Nawrot 14, Pabianice',
    change: 'reserved',
    rent: null,
    until: '2026-11-21T09:15:00Z' as Instant,
  },
  render: ({ offerId, name, address, change, rent, until, isLast = false }, m) => {
    const w = translator(offerMailWords[m.lang], m.lang);
    const time = until === null ? '' : m.instant(until);
    const rows: readonly (readonly [string, string])[] = [
      [w('label.offer'), name],
      [w('label.address'), address],
      ...(rent === null
        ? []
        : [[w('label.price'), w('favourite.rent.change', { before: m.money(rent.before), after: m.money(rent.after) })] as const]),
    ];
    return {
      subject: w(`favourite.${change}.subject`, { name }),
      preheader: w(`favourite.${change}.preheader`),
      blocks: [
        m.heading(w(`favourite.${change}.heading`)),
        m.text(w(isLast ? 'favourite.reserved.text.last' : `favourite.${change}.text`, { time })),
        m.facts(rows),
        // Nobody opens what is hidden or removed.
        m.button(w(`favourite.${change}.button`), m.link(change === 'hidden' || change === 'removed' ? '/offers' : offerPath(offerId))),
        m.note(w('favourite.note')),
      ],
    };
  },
});
