/** Joins the calls of the companies room with their code. */

import { accessCalls } from '../../contract/companies/endpoints/access.ts';
import { teamCalls } from '../../contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { pdfUploadBytes } from '../kit/files/upload.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { grantCompanyAccess, revokeCompanyAccess } from './commands/access.ts';
import { changeCompany, decideCompanyChange } from './commands/change.ts';
import { addCompany, uploadAuthority } from './commands/company.ts';
import { clearCompanyDetails, decideCompany, submitCompany } from './commands/link.ts';
import { checkCompanyRegisters, getCompanyFromRegistry } from './commands/registers.ts';
import {
  appointCompanyCreator,
  deleteCompany,
  deleteUserFromCompany,
  handOverCompany,
  inviteToCompany,
  updateUserCompanyId,
} from './commands/team.ts';
import { listCompanyAccess } from './queries/access.ts';
import { listCompanyChanges } from './queries/changes.ts';
import { checkIfCompanyExists, getMyCompany } from './queries/company.ts';
import { getCosigners } from './queries/representation.ts';
import { getCompanyBlockers, listCompanySuccessors, listCompanyWorkers } from './queries/team.ts';

/** The calls of the companies room. */
export const companiesEndpoints = [
  endpoint(companiesCalls.getMyCompany, getMyCompany),
  endpoint(companiesCalls.checkIfCompanyExists, checkIfCompanyExists),
  endpoint(companiesCalls.getCompanyFromRegistry, getCompanyFromRegistry),
  endpoint(companiesCalls.checkCompanyRegisters, checkCompanyRegisters),
  endpoint(companiesCalls.getCosigners, getCosigners),
  endpoint(companiesCalls.addCompany, addCompany),
  endpoint(companiesCalls.changeCompany, changeCompany),
  endpoint(companiesCalls.decideCompanyChange, decideCompanyChange),
  endpoint(companiesCalls.listCompanyChanges, listCompanyChanges),
  endpoint(companiesCalls.submitCompany, submitCompany),
  endpoint(companiesCalls.clearCompanyDetails, clearCompanyDetails),
  endpoint(companiesCalls.decideCompany, decideCompany),
  endpoint(teamCalls.listCompanyWorkers, listCompanyWorkers),
  endpoint(teamCalls.listCompanySuccessors, listCompanySuccessors),
  endpoint(teamCalls.getCompanyBlockers, getCompanyBlockers),
  endpoint(teamCalls.inviteToCompany, inviteToCompany),
  endpoint(teamCalls.updateUserCompanyId, updateUserCompanyId),
  endpoint(teamCalls.deleteUserFromCompany, deleteUserFromCompany),
  endpoint(teamCalls.handOverCompany, handOverCompany),
  endpoint(teamCalls.appointCompanyCreator, appointCompanyCreator),
  endpoint(teamCalls.deleteCompany, deleteCompany),
  endpoint(accessCalls.listCompanyAccess, listCompanyAccess),
  endpoint(accessCalls.grantCompanyAccess, grantCompanyAccess),
  endpoint(accessCalls.revokeCompanyAccess, revokeCompanyAccess),
];

/** The document that proves a capacity is uploaded outside the calls, as a multipart form. */
export const companiesRoutes: readonly RawRoute[] = [
  { method: 'POST', path: '/companies/:id/authority', limit: pdfUploadBytes, handle: uploadAuthority },
];
