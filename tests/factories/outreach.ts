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

/** Makes everybody who registers from now on a prospect who has just come by a link, so that whatever they do credits somebody. */
export const everybodyIsAProspect = async ({ db }: Pick<TestServer, 'db'>): Promise<void> => {
  await db.execute(sql`
    create function make_prospect() returns trigger language plpgsql as $$ begin
      insert into prospect (id, caller_uid, email_hash, uid, is_existing, utm_source, utm_medium, utm_campaign, utm_id, utm_term, utm_content, touched_at)
      values (new.uid, 'caller', new.uid, new.uid, true, 'parter', 'mail', 'test', new.uid, 'test', 'test', now());
      return new;
    end $$`);
  await db.execute(sql`create trigger make_prospect after insert on person for each row execute function make_prospect()`);
};
