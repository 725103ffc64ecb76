import { leaseMailWords } from '../../words/leases/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the leases room. */
export const leaseMails = eventMails('leases', leaseMailWords, {
  ready: { about: 'The lease of a booking was drawn; to the tenant.', to: ['tenant'] },
  signed: { about: 'A lease was concluded; to both sides and the admins.', to: ['landlord', 'tenant', 'admin'] },
  sealed: { about: 'The sealed lease, attached; to both sides.', to: ['landlord', 'tenant'] },
  unpaid_end: { about: 'A lease ended without its deposit; to both sides.', to: ['landlord', 'tenant'] },
  rejected: { about: 'The tenant rejected the premises; to both sides and the admins.', to: ['landlord', 'tenant', 'admin'] },
  objection: { about: 'The landlord objected to a rejection; to both sides and the admins.', to: ['landlord', 'tenant', 'admin'] },
  waiting: { about: 'A day of silence in a waiting status; to the silent side or both.', to: ['landlord', 'tenant'] },
  mediation: { about: 'Three business days of silence; to the admins.', to: ['admin'] },
});
