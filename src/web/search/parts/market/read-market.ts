/** Reads the market that an address names; runs on the server. */

import { data, redirect } from 'react-router';
import type { Ask } from '../../../../contract/kit/client.ts';
import { marketCalls } from '../../../../contract/search/endpoints/market.ts';
import { searchCalls } from '../../../../contract/search/endpoints.ts';
import { citySlug, type Market, marketPath, provinceOfSlug, usageOfSlug } from '../../../../domain/search/rules/market.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { provinceText } from '../../../../words/search/line-terms.ts';
import { orErrorPage } from '../../../kit/page/request.ts';
import { cardOf } from '../card/card-data.ts';

/** What the address says, as the router cut it up. */
type MarketName = { readonly use?: string | undefined; readonly province?: string | undefined; readonly city?: string | undefined };

/** A place that nobody knows: the page of its province is the way on, `null` where use or province is none. */
const unknown = (within: Market | null) => data({ market: within, found: null, search: '' }, { status: 404 });

/**
 * The market of an address with its offers. Capitals and Polish letters lead to the address as it is written: `/wynajem/Biura/łódzkie` means one
 * thing only. `path` is the asked address without its language, `pathIn` one of the page's language.
 */
export const readMarket = async (
  ask: Ask,
  named: MarketName,
  { path, lang }: { readonly path: string; readonly lang: Lang },
  pathIn: (path: string) => string,
) => {
  const [use, province] = [usageOfSlug(citySlug(named.use ?? '')), provinceOfSlug(citySlug(named.province ?? ''))];
  if (!use || !province) return unknown(null);
  const city = named.city === undefined ? null : citySlug(named.city);
  const answer = await ask(marketCalls.getMarket, { use, province, ...(city !== null && { city }) });
  if (!answer.ok && /^(place\.not_found|kit\.invalid_input)$/.test(answer.refusal.code)) return unknown({ use, province, city: null });
  const found = orErrorPage(answer);
  const market: Market = { use, province, city: found.city };
  const written = marketPath(market);
  if (path.replace(/\/$/, '') !== written) throw redirect(pathIn(written), 301);
  return { market, found: { ...found, items: found.items.map(cardOf) }, search: await searchOf(ask, market, lang) };
};

/**
 * The query of the search with the filters of a market, where more can be set. The town stands in the field of the place, where a radius can be drawn
 * around it, by the name that leads to it among those of its name; one that the field does not understand stands beside its province.
 */
const searchOf = async (ask: Ask, { use, province, city }: Market, lang: Lang): Promise<string> => {
  const shared = { premisesPurpose: use, offerType: 'rent' };
  const named = city === null ? null : await ask(searchCalls.understandLine, { line: `${city}, ${provinceText(province, lang)}` });
  const [chip, ...more] = named?.ok && named.value.unread.length === 0 ? named.value.chips : [];
  const isTown = chip?.kind === 'place' && chip.place.level === 'city' && chip.place.city === city && chip.place.province === province;
  if (isTown && more.length === 0) return `?${new URLSearchParams({ ...shared, place: chip.text })}`;
  return `?${new URLSearchParams({ ...shared, province, ...(city !== null && { city }) })}`;
};
