import { contentCalls } from '../../contract/content/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { markReport, sendReport } from './commands.ts';
import { getContact, listReports } from './queries.ts';

/** The calls of the content room. */
export const contentEndpoints = [
  endpoint(contentCalls.sendReport, sendReport),
  endpoint(contentCalls.getContact, getContact, () => []),
  endpoint(contentCalls.listReports, listReports),
  endpoint(contentCalls.markReport, markReport),
];
