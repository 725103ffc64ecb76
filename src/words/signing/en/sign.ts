import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/sign.ts';

/** Signing with an e-mailed code: the lease, and what the protocol shares with it. */
export const en = {
  'page.title': 'Sign the lease',
  'page.later': 'Come back later',
  'page.notYours': 'This link is for another person. Open it in the account that the e-mail came to.',
  'bind.lease':
    'The signature concludes, on behalf of {company}, a lease that binds both parties from that moment. The deposit of {deposit} is due by {due}.',
  'step.read': 'Read the lease',
  'step.read.text': '{pages} · hash {hash}, the same as in the e-mail with the code',
  'step.consents': 'I declare that',
  'consent.lease.terms': 'I have read the lease and accept its content and the terms of service,',
  'consent.lease.electronic_signature': 'I agree to conclude the lease electronically, with a signature without a qualified certificate,',
  'consent.lease.deposit_terms': 'I accept the terms of the deposit: Parter holds it until the protocol is signed.',
  'consent.protocol.electronic_signature': 'I agree to sign the protocol electronically, with a signature without a qualified certificate.',
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
  'sign.busy': 'Signing…',
  'sign.lease.after': 'The document “Lease {number}” (sealed PDF) will be created. We will send it to you and to the landlord.',
  left: 'The reservation ends in',
  open: 'Open the document ({pages})',
  pages: { one: '{n} page', other: '{n} pages' },
  document: 'Lease {number}',
} as const satisfies WordsLike<typeof pl>;
