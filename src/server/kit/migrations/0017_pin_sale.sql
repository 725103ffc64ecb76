-- Written by `npm run schema` from the table definitions and the lifecycles.

DROP INDEX "listing_map";

DROP INDEX "listing_map_all";

CREATE INDEX "listing_map" ON "listing" USING btree ("use","lat_band","lng","lat","offer_id","price","surface","free_from","valid_to","province","county_key","city_key","booked","name","sale") WHERE listed;

CREATE INDEX "listing_map_all" ON "listing" USING btree ("lat_band","lng","lat","offer_id","price","surface","free_from","valid_to","province","county_key","city_key","booked","name","sale") WHERE listed;
