/** Many offers on the map, as search lists them: rows of the projection alone, written past the program. */

import { sql } from 'drizzle-orm';
import type { Db } from '../../src/server/kit/database/database.ts';

/** Offers in a row to the north-east of a corner, a thousandth of a degree apart; the second half is as far north again as `apart` says. */
export type Crowd = { readonly name: string; readonly count: number; readonly lat: number; readonly lng: number; readonly apart: number };

/** Lists a crowd: every second offer is an office, the others are shops; with an id of its own for each. */
export const aCrowd = async (db: Db, { name, count, lat, lng, apart }: Crowd): Promise<void> => {
  await db.execute(sql`
    insert into listing (offer_id, number, state, listed, booked, sale, name, use, address, city, city_key, county, county_key, province, surface, floors, free_from, price, price_per_metre,
      lat, lng, image_count, valid_to, published_at, modified_at)
    select ${name} || lpad(n::text, ${20 - name.length}::int, '0'), n, 'ACTIVE', true, false, false, ${name} || ' ' || n, case when n % 2 = 0 then 'office' else 'retail' end, 'ul. Prosta ' || n, 'Łódź', 'lodz',
      null, '', 'lodzkie', 20 + n % 500, '["0"]', '2026-12-01'::date, (n * 7919 % 100000 + 1000) * 100, 5000,
      ${lat}::float8 + (n % ${count / 2}::int) / 1000.0 + case when n > ${count / 2}::int then ${apart}::float8 else 0 end,
      ${lng}::float8 + (n % ${count / 2}::int) / 1000.0, 0, now() + interval '20 days', now(), now() - make_interval(mins => n)
    from generate_series(1, ${count}::int) n`);
};

/** Takes a crowd out of the lists. */
export const dropCrowd = async (db: Db, { name }: Pick<Crowd, 'name'>): Promise<void> => {
  await db.execute(sql`delete from listing where starts_with(offer_id, ${name})`);
};
