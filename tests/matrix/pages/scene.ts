import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { outreachCalls } from '../../../src/contract/outreach/endpoints.ts';
import { hashToken } from '../../../src/server/kit/database/ids.ts';
import { must } from '../../factories/published-offer.ts';
import type { TestServer } from '../../kit/server.ts';
import { countered } from '../made.ts';
import { prepareRoutes, type RouteCaller, type RouteScene } from '../routes/scene.ts';
import { nobody } from '../scene.ts';

/** Everybody and everything that the rows of pages speak of. */
export type PageScene = RouteScene & {
  /** A published offer that the operator has hidden. */
  readonly hidden: string;
  /** An offer with a counter-offer of the tenant's. */
  readonly countered: string;
  /** A mail to the stranger, and what its link opens it with. */
  readonly mail: { readonly id: string; readonly token: string };
  /** A short link of a caller's to a page of ours. */
  readonly shortId: string;
};

/** Prepares the scene of the routes, and beside it what only pages show. */
export const preparePages = async (server: TestServer): Promise<PageScene> => {
  const scene = await prepareRoutes(server);
  const hidden = await scene.fresh();
  await must(scene.admin, offersCalls.hideOffer, { offerId: hidden, hidden: true, reason: 'Kontrola danych' });
  const { offerId } = await countered(scene);
  await server.work();
  const token = 'token-of-a-mail-that-the-stranger-opens';
  const { rows } = await server.db.execute<{ id: string }>(sql`update mail set viewer_hash = ${hashToken(token)}
    where id = (select id from mail where uid = ${scene.stranger.uid} and sent_at is not null limit 1) returning id`);
  const [mail] = rows;
  if (!mail) throw new Error('no mail to the stranger');
  const caller = scene.askers['caller'];
  if (!caller) throw new Error('there is no caller');
  const { shortId } = await must(caller, outreachCalls.createShortLink, { originalUrl: `${server.services.config.baseUrl}/faq` });
  return { ...scene, hidden, countered: offerId, mail: { id: mail.id, token }, shortId };
};

/** The uid of whoever asks; nobody's for a visitor. */
export const uidOf = ({ askers }: PageScene, asker: RouteCaller): string => (askers[asker] as { readonly uid?: string } | undefined)?.uid ?? nobody;
