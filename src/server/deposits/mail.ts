import { depositMailWords } from '../../words/deposits/mail.ts';
import { eventMails } from '../kit/mail/event-mail.ts';

/** The e-mails of the deposits room. */
export const depositMails = eventMails('deposits', depositMailWords, {
  reminder: {
    about: 'One and two days after signing without a deposit; to the tenant.',
    to: ['tenant'],
    sample: {
      amount: 2_361_600,
      day: '2026-11-26',
      reference: 'KAUCJA K7Q2M9XW Lokal na Nawrot',
      path: '/deposit/abcdefghij0123456789/',
      button: 'deposit',
    },
  },
  overdue: { about: 'The deposit is three business days late; to both sides and the admins.', to: ['tenant', 'landlord', 'admin'] },
  received: { about: 'The deposit arrived; to both sides.', to: ['landlord', 'tenant'] },
  part_received: {
    about: 'A part of the deposit arrived; to both sides, with what is missing.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'received' },
  },
  surplus_received: {
    about: 'More arrived than was to be paid; to the tenant and the admins.',
    to: ['tenant', 'admin'],
    rows: { amount: 'received' },
  },
  received_ended: {
    about: 'Money arrived for a lease that has ended and whose money is on its way; to the tenant and the admins.',
    to: ['tenant', 'admin'],
    rows: { amount: 'received' },
    sample: { amount: 500_000 },
  },
  received_late: {
    about: 'Money arrived for a lease that had ended and whose money had left; to both sides, with the day of the refund.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'received', day: 'refundBy' },
  },
  reversed: {
    about: 'A receipt was taken back and the deposit is awaited again; to both sides, with the new due day.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'received' },
  },
  receipt_undone: {
    about: 'A booking was taken back without which the lease stands as before; to the tenant.',
    to: ['tenant'],
    rows: { amount: 'received' },
  },
  receipt_undone_last: {
    about: 'The booking of the only money of a lease that has ended was taken back: nothing is held, nothing goes back; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'received' },
    sample: { amount: 2_361_600, reason: 'Wpłatę zapisano przy złej umowie.' },
  },
  dispute_left: {
    about: 'The same in a dispute: there is nothing to hold back any more, the dispute is left to the sides; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'received' },
  },
  problem_set: {
    about: 'Something stands in the way of the deposit; to both sides and the admins, with the reason.',
    to: ['landlord', 'tenant', 'admin'],
  },
  problem_cleared: { about: 'The problem with the deposit is cleared; to both sides.', to: ['landlord', 'tenant'] },
  refunded: {
    about: 'Everything that was due was refunded; to both sides, with account and, if it went elsewhere, the reason.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'refund' },
  },
  part_refunded: { about: 'A surplus, or the share of one payer, was refunded; to the tenant.', to: ['tenant'], rows: { amount: 'refund' } },
  paid_out: { about: 'The deposit was paid out; to both sides.', to: ['landlord', 'tenant'], rows: { amount: 'payout' } },
  paid_out_ended: {
    about: 'The deposit of a lease that has ended was paid out; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'payout' },
  },
  payout_late: { about: 'A payout is overdue; to the admins.', to: ['admin'] },
  refund_late: { about: 'A refund is overdue; to the admins.', to: ['admin'] },
  dispute_lasts: {
    about: 'A dispute has lasted until the day from which the deposit may be paid into court; to both sides and the admins.',
    to: ['landlord', 'tenant', 'admin'],
    sample: { amount: 2_361_600 },
  },
  statement_made: { about: 'A side signed a statement; to that side.', to: ['landlord', 'tenant'], rings: false },
  statement_asked: { about: 'A side signed a statement; to the other side, with its text.', to: ['landlord', 'tenant'] },
  statement_declined: { about: 'A statement was declined or taken back; to both sides.', to: ['landlord', 'tenant'] },
  statement_void: {
    about: 'Money or status of the lease changed before the other side answered a statement: it binds nobody any more; to both sides.',
    to: ['landlord', 'tenant'],
  },
  settled_refund_ends: {
    about: 'Statements or a title: the lease ends, the deposit goes back; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'refund', day: 'refundBy' },
  },
  settled_payout_ends: {
    about: 'Statements or a title: the lease ends, the landlord is paid; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'payout', day: 'payoutBy' },
  },
  settled_refund_goes_on: {
    about: 'Statements or a title: the lease goes on, the deposit goes back; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'refund', day: 'refundBy' },
  },
  settled_payout_goes_on: {
    about: 'Statements or a title: the lease goes on, the landlord is paid; to both sides.',
    to: ['landlord', 'tenant'],
    rows: { amount: 'payout', day: 'payoutBy' },
  },
  resumed: { about: 'Statements or a title: the withdrawal has no effect; to both sides.', to: ['landlord', 'tenant'] },
  court: { about: 'The deposit in dispute is going to be paid into court; to both sides.', to: ['landlord', 'tenant'] },
  court_paid: { about: 'The deposit was paid into court; to both sides.', to: ['landlord', 'tenant'] },
});
