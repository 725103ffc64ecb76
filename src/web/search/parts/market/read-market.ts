/** Reads the market that an address names; runs on the server. */

import { data, redirect } from 'react-router';
import type { Ask } from '../../../../contract/kit/client.ts';
import { marketCalls } from '../../../../contract/search/endpoints/market.ts';
import { citySlug, type Market, marketPath, provinceOfSlug, usageOfSlug } from '../../../../domain/search/rules/market.ts';
import { orErrorPage } from '../../../kit/page/request.ts';
import { cardOf } from '../card/card-data.ts';

/** What the address says, as the router cut it up. */
type Named = { readonly use?: string | undefined; readonly province?: string | undefined; readonly city?: string | undefined };

/** A place that nobody knows: the page of its province is the way on, `null` where use or province is none. */
const unknown = (within: Market | null) => data({ market: within, found: null }, { status: 404 });

/**
 * The market of an address with its offers. Capitals and Polish letters lead to the address as it is written: `/wynajem/Biura/łódzkie` means one
 * thing only. `path` is the asked address without its language, `pathIn` one of the page's language.
 */
export const readMarket = async (ask: Ask, named: Named, path: string, pathIn: (path: string) => string) => {
  const [use, province] = [usageOfSlug(citySlug(named.use ?? '')), provinceOfSlug(citySlug(named.province ?? ''))];
  if (!use || !province) return unknown(null);
  const city = named.city === undefined ? null : citySlug(named.city);
  const answer = await ask(marketCalls.getMarket, { use, province, ...(city !== null && { city }) });
  if (!answer.ok && /^(place\.not_found|kit\.invalid_input)$/.test(answer.refusal.code)) return unknown({ use, province, city: null });
  const found = orErrorPage(answer);
  const market: Market = { use, province, city: found.city };
  const written = marketPath(market);
  if (path.replace(/\/$/, '') !== written) throw redirect(pathIn(written), 301);
  return { market, found: { ...found, items: found.items.map(cardOf) } };
};
