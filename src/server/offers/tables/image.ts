/** The table of photos and floor plans. */

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { blankEntropy, blurredSharpness, type PhotoOpinion, type PhotoRuling } from '../../../domain/offers/rules/photos/flags.ts';
import { createdAt, id, json } from '../../kit/database/columns.ts';

/** What a picture of an offer is: a photo, or a floor plan. */
export type ImageKind = 'photo' | 'plan';

/** Photos that a moderator looks at, as `doubtOf` of the domain tells them; written out, because an index is asked only for what it says. */
export const doubtful = sql.raw(
  `kind = 'photo' and entropy >= ${blankEntropy} and (opinion ->> 'suitable' = 'false' or sharpness < ${blurredSharpness})`,
);

/** A photo or a plan of an offer: two sizes in the files port (copies of an offer share the files), its frozen hash, what the local checks measured, what an artificial intelligence said and what a moderator ruled. */
export const offerImage = pgTable(
  'offer_image',
  {
    id: id('id').primaryKey(),
    offerId: id('offer_id').notNull(),
    kind: text('kind').$type<ImageKind>().notNull().default('photo'),
    /** Among the pictures of its kind, from 0. */
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
    /** Null until somebody was asked, and where nobody can be; says so when nobody answered. */
    opinion: json<PhotoOpinion>('opinion'),
    /** Null until a moderator looked at a photo that the checks would not let stand, or did not look at. */
    ruling: json<PhotoRuling>('ruling'),
    createdAt: createdAt(),
  },
  (table) => [
    index('offer_image_offer').on(table.offerId, table.position),
    index('offer_image_key').on(table.key),
    index('offer_image_doubtful').on(table.createdAt).where(doubtful),
  ],
);
