import { depositMailWords } from '../../words/deposits/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the deposits room. */
export const depositMails = eventMails('deposits', depositMailWords, {
  reminder: { about: 'One and two days after signing without a deposit; to the tenant.', to: ['tenant'] },
  overdue: { about: 'The deposit is three business days late; to both sides and the admins.', to: ['tenant', 'landlord', 'admin'] },
  received: { about: 'The deposit arrived; to both sides.', to: ['landlord', 'tenant'] },
  reversed: { about: 'A receipt was taken back; to both sides.', to: ['landlord', 'tenant'] },
  dispute_refund: { about: 'A dispute was decided for the tenant; to both sides.', to: ['landlord', 'tenant'] },
  dispute_payout: { about: 'A dispute was decided for the landlord; to both sides.', to: ['landlord', 'tenant'] },
  refunded: { about: 'The deposit was refunded; to both sides.', to: ['landlord', 'tenant'] },
  paid_out: { about: 'The deposit was paid out; to both sides.', to: ['landlord', 'tenant'] },
  payout_late: { about: 'A payout is overdue; to the admins.', to: ['admin'] },
  refund_late: { about: 'A refund is overdue; to the admins.', to: ['admin'] },
});
