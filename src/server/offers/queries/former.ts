/** Reads the other offers of somebody who fills in one more. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { formerPart } from '../../../domain/offers/rules/former/former.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { formerOffers } from '../store/lists.ts';
import { ownOffer } from './access.ts';

type FormerOffer = OutputOf<typeof offersCalls.listFormerOffers>;

/** How many are shown to choose from. */
const most = 20;

/** Their own and their company's offers that say something in the section, without the one that is filled in. */
export const listFormerOffers = async (
  ctx: Ctx,
  { offerId, section }: InputOf<typeof offersCalls.listFormerOffers>,
): Promise<Result<FormerOffer>> => {
  const found = await ownOffer(ctx, ctx.db, offerId);
  if (!found.ok) return found;
  const offers = (await formerOf(ctx, offerId, most)).map(({ id, state, form }) => {
    const { name, address } = cardFacts(form);
    return { id, name, address, state, part: formerPart(form, section) };
  });
  return ok({ offers: offers.filter(({ part }) => Object.keys(part).length > 0) });
};

/** Whether there is an offer to take anything from. */
export const hasFormerOffer = async (ctx: Ctx, offerId: Id): Promise<boolean> => (await formerOf(ctx, offerId, 1)).length > 0;

const formerOf = (ctx: Ctx, offerId: Id, limit: number) => {
  const viewer = signedIn(ctx);
  return formerOffers(ctx.db, { uid: viewer.uid, companyId: actingCompanyId(viewer), except: offerId }, limit);
};
