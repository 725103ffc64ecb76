-- Fee rates are frozen in what the landlord signs. An offer signed before said nothing of a fee: its landlord owes none for a new
-- reservation, and a reservation or lease that was made keeps the rates it was made with. What is only prepared is prepared anew.

ALTER TABLE "offer_version" ADD COLUMN "fee_rates" jsonb NOT NULL DEFAULT '{"landlord": 0, "tenant": 0}';

ALTER TABLE "offer_version" ALTER COLUMN "fee_rates" DROP DEFAULT;

DELETE FROM "offer_preparation";

ALTER TABLE "offer_preparation" ADD COLUMN "fee_rates" jsonb NOT NULL;
