/** Mails the owner of an offer. */

import type { Id } from '../../../domain/kit/brand.ts';
import { mail } from '../../accounts/commands/mail.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { DeclaredMail } from '../../kit/mail/template.ts';
import { offerBegun } from '../mail.ts';
import type { OfferRow } from '../store/offers.ts';

/** Mails the offer's owner in the owner's language; an owner who has left gets nothing. */
export const mailOwner = <F extends object>(
  services: Services,
  tx: Tx,
  offer: Pick<OfferRow, 'ownerUid'>,
  template: DeclaredMail<F>,
  facts: F,
  once: string,
): Promise<void> => mail(services, tx, template, offer.ownerUid, { facts, once });

/** What every mail about an offer names. */
export const named = (offer: Pick<OfferRow, 'id' | 'form'>): { offerId: string; name: string } => ({
  offerId: offer.id,
  name: offer.form.name ?? '',
});

/** Tells, once an offer, that the draft is saved. */
export const mailBegun = (services: Services, tx: Tx, offer: OfferRow, by: Id): Promise<void> =>
  mail(services, tx, offerBegun, offer.ownerUid, { facts: named(offer), once: offer.id, isOwnAct: offer.ownerUid === by });
