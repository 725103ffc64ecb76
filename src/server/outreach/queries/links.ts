/** Reads short links, and what an address is that one shall lead to. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { isShortId, readAddress } from '../../../domain/outreach/rules/links.ts';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { countLinks, linkById, pageOfLinks, type ShortLinkRow } from '../store/links.ts';

type Answer<Name extends keyof typeof outreachCalls> = Promise<Result<OutputOf<(typeof outreachCalls)[Name]>>>;

/** The address of a short link as it is given to people. */
export const linkOf = ({ config }: Pick<Services, 'config'>, shortId: string): string => `${config.baseUrl}/l/${shortId}`;

const hostOf = (href: string): string => new URL(href).host;
const isOwn = ({ config }: Pick<Services, 'config'>, href: string): boolean => hostOf(href) === hostOf(config.baseUrl);

/** The address that somebody typed, as browsers write it; a short link to a short link is none. */
export const addressOf = (services: Pick<Services, 'config'>, typed: string): Result<string> => {
  const read = readAddress(typed);
  if ('refusal' in read) return refused(read.refusal);
  const url = URL.parse(read.href);
  // The router of the pages reads a path without regard to case and with its escapes.
  const isLoop = url !== null && isOwn(services, url.href) && /^\/*(?:en\/+)?l\//i.test(decodedPath(url));
  const isSound = url !== null && !isLoop && url.href.length <= outreachNumbers.urlMax;
  return isSound ? ok(url.href) : refused(refuse('outreach.url_wrong', { field: 'originalUrl' }));
};

const decodedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** A link by the id in its address. */
export const findLink = async (reader: Reader, shortId: string): Promise<Result<ShortLinkRow>> => {
  if (!isShortId(shortId)) return refused(refuse('outreach.link_invalid'));
  const link = await linkById(reader, shortId);
  return link === null ? refused(refuse('outreach.link_not_found')) : ok(link);
};

/** Where a short link leads. */
export const getShortLink = async (ctx: Ctx, { shortId }: InputOf<typeof outreachCalls.getShortLink>): Answer<'getShortLink'> => {
  const link = await findLink(ctx.db, shortId);
  if (!link.ok) return link;
  const { originalUrl: href } = link.value;
  return ok({ href, host: hostOf(href), isOwn: isOwn(ctx, href) });
};

/** The caller's own links. */
export const listShortLinks = async (ctx: Ctx, { page: asked }: InputOf<typeof outreachCalls.listShortLinks>): Answer<'listShortLinks'> => {
  const { uid } = signedIn(ctx);
  const size = outreachNumbers.tablePage;
  const { rows, page, total } = await readWithin(asked, size, async ({ limit, offset }) => ({
    rows: await pageOfLinks(ctx.db, uid, limit, offset),
    total: await countLinks(ctx.db, uid),
  }));
  const items = rows.map(({ shortId, originalUrl, clicks, lastClickedAt, createdAt }) => {
    return { shortId, link: linkOf(ctx, shortId), originalUrl, clicks, lastClickedAt, createdAt };
  });
  return ok(pageOf(items, { page, size, total }));
};
