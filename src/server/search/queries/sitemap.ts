/** Tells search engines which pages there are: robots.txt and the sitemap, split so that no file names more than 50 000 addresses. */

import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { workspacePath } from '../../../domain/kit/page/paths.ts';
import { type Lang, langs } from '../../../domain/kit/viewer.ts';
import { marketPath } from '../../../domain/search/rules/market.ts';
import { addressIn } from '../../../words/kit/addresses.ts';
import type { Ctx } from '../../kit/context.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { allMarkets, listedFrom, listedStarts, type MarketCount } from '../store/markets.ts';

/** An offer has an address in each language, and a file may hold 50 000 addresses. */
const offersPerFile = 25_000;
const hour = 3_600;

const publicPages = ['/', '/offers', '/faq', '/pomoc', '/wanted-listings', '/accessibility', '/check', '/regulamin-promocji', '/api'];

/** Pages of people and of the machine; everything else may be read. */
const closed = ['/admin', '/call/', '/live', '/mailbox', workspacePath, '/read/', '/compare', '/en/compare'];

/** `/robots.txt`. */
export const serveRobots = async (ctx: Ctx): Promise<Response> =>
  textOf(
    ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${ctx.config.baseUrl}/sitemap.xml`, ''].join('\n'),
    'text/plain',
  );

/** `/sitemap.xml`: the index of its files. */
export const serveSitemap = async (ctx: Ctx): Promise<Response> => {
  const refused = tooMany(ctx);
  if (refused) return refused;
  const starts = await listedStarts(ctx.db, offersPerFile);
  const files = ['/sitemap/pages.xml', ...starts.map((id) => `/sitemap/offers/${id}.xml`)];
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escaped(ctx.config.baseUrl + file)}</loc></sitemap>`),
  );
};

/** `/sitemap/pages.xml`: the pages that are always there, and the markets that have offers. */
export const servePagesSitemap = async (ctx: Ctx): Promise<Response> => {
  const refused = tooMany(ctx);
  if (refused) return refused;
  const paths = [...publicPages, ...marketPaths(await allMarkets(ctx.db))];
  return xml(
    'urlset',
    paths.flatMap((path) => urls(ctx, path)),
  );
};

const marketPaths = (markets: readonly MarketCount[]): readonly string[] => [...new Set(markets.map(marketPath))];

/** `/sitemap/offers/{id}.xml`: listed offers from that one on. */
export const serveOffersSitemap = async (ctx: Ctx, { file = '' }: Readonly<Record<string, string>>): Promise<Response> => {
  const [, from] = /^([A-Za-z0-9]{20})\.xml$/.exec(file) ?? [];
  if (from === undefined) return new Response(null, { status: 404 });
  const refused = tooMany(ctx);
  if (refused) return refused;
  const offers = await listedFrom(ctx.db, from, offersPerFile);
  return xml(
    'urlset',
    offers.flatMap(({ offerId, publishedAt }) => urls(ctx, offerPath(offerId), publishedAt)),
  );
};

/** The page in both languages, each with the addresses of both. */
const urls = ({ config }: Ctx, path: string, changed?: string): readonly string[] => {
  const address = (lang: Lang): string => escaped(config.baseUrl + addressIn(lang, path));
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  const others = langs.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang)}"/>`).join('');
  return langs.map((lang) => `<url><loc>${address(lang)}</loc>${lastmod}${others}</url>`);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const xml = (root: string, items: readonly string[]): Response =>
  textOf(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('\n')}\n</${root}>\n`,
    'application/xml',
  );

const textOf = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${hour}` } });

/** A file is dear to make: whoever asks for many waits. */
const tooMany = (ctx: Ctx): Response | null => {
  const refusal = ctx.rates.count(`sitemap:${networkOf(ctx.address)}`, limitNumbers.sitemapsPerMinute);
  return refusal ? new Response(null, { status: 429, headers: { 'retry-after': String(refusal.params?.['retryAfter'] ?? 60) } }) : null;
};
