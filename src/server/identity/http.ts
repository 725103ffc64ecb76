/** The calls and the upload of the identity room. */

import { identityCalls } from '../../contract/identity/endpoints.ts';
import { pdfUploadBytes } from '../kit/files/upload.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { askPresence, decideRequest, enterCode, resetRequest } from './commands/console.ts';
import { decideIdentity } from './commands/decide-identity.ts';
import { submitSignedFile, uploadSignedFile } from './commands/file.ts';
import { answerPresence, notePresence, openInstructions } from './commands/request.ts';
import { getMyIdentity } from './queries/my-identity.ts';
import { getRequest, listRequests } from './queries/requests.ts';

/** The calls of the identity room. */
export const identityEndpoints = [
  endpoint(identityCalls.getMyIdentity, getMyIdentity),
  endpoint(identityCalls.openInstructions, openInstructions),
  endpoint(identityCalls.answerPresence, answerPresence),
  endpoint(identityCalls.notePresence, notePresence),
  endpoint(identityCalls.listRequests, listRequests),
  endpoint(identityCalls.getRequest, getRequest),
  endpoint(identityCalls.enterCode, enterCode),
  endpoint(identityCalls.askPresence, askPresence),
  endpoint(identityCalls.decideRequest, decideRequest),
  endpoint(identityCalls.resetRequest, resetRequest),
  endpoint(identityCalls.submitSignedFile, submitSignedFile),
  endpoint(identityCalls.decideIdentity, decideIdentity),
];

/** The signed file is uploaded outside the calls, as a multipart form. */
export const identityRoutes: readonly RawRoute[] = [{ method: 'POST', path: '/identity/file', limit: pdfUploadBytes, handle: uploadSignedFile }];
