-- Lists are ordered by when an offer was published, which everybody may know; the last change, which may be an accepted counter-offer, has no index.
-- The two columns change places, so that the indexes of that order stay as they are and only rows in which the times differ are written.
UPDATE "listing" SET "modified_at" = "published_at", "published_at" = "modified_at" WHERE "modified_at" <> "published_at";
ALTER TABLE "listing" RENAME COLUMN "modified_at" TO "ordered_at";
ALTER TABLE "listing" RENAME COLUMN "published_at" TO "modified_at";
ALTER TABLE "listing" RENAME COLUMN "ordered_at" TO "published_at";
