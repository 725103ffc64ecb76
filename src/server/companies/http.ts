import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

/** The calls of the companies room. */
export const companiesEndpoints = [
  endpoint(companiesCalls.getMyCompany, queries.getMyCompany),
  endpoint(companiesCalls.checkIfCompanyExists, queries.checkIfCompanyExists),
  endpoint(companiesCalls.addCompany, commands.addCompany),
  endpoint(companiesCalls.submitCompany, commands.submitCompany),
  endpoint(companiesCalls.clearCompanyDetails, commands.clearCompanyDetails),
  endpoint(companiesCalls.decideCompany, commands.decideCompany),
];
