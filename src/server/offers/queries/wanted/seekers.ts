/** How many companies look for premises like an offer; whoever keeps their listings knows. */

import type { Id } from '../../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../../domain/kit/verdict.ts';
import { isActive } from '../../../../domain/offers/machine.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { Reader } from '../../../kit/database/database.ts';
import { definePort } from '../../../kit/ports.ts';
import type { OfferRow } from '../../store/offers.ts';
import { ownOffer } from '../access.ts';

/** Companies whose wanted listings an offer fits. */
export const seekersPort = definePort<(reader: Reader, offer: OfferRow) => Promise<number>>({ name: 'offers.seekers' });

/** Of an offer that can be booked; of any other none. */
export const countSeekers = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<{ readonly companies: number }>> => {
  const found = await ownOffer(ctx, ctx.db, offerId);
  if (!found.ok) return found;
  return ok({ companies: isActive(found.value.state) ? await ctx.ports.of(seekersPort)(ctx.db, found.value) : 0 });
};
