import { signingCalls } from '../../contract/signing/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { checkDocument } from './commands/check-document.ts';
import { getOfferPhotos, getReadingCopy } from './commands/get-attachment.ts';
import { noteDocumentOpened } from './commands/note-opening.ts';
import { requestSigningCode } from './commands/request-code.ts';
import { getDocument, getDocumentLink } from './queries/get-document.ts';
import { getSentCode } from './queries/sent-code.ts';

/** The calls of the signing room. */
export const signingEndpoints = [
  endpoint(signingCalls.getSentCode, getSentCode),
  endpoint(signingCalls.requestSigningCode, requestSigningCode),
  endpoint(signingCalls.noteDocumentOpened, noteDocumentOpened),
  endpoint(signingCalls.getDocument, getDocument),
  endpoint(signingCalls.getDocumentLink, getDocumentLink),
  endpoint(signingCalls.getReadingCopy, getReadingCopy),
  endpoint(signingCalls.getOfferPhotos, getOfferPhotos),
  endpoint(signingCalls.checkDocument, checkDocument),
];
