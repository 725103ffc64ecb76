import { contentCalls } from '../../contract/content/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { decideOfferNotice, reportOffer } from './commands/notices.ts';
import { markReport, sendReport } from './commands.ts';
import { listOfferNotices } from './queries/notices.ts';
import { getContact, listReports } from './queries.ts';

/** The calls of the content room. */
export const contentEndpoints = [
  endpoint(contentCalls.sendReport, sendReport),
  endpoint(contentCalls.getContact, getContact, () => []),
  endpoint(contentCalls.listReports, listReports),
  endpoint(contentCalls.reportOffer, reportOffer),
  endpoint(contentCalls.listOfferNotices, listOfferNotices),
  endpoint(contentCalls.decideOfferNotice, decideOfferNotice),
  endpoint(contentCalls.markReport, markReport),
];
