import { signingCalls } from '../../contract/signing/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { requestSigningCode } from './commands/request-code.ts';
import { checkDocument, getDocument, getDocumentLink } from './queries/check-document.ts';

/** The calls of the signing room. */
export const signingEndpoints = [
  endpoint(signingCalls.requestSigningCode, requestSigningCode),
  endpoint(signingCalls.getDocument, getDocument),
  endpoint(signingCalls.getDocumentLink, getDocumentLink),
  endpoint(signingCalls.checkDocument, checkDocument),
];
