import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/statement.ts';

/** Joint statements of the sides: the text that they sign, and the screen. */
export const en = {
  'statement.lead':
    'Statement on the lease of “{offer}”, concluded {signed} between {landlord} (Landlord) and {tenant} (Tenant); deposit {amount}, on the deposit account {held}, title KAUCJA {reference}.',
  'statement.refund_ends': 'The Parties end the Lease by agreement. The operator returns the deposit to the account it came from.',
  'statement.payout_ends':
    'The Parties end the Lease by agreement. The operator pays the deposit to the Landlord, to the account named in the offer or another one that the Landlord has named in the service for this Lease.',
  'statement.refund_goes_on':
    'The Premises are handed over and the Lease goes on. The operator returns the deposit to the account it came from. The statement takes the place of the handover protocol; the service fee is due as after its signature.',
  'statement.payout_goes_on':
    'The Premises are handed over and the Lease goes on. The operator pays the deposit to the Landlord, to the account named in the offer or another one that the Landlord has named in the service for this Lease. The statement takes the place of the handover protocol; the service fee is due as after its signature.',
  'statement.resumes':
    'The Tenant’s withdrawal has no effect. The Lease returns to where it stood before, and the term of withdrawal and the number of protocols count anew. The deposit stays on the deposit account.',
  'statement.court': 'The operator acts on this statement once both Parties have signed it.',
  'choice.refund_ends': 'We end the lease, the deposit goes back to the tenant',
  'choice.payout_ends': 'We end the lease, the deposit goes to the landlord',
  'choice.refund_goes_on': 'Handed over, the lease goes on, the deposit goes back to the tenant',
  'choice.payout_goes_on': 'Handed over, the lease goes on, the deposit goes to the landlord',
  'choice.resumes': 'The withdrawal is taken back, the lease goes on',
  title: 'Joint statements',
  text: 'Parter does not judge disputes. When you both sign the same statement, the deposit goes where you agree.',
  propose: 'Propose a statement',
  question: 'What do you agree on?',
  'asked.title': 'The other side has signed a statement',
  'mine.title': 'Your statement waits for the other side',
  agree: 'Read and sign',
  decline: 'Decline',
  takeBack: 'Take back',
  sign: 'Sign',
  busy: 'Saving…',
  done: 'Saved.',
} as const satisfies WordsLike<typeof pl>;
