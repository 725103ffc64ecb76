/** The console's list of wanted listings. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { hidingBases } from '../../../domain/offers/rules/hiding.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { moderatedWantedPage } from '../store/moderated.ts';

type Page = OutputOf<typeof wantedCalls.listModeratedWanted>;

/** Rows of a console page. */
const size = 20;

/** Listings for a moderator: those on the board, those that an admin removed, those that their companies ended. */
export const listModeratedWanted = async (
  ctx: Ctx,
  { view, text = '', page: asked }: InputOf<typeof wantedCalls.listModeratedWanted>,
): Promise<Result<Page>> => {
  const { rows, page, total } = await readWithin(asked, size, (part) => moderatedWantedPage(ctx.db, { view, text }, part));
  const items = rows.map(({ listing, company, author, removal }): Page['items'][number] => ({
    id: listing.id,
    location: listing.location,
    locationRadius: listing.radiusKm,
    use: listing.use,
    maxRent: listing.maxRent,
    minSurface: listing.minSurface,
    maxSurface: listing.maxSurface,
    neededFrom: listing.neededFrom,
    description: listing.description,
    website: listing.website,
    createdAt: listing.createdAt,
    company,
    author: author === null ? null : { name: `${author.firstName} ${author.lastName}`, email: author.email },
    state: listing.state,
    endedAt: listing.deletedAt ?? listing.matchedAt,
    removed: removal === null ? null : presentRemoval(removal),
  }));
  return ok(pageOf(items, { page, size, total }));
};

/** What was removed before grounds were named rested on the terms. */
const presentRemoval = ({ reason, basis, reference }: { readonly reason: string; readonly basis?: string; readonly reference?: string }) => ({
  reason,
  basis: hidingBases.find((one) => one === basis) ?? 'terms',
  reference: reference ?? '',
});
