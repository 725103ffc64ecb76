import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/submit.ts';

/** After the tenant's signature: the sealing of the lease and the receiver. */
export const en = {
  title: 'The lease is signed',
  lead: 'The lease of “{name}” binds both parties since {when}.',
  'seal.running': 'We are sealing the document. You can carry on.',
  'seal.done': 'The sealed document is ready and has been sent to both parties.',
  'seal.failed': 'We are sealing the document once more. The lease stands; nothing needs to be repeated.',
  'step.CHECKING_NETWORK': 'Checking the connection',
  'step.DOWNLOADING_DATA': 'Reading the lease',
  'step.SIGNING_CONTRACT': 'Signing the lease',
  'step.SAVE_REPORT': 'Saving the signature report',
  'step.SENDING_CONTRACT': 'Sending the lease',
  'step.DONE': 'Done',
  'next.title': { one: 'One step is left', other: 'Two steps are left' },
  'next.receiver': 'Name who receives the premises',
  'next.deposit': 'Pay the deposit of {amount} by {due}',
  document: 'Lease {number}',
  'document.sealed': 'Sealed PDF',
  'document.drawn': 'PDF, the seal is on its way',
} as const satisfies WordsLike<typeof pl>;
