import { codeRefusals } from '../accounts/schema.ts';
import { consents, sha256, sixDigits } from '../kit/shapes.ts';

/** What a signature by code brings: the six digits, the SHA-256 of the document that was read, the consents that were ticked. */
export const signature = { code: sixDigits.optional(), documentSha256: sha256.optional(), consents: consents.optional() };

/** What keeps a person from binding their company: asked at every binding act, when its code is asked for and when it is typed. */
export const signerRefusals = [
  'person.email_unverified',
  'person.identity_not_accepted',
  'person.company_not_accepted',
  'person.email_change_pending',
] as const;

/** What keeps a signature by code from being taken. */
export const signatureRefusals = [
  'signing.document_missing',
  'signing.document_changed',
  'signing.consents_required',
  ...signerRefusals,
  ...codeRefusals,
] as const;
