-- Written by hand: a tool cannot tell a renamed column from a new one.

ALTER TABLE "offer" RENAME COLUMN "held" TO "reservation";

ALTER TABLE "offer" RENAME CONSTRAINT "offer_held" TO "offer_reservation";
