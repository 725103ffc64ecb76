/** The calls of the outreach room, and its file. */

import { prospectCalls } from '../../contract/outreach/endpoints/prospects.ts';
import { outreachCalls } from '../../contract/outreach/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { setBonus } from './commands/bonuses.ts';
import { createShortLink, generateUtmLink, openShortLink } from './commands/links.ts';
import { callerSendOffer, callerSendWebsite } from './commands/send.ts';
import { getOutreach, listBonuses } from './queries/figures.ts';
import { serveFigures } from './queries/figures-file.ts';
import { getShortLink, listShortLinks } from './queries/links.ts';
import { checkProspect, listProspects } from './queries/prospects.ts';

/** The calls of the outreach room. */
export const outreachEndpoints = [
  endpoint(outreachCalls.createShortLink, createShortLink),
  endpoint(outreachCalls.getShortLink, getShortLink),
  endpoint(outreachCalls.openShortLink, openShortLink),
  endpoint(outreachCalls.listShortLinks, listShortLinks),
  endpoint(outreachCalls.generateUtmLink, generateUtmLink),
  endpoint(outreachCalls.checkProspect, checkProspect),
  endpoint(prospectCalls.listProspects, listProspects),
  endpoint(outreachCalls.callerSendWebsite, callerSendWebsite),
  endpoint(outreachCalls.callerSendOffer, callerSendOffer),
  endpoint(outreachCalls.getOutreach, getOutreach),
  endpoint(outreachCalls.listBonuses, listBonuses),
  endpoint(outreachCalls.setBonus, setBonus),
];

/** What the room answers besides calls: the figures as a file. */
export const outreachRoutes: readonly RawRoute[] = [{ method: 'GET', path: '/dashboard/figures.csv', handle: serveFigures }];
