-- Written by `npm run schema` from the table definitions and the lifecycles.

DROP INDEX "listing_price";

DROP INDEX "listing_surface";
