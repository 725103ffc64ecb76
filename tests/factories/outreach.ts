/** Prospects of tests: how they come by the links that callers make. */

import { sql } from 'drizzle-orm';
import { hashAddress } from '../../src/server/kit/database/ids.ts';
import type { Client, TestServer } from '../kit/server.ts';

/** Opens a short link as a browser that says this of itself. */
export const visit = (client: Client, shortId: string, userAgent = 'Mozilla/5.0 Firefox/140.0') =>
  client.fetch('/call/openShortLink', { method: 'POST', body: JSON.stringify({ data: { shortId } }), headers: { 'user-agent': userAgent } });

/** The newest campaign link for an address. */
export const linkFor = async ({ db }: Pick<TestServer, 'db'>, email: string): Promise<{ readonly shortId: string; readonly url: URL }> => {
  const { rows } = await db.execute<{ short_id: string; original_url: string }>(sql`
    select short_id, original_url from short_link join prospect on prospect.id = prospect_id
    where prospect.email_hash = ${hashAddress(email)} order by short_link.created_at desc limit 1`);
  const [row] = rows;
  if (!row) throw new Error(`no link for ${email}`);
  return { shortId: row.short_id, url: new URL(row.original_url) };
};

/** The six parameters of an address. */
export const campaignOf = (url: URL) => {
  const of = (name: string): string => url.searchParams.get(`utm_${name}`) ?? '';
  return {
    utmSource: of('source'),
    utmMedium: of('medium'),
    utmCampaign: of('campaign'),
    utmId: of('id'),
    utmTerm: of('term'),
    utmContent: of('content'),
  };
};
