import { mailCounterOffer } from '../commands/counter-offers/mail.ts';
import { voidVersion } from '../commands/counter-offers/void-version.ts';
import { counterOfferEngine } from '../lifecycle/counter-offer.ts';

/** What a step of a counter-offer causes. */
export const counterOfferEffects = counterOfferEngine.effects({
  mailSent: mailCounterOffer,
  mailSigned: mailCounterOffer,
  mailDeclined: mailCounterOffer,
  mailWithdrawn: mailCounterOffer,
  mailExpired: mailCounterOffer,
  mailClosed: mailCounterOffer,
  voidVersion: (services, tx, { row }) => voidVersion(services, tx, row.offer, row.id),
});
