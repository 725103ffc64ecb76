-- Written by `npm run schema` from the table definitions.

DROP INDEX "listing_use";

DROP INDEX "listing_newest";

DROP INDEX "listing_county";

DROP INDEX "listing_city";

DROP INDEX "listing_map";

DROP INDEX "listing_map_all";

CREATE INDEX "listing_county_use" ON "listing" USING btree ("county_key","use","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","province","city_key") WHERE listed;

CREATE INDEX "listing_place_price" ON "listing" USING btree ("province","use","price","offer_id","surface","free_from","valid_to") WHERE listed;

CREATE INDEX "listing_newest" ON "listing" USING btree ("modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","use") WHERE listed;

CREATE INDEX "listing_county" ON "listing" USING btree ("county_key","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","use","province","city_key") WHERE listed;

CREATE INDEX "listing_city" ON "listing" USING btree ("city_key","modified_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"price","surface","free_from","valid_to","use","province","county_key") WHERE listed;

CREATE INDEX "listing_map" ON "listing" USING btree ("use","lat_band","lng","lat","offer_id","price","surface","free_from","valid_to","province","county_key","city_key","booked","name") WHERE listed;

CREATE INDEX "listing_map_all" ON "listing" USING btree ("lat_band","lng","lat","offer_id","price","surface","free_from","valid_to","province","county_key","city_key","booked","name") WHERE listed;
