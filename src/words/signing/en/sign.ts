import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/sign.ts';

/** Signing with an e-mailed code: the lease, and what the protocol shares with it. */
export const en = {
  'page.title': 'Sign the lease',
  'page.later': 'Come back later',
  'page.notYours': 'This link is for another person. Open it in the account that the e-mail came to.',
  'bind.lease.form':
    'A lease for more than 12 months also needs the written form: qualified or handwritten signatures of both parties. Until it has it, it works as concluded for an indefinite term, with three months’ notice to the end of a calendar month.',
  'bind.lease':
    'The signature concludes, on behalf of {company}, a lease that binds both parties from that moment. The deposit of {deposit} is due by {due}.',
  'step.read': 'Read the lease',
  'step.read.text': '{pages} · hash {hash}, the same as in the e-mail with the code',
  'step.consents': 'Declarations',
  'consents.missing': 'Tick this declaration to sign.',
  'step.code': 'Code from the e-mail',
  'code.text': 'We will send a code to {email}. The e-mail names the document, the amount and the hash.',
  'code.textPlain': 'We will send a code to your e-mail address. The message names the document, the amount and the hash.',
  'code.send': 'Send the code',
  'code.sending': 'Sending…',
  'code.sent': 'We sent it to {email}. Valid until {until}.',
  'code.label': 'Code, 6 digits',
  'code.missing': 'Enter the six digits from the e-mail.',
  'code.first': 'Ask for the code first.',
  'code.again': 'Send a new code',
  'code.wait': 'You can send a new code in {time}',
  'sign.lease': 'Sign the lease',
  'first.first.title': 'Your signature is given. Awaited: {awaits}',
  'first.first':
    'The second signature can be given until {until}; we have sent the e-mail. Until then the document binds nobody, and a change of the document voids your signature.',
  'first.second.title': 'First signature: {by}. Yours is missing',
  'first.second': 'Sign the same document by {until}. It will bind with your signature; without it the first signature lapses.',
  'first.other.title': 'This document is signed by {by} and {awaits}',
  'first.other': 'The first signature is given. Until {until} we are waiting for the second: {awaits}. Nobody else can sign this document now.',
  'sign.busy': 'Signing…',
  'sign.lease.after': 'The document “Lease {number}” (sealed PDF) will be created. We will send it to you and to the landlord.',
  left: 'The reservation ends in',
  open: 'Open the document ({pages})',
  pages: { one: '{n} page', other: '{n} pages' },
  document: 'Lease {number}',
} as const satisfies WordsLike<typeof pl>;
