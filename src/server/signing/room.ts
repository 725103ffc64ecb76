import { signingRefusalWords } from '../../words/signing/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { signedForPort } from '../companies/queries/ports.ts';
import { signatureReaderPort } from '../identity/queries/signature-reader.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { signingDuties } from './clock.ts';
import { signingRecords } from './commands/personal-records.ts';
import { readFileSignatures } from './documents/reader/file-signatures.ts';
import { companySigningEffects, identitySigningEffects } from './effects.ts';
import { signingEndpoints } from './http.ts';
import { signingMails } from './mail.ts';
import { signingPort } from './queries/purposes.ts';
import { attachmentFiles } from './store/attachments.ts';
import { documentFiles } from './store/documents.ts';
import { hasSignedFor } from './store/people.ts';

/** Codes for acts, consents, evidence, drawn and sealed documents, and who may read them. */
export const signingRoom = room({
  name: 'signing',
  endpoints: signingEndpoints,
  duties: signingDuties,
  mails: signingMails,
  ports: [signingPort],
  effects: { ...identitySigningEffects, ...companySigningEffects },
  fills: [share(personalRecordsPort, signingRecords), fill(signedForPort, hasSignedFor), fill(signatureReaderPort, readFileSignatures)],
  files: [...documentFiles, attachmentFiles],
  words: signingRefusalWords,
});
