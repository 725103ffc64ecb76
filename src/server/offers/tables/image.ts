import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { PhotoOpinion } from '../../../domain/offers/rules/photos/flags.ts';
import { createdAt, id, json } from '../../kit/database/columns.ts';

/** A photo of an offer: two sizes in the files port (copies of an offer share the files), its frozen hash, what the local checks measured and what an artificial intelligence said. */
export const offerImage = pgTable(
  'offer_image',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull(),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    smallKey: text('small_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    thumb: text('thumb').notNull(),
    alt: text('alt').notNull().default(''),
    sha256: text('sha256').notNull(),
    /** 64-bit difference hash, 16 hexadecimal digits. */
    likeness: text('likeness').notNull(),
    /** Shannon entropy of the grey histogram, bits; a blank picture has next to none. */
    entropy: real('entropy').notNull(),
    /** Variance of the second derivative where the picture is sharpest; null of photos from before it was measured. */
    sharpness: real('sharpness'),
    /** Null until somebody was asked, and where nobody can be. */
    opinion: json<PhotoOpinion>('opinion'),
    createdAt: createdAt(),
  },
  (table) => [index('offer_image_offer').on(table.offerId, table.position), index('offer_image_key').on(table.key)],
);
