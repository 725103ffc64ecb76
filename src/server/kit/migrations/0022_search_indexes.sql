-- Written by `npm run schema` from the table definitions.

DROP INDEX "listing_place";

DROP INDEX "listing_province";

DROP INDEX "listing_use";

DROP INDEX "listing_newest";

DROP INDEX "listing_city";

DROP INDEX "listing_price";

DROP INDEX "listing_surface";

DROP INDEX "listing_map";

DROP INDEX "listing_map_all";

ALTER TABLE "listing" ADD COLUMN "lat_band" integer GENERATED ALWAYS AS (floor(lat * 10)::integer) STORED;

CREATE INDEX "listing_county" ON "listing" USING btree ("county_key","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"use","province","city_key","price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_city_price" ON "listing" USING btree ("city_key","price","offer_id","use","province","county_key","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_city_surface" ON "listing" USING btree ("city_key","surface","offer_id","use","province","county_key","price","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_place" ON "listing" USING btree ("province","use","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_province" ON "listing" USING btree ("province","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_use" ON "listing" USING btree ("use","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_newest" ON "listing" USING btree ("modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_city" ON "listing" USING btree ("city_key","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"use","province","county_key","price","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_price" ON "listing" USING btree ("price","offer_id","use","province","county_key","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_surface" ON "listing" USING btree ("surface","offer_id","use","province","county_key","price","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_map" ON "listing" USING btree ("use","lat_band","lng","lat","offer_id","province","county_key","city_key","price","surface","free_from","valid_to","booked","name") WHERE listed;

CREATE INDEX "listing_map_all" ON "listing" USING btree ("lat_band","lng","lat","offer_id","province","county_key","city_key","price","surface","free_from","valid_to","booked","name") WHERE listed;

-- Written by hand: a city lies in one county, a county in one province. Without knowing it, a search by both looks rare, and is sorted instead of read in order.
CREATE STATISTICS "listing_places" (dependencies) ON "province", "county_key", "city_key" FROM "listing";
