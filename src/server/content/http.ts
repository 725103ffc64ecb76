import { analyticsCalls } from '../../contract/content/endpoints/analytics.ts';
import { apiCalls } from '../../contract/content/endpoints/api.ts';
import { faqCalls } from '../../contract/content/endpoints/faq.ts';
import { promotionCalls } from '../../contract/content/endpoints/promotion.ts';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { decideOfferNotice, reportOffer, reportWantedListing } from './commands/notices.ts';
import { sendFaqOpinion } from './commands/opinions.ts';
import { logPurchase, logVisit } from './commands/visits.ts';
import { markReport, sendReport } from './commands.ts';
import { getApi } from './queries/api.ts';
import { askFaq, getFaqSettings } from './queries/faq.ts';
import { listOfferNotices } from './queries/notices.ts';
import { listFaqOpinions } from './queries/opinions.ts';
import { getPromotion } from './queries/promotion.ts';
import { getVisits } from './queries/visits.ts';
import { getContact, listReports } from './queries.ts';

/** The calls of the content room. */
export const contentEndpoints = [
  endpoint(contentCalls.sendReport, sendReport),
  endpoint(contentCalls.getContact, getContact, () => []),
  endpoint(contentCalls.listReports, listReports),
  endpoint(contentCalls.reportOffer, reportOffer),
  endpoint(contentCalls.reportWantedListing, reportWantedListing),
  endpoint(contentCalls.listOfferNotices, listOfferNotices),
  endpoint(contentCalls.decideOfferNotice, decideOfferNotice),
  endpoint(contentCalls.markReport, markReport),
  endpoint(faqCalls.askFaq, askFaq),
  endpoint(faqCalls.getFaqSettings, getFaqSettings, () => []),
  endpoint(faqCalls.sendFaqOpinion, sendFaqOpinion),
  endpoint(faqCalls.listFaqOpinions, listFaqOpinions),
  endpoint(analyticsCalls.logVisit, logVisit),
  endpoint(analyticsCalls.logPurchase, logPurchase),
  endpoint(analyticsCalls.getVisits, getVisits),
  endpoint(apiCalls.getApi, getApi, () => []),
  endpoint(promotionCalls.getPromotion, getPromotion, () => []),
];
