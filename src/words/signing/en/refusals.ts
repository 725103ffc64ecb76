import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of signatures and documents. */
export const en = {
  'refusal.signing.not_allowed': 'You cannot sign this document.',
  'refusal.signing.document_missing': 'The document to sign is not ready yet. Wait a moment and try again.',
  'refusal.signing.document_changed': 'The document has changed since you opened it. Read the new version and ask for a new code.',
  'refusal.signing.names_others':
    'This document is to be signed by {names}. To sign it yourself, go back to the preview of the offer and prepare the document anew: it will name you.',
  'refusal.signing.consents_required': 'Tick every consent that signing needs.',
  'refusal.signing.code_required': 'Confirm with the code of an e-mail. Read the document and ask for the code first.',
  'refusal.signing.waits_for_second':
    'One of the two people has signed. The second one has until {until}; meanwhile nobody else signs this document.',
  'refusal.document.not_found': 'There is no such document, or you have no access to it.',
  'refusal.document.drawn_by_transition': 'This document is made by its own step. It does not exist yet, or you have no access to it.',
} as const satisfies WordsLike<typeof pl>;
