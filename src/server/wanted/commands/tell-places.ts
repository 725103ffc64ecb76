/** Finds whose alerts a listing is new to, mails what their places have brought, and forgets what is over. */

import { maySeeCompanyName } from '../../../domain/companies/rules/name-access.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { alertDueAt } from '../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { wantsMail } from '../../accounts/queries/mail-choices.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { nameAccessOf } from '../../companies/queries/access.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { placeNews } from '../mail.ts';
import { wantedById } from '../store/listings.ts';
import { lockMatching } from '../store/matches.ts';
import { deleteAlert, settleAlertsOf } from '../store/place-alerts.ts';
import { findAlertsFor, markMailed, type NewListing, takeForPerson } from '../store/place-matches.ts';

/** Notes the alerts that a listing is new to since it was added, restored, changed, or is back with its company's acceptance. A repeat finds nothing anew. */
export const tellPlaces = async (services: Services, { listingId }: { readonly listingId: Id }): Promise<void> => {
  await transact(services, async (tx) => {
    await lockMatching(tx);
    const row = await wantedById(tx, listingId);
    if (row === null || !isWantedActive(row.state)) return ok(null);
    const now = await databaseNow(tx);
    await findAlertsFor(tx, row, { instant: alertDueAt('instant', now), daily: alertDueAt('daily', now), weekly: alertDueAt('weekly', now) });
    return ok(null);
  });
};

/**
 * Mails a person what all their alerts have found since their last mails: each listing once, under the oldest alert that found it. The duty holds
 * the row that whoever changes an alert locks first, of people alone whose address is confirmed. A mail about nothing is none, and to whoever has left the
 * kind what it would have named counts as told: they want none of it.
 */
export const mailPlaces: Duty['fulfil'] = async (services, tx, { id: uid, now }) => {
  const [person, isWanted] = await Promise.all([personByUid(tx, uid), wantsMail(tx, uid, 'placeAlerts')]);
  const found = await takeForPerson(tx, { uid, companyId: person?.company?.id ?? null, now });
  await settleAlertsOf(tx, uid);
  if (person === null || !isWanted || found.length === 0) return;
  const alerts = await markMailed(tx, [...new Set(found.map(({ alertId }) => alertId))], now);
  await notice(tx, [`user:${uid}`]);
  const places = alerts.map(({ id, location, lat, lng, radiusKm, use, frequency }) => ({
    ...{ location, point: { lat, lng }, radius: radiusKm, use, frequency },
    listings: found.filter(({ alertId }) => alertId === id),
  }));
  const facts = await factsOf(tx, person, places);
  await mail(services, tx, placeNews, person, { facts, once: `${uid}:${now}` });
};

type NewMatches = { readonly listings: readonly NewListing[] };

/** What the mail says: at most ten listings, none of them twice, with the names of companies that the reader may see. */
const factsOf = async <P extends NewMatches>(tx: Tx, person: Person, places: readonly P[]) => {
  const named = new Set<Id>();
  const access = await nameAccessOf(tx, [...new Set(places.flatMap(({ listings }) => listings.map(({ listing }) => listing.companyId)))]);
  const shown = places.map(({ listings, ...place }) => ({
    ...place,
    listings: listings.flatMap(({ listing, companyName }) => {
      if (named.has(listing.id)) return [];
      named.add(listing.id);
      if (named.size > alertNumbers.offersShown) return [];
      const { id, companyId, location, radiusKm: radius, use, maxRent, minSurface, maxSurface, neededFrom } = listing;
      const seesCompany = maySeeCompanyName(person, { companyId, hasAccess: access.get(companyId) ?? [] });
      return [{ id, location, radius, use, maxRent, minSurface, maxSurface, neededFrom, company: seesCompany ? companyName : null }];
    }),
  }));
  return { places: shown.filter(({ listings }) => listings.length > 0), total: named.size };
};

/** Removes an alert whose deletion can be undone no more. */
export const forgetAlert: Duty['fulfil'] = (_services, tx, { id }) => deleteAlert(tx, id);
