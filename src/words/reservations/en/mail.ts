import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails: each event and recipient with subject, text and what is next. */
export const en = {
  'made.landlord.subject': 'The offer “{offer}” has been reserved',
  'made.landlord.text': '{other} has reserved the premises. Until the time below they may sign the lease on the terms of the offer.',
  'made.landlord.next': 'You need not do anything. We will tell you when the lease is signed or the reservation expires.',
  'made.tenant.subject': 'Reservation of “{offer}” confirmed',
  'made.tenant.text': 'The premises are reserved for your company. We are preparing the lease for you to read.',
  'made.tenant.next': 'Sign with the e-mailed code before the reservation ends. Until you sign, the reservation binds you to nothing.',
  'warning.tenant.subject': 'Your reservation of “{offer}” ends in 2 hours',
  'warning.tenant.text': 'The lease still waits for your signature. Afterwards the premises are open to other companies again.',
  'warning.tenant.next': 'Signing takes a few minutes: the lease, the consents and the e-mailed code.',
  'expired.landlord.subject': 'The reservation of “{offer}” has expired',
  'expired.landlord.text': '{other} did not sign the lease in time.',
  'expired.landlord.next': 'The offer is active again and shown in search.',
  'expired.tenant.subject': 'Your reservation of “{offer}” has expired',
  'expired.tenant.text': 'The lease was not signed in time, so the premises are open to others again.',
  'expired.tenant.next': 'Your company may reserve the same premises again after 24 hours.',
  'withdrawn.landlord.subject': 'The tenant gave up the reservation of “{offer}”',
  'withdrawn.landlord.text': '{other} withdrew the reservation before signing.',
  'withdrawn.landlord.next': 'The offer is active again and shown in search.',
  'withdrawn.tenant.subject': 'Reservation of “{offer}” withdrawn',
  'withdrawn.tenant.text': 'As you decided, the reservation was withdrawn. No lease was concluded.',
  'withdrawn.tenant.next': 'Your company may reserve the same premises again after 24 hours.',
} as const satisfies WordsLike<typeof pl>;
