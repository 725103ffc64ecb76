/** The calls and the upload of the agency room. */

import { agencyCalls } from '../../contract/agency/endpoints.ts';
import { pdfUploadBytes } from '../kit/files/upload.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { answerAgreement, revokeAgreement, withdrawAgreement } from './commands/answer.ts';
import { declareExchange, reviewAgreementFile, uploadAgreementFile } from './commands/files.ts';
import { setInsurance, uploadPolicy } from './commands/insure.ts';
import { proposeAgreement, sendAgreement } from './commands/propose.ts';
import { getAgreement, getAgreementByToken, getOfferAgency, listAgreements } from './queries/agreement.ts';
import { listAgreementFiles, listLargeRents } from './queries/console.ts';

/** The calls of the agency room. */
export const agencyEndpoints = [
  endpoint(agencyCalls.proposeAgreement, proposeAgreement),
  endpoint(agencyCalls.sendAgreement, sendAgreement),
  endpoint(agencyCalls.getAgreement, getAgreement),
  endpoint(agencyCalls.getAgreementByToken, getAgreementByToken),
  endpoint(agencyCalls.getOfferAgency, getOfferAgency),
  endpoint(agencyCalls.answerAgreement, answerAgreement),
  endpoint(agencyCalls.withdrawAgreement, withdrawAgreement),
  endpoint(agencyCalls.revokeAgreement, revokeAgreement),
  endpoint(agencyCalls.declareExchange, declareExchange),
  endpoint(agencyCalls.listAgreements, listAgreements),
  endpoint(agencyCalls.setInsurance, setInsurance),
  endpoint(agencyCalls.listAgreementFiles, listAgreementFiles),
  endpoint(agencyCalls.listLargeRents, listLargeRents),
  endpoint(agencyCalls.reviewAgreementFile, reviewAgreementFile),
];

/** What the agency room takes besides calls: the signed file of an agreement, and the copy of a policy. */
export const agencyRoutes: readonly RawRoute[] = [
  { method: 'POST', path: '/agency/:id/form', limit: pdfUploadBytes, handle: uploadAgreementFile },
  { method: 'POST', path: '/agency/policy', limit: pdfUploadBytes, handle: uploadPolicy },
];
