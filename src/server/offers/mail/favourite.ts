/** The e-mails to those who keep an offer among their favourites. */

import { z } from 'zod';
import type { Instant } from '../../../domain/kit/brand.ts';
import { translator } from '../../../words/kit/words.ts';
import { favouriteMailWords } from '../../../words/offers/favourite-mail.ts';
import { mailTemplate } from '../../kit/mail/template.ts';

export const favouriteChanged = mailTemplate({
  id: 'offers.favourite',
  about: 'An offer was reserved, is free again or was let; to those who keep it among their favourites.',
  facts: z.object({
    offerId: z.string(),
    name: z.string(),
    address: z.string(),
    change: z.enum(['reserved', 'free', 'let']),
    /** End of the reservation, or of the offer that is free again. */
    until: z
      .string()
      .transform((at) => at as Instant)
      .nullable(),
  }),
  sample: {
    offerId: 'Wk3nVb7QmXr2TgL9sHdP',
    name: 'Nawrot 14, witryna',
    address: 'Nawrot 14, Pabianice',
    change: 'reserved',
    until: '2026-11-21T09:15:00Z' as Instant,
  },
  render: ({ offerId, name, address, change, until }, m) => {
    const w = translator(favouriteMailWords[m.lang], m.lang);
    const time = until === null ? '' : m.instant(until);
    return {
      subject: w(`${change}.subject`, { name }),
      preheader: w(`${change}.preheader`),
      blocks: [
        m.heading(w(`${change}.heading`)),
        m.text(w(`${change}.text`, { time })),
        m.facts([
          [w('label.offer'), name],
          [w('label.address'), address],
        ]),
        m.button(w(`${change}.button`), m.link(`/offer/${offerId}`)),
        m.note(w('note')),
      ],
    };
  },
});
