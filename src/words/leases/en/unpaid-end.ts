import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/unpaid-end.ts';

/** The deposit did not come: the landlord's withdrawal as it is signed, the new term, and their dialogs. */
export const en = {
  'statement.lead': 'Withdrawal from the lease of “{offer}” (no. {number}), concluded {signed} between {landlord} (Landlord) and {tenant} (Tenant).',
  'statement.nothing': 'The deposit of {amount} (title KAUCJA {reference}) was due by {due}; it has not arrived by the time of this statement.',
  'statement.part':
    'The deposit of {amount} (title KAUCJA {reference}) was due by {due}; by the time of this statement only a part has arrived: {held}.',
  'statement.end':
    'The Landlord withdraws from the Lease because the deposit was not paid in time, by the right that the Lease reserves to them (art. 395 of the Polish Civil Code).',
  'statement.refund': 'The operator returns that part to the account it came from.',
  'statement.signers': 'For the Landlord: {signers}.',
  'act.end': 'Withdraw for the missing deposit',
  'end.title': 'Withdrawal from the lease of “{name}”',
  'end.text':
    'Sign this statement with the code from your e-mail. The text is in Polish, the binding language. The lease ends at once and this cannot be undone. Both parties get the text by e-mail.',
  'end.sign': 'Sign and end the lease',
  'end.busy': 'Ending the lease…',
  'end.done': 'The lease has ended.',
  'end.waits': 'The first signature is in. The lease goes on until the second person signs, at the latest {until}.',
  'end.preparing': 'Preparing the text…',
  'act.term': 'Set a new day for the deposit',
  'term.title': 'New day for the deposit: {name}',
  'term.text':
    'The tenant gets an e-mail with the new day. If the deposit does not arrive by then either, you may withdraw from the lease three business days later, for another 30 days.',
  'term.label': 'The deposit is due by',
  'term.hint': 'From {from} to {to}.',
  'term.missing': 'Choose a day from {from} to {to}.',
  'term.send': 'Set the day',
  'term.busy': 'Saving…',
  'term.done': 'The new day is saved. The tenant will get an e-mail.',
  cancel: 'Back',
  'now.waiting': 'Waiting for the tenant’s deposit',
  'now.waiting.text': 'If it does not arrive by {due}, you may withdraw from the lease: from {from} to {until}.',
  'now.late': 'The deposit is late',
  'now.late.text': 'It was due by {due}. If it does not arrive, you may withdraw from the lease: from {from} to {until}.',
  'now.mayEnd': 'The deposit did not arrive in time',
  'now.mayEnd.text':
    'It was due by {due}. Until {until} you may withdraw from the lease. You may also wait: while the lease lasts, the tenant can still pay.',
  'now.over': 'The time for withdrawing has passed',
  'now.over.text':
    'It ended on {until}. Set a new day for the tenant’s payment: three business days after it you may withdraw from the lease again, for 30 days.',
} as const satisfies WordsLike<typeof pl>;
