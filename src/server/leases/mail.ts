import { leaseMailWords } from '../../words/leases/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the leases room. */
export const leaseMails = eventMails('leases', leaseMailWords, {
  ready: {
    about: 'The lease of a booking was drawn; to the tenant.',
    to: ['tenant'],
    sample: { path: '/contract/abcdefghij0123456789/verify', button: 'contract', until: '2026-11-22T10:15:00.000Z', amount: 2_361_600 },
  },
  signed: { about: 'A lease was concluded; to both sides and the admins.', to: ['landlord', 'tenant', 'admin'] },
  sealed: { about: 'The sealed lease, attached; to both sides.', to: ['landlord', 'tenant'], rings: false },
  signed_long: {
    about: 'A lease over 12 months was concluded, its written form is missing; to both sides and the admins.',
    to: ['landlord', 'tenant', 'admin'],
  },
  sealed_long: { about: 'The sealed lease over 12 months, attached; to both sides.', to: ['landlord', 'tenant'], rings: false },
  form_missing: {
    about: 'The written form is missing on day 2, 7 and 14; to the side that owes something.',
    to: ['landlord', 'tenant'],
    rows: { day: 'formBy' },
    sample: { day: '2026-12-06' },
  },
  form_brought: { about: 'A side brought a file for the written form; to the other side.', to: ['landlord', 'tenant'] },
  form_declared: {
    about: 'A side declared the exchange of originals; to the other side.',
    to: ['landlord', 'tenant'],
    rows: { day: 'exchangedOn' },
    sample: { day: '2026-12-02' },
  },
  form_noted: {
    about: 'The moderator took note of a file; to the side that brought it.',
    to: ['landlord', 'tenant'],
    sample: { reason: 'Skan wszystkich stron z podpisami obu stron.' },
  },
  form_returned: {
    about: 'The moderator sent a file back; to the side that brought it.',
    to: ['landlord', 'tenant'],
    sample: { reason: 'Brakuje strony z podpisem wynajmującego.' },
  },
  form_complete: { about: 'Both sides have brought or declared the written form; to both sides.', to: ['landlord', 'tenant'] },
  unpaid_end: { about: 'The landlord ended a lease for which nothing had been paid in; to both sides.', to: ['landlord', 'tenant'] },
  unpaid_end_refund: {
    about: 'A lease ended for an unpaid deposit of which a part had come in; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'refund', day: 'refundBy' },
  },
  new_term: { about: 'The landlord set a new day for an unpaid deposit; to both sides.', to: ['landlord', 'tenant'] },
  payout_account: {
    about: 'The landlord named another accepted account for the payout of the deposit; to everybody who signed for the landlord.',
    to: ['landlord'],
    sample: { recipient: 'KAWA SP. Z O.O.', account: '61109010140000071219812874' },
  },
  long_stop_call: {
    about: 'Thirty days after the last day of withdrawal no protocol is signed: both sides are called; to them and the admins.',
    to: ['landlord', 'tenant', 'admin'],
    rows: { day: 'answerBy' },
  },
  long_stop: {
    about: 'The call was not answered by joint statements: the lease ends and the deposit goes back; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'refund', day: 'refundBy' },
  },
  rejected: {
    about: 'The tenant rejected the premises; to both sides and the admins.',
    to: ['landlord', 'tenant', 'admin'],
    rows: { amount: 'refund', day: 'refundBy' },
  },
  objection: { about: 'The landlord objected to a rejection; to both sides and the admins.', to: ['landlord', 'tenant', 'admin'] },
  waiting: { about: 'A day of silence in a waiting status; to the silent side or both.', to: ['landlord', 'tenant'] },
  mediation: { about: 'Three business days of silence; to the admins.', to: ['admin'] },
});
