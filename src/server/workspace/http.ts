import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { listLeases } from './queries/leases.ts';
import { countOffers } from './queries/menu.ts';
import { countQuestions, getHome, listOffers, listQuestions } from './queries.ts';

/** The calls of the workspace room. */
export const workspaceEndpoints = [
  endpoint(workspaceCalls.listOffers, listOffers),
  endpoint(workspaceCalls.listLeases, listLeases),
  endpoint(workspaceCalls.listQuestions, listQuestions),
  endpoint(workspaceCalls.countQuestions, countQuestions),
  endpoint(workspaceCalls.countOffers, countOffers),
  endpoint(workspaceCalls.getHome, getHome),
];
