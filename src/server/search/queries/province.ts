/** Guesses the province that somebody looks from. */

import type { Province } from '../../../domain/kit/provinces.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { networksPort } from '../adapters/networks.ts';
import { hasOffersIn } from '../store/read.ts';

/** Whether provinces can be guessed at all. */
export const guessesProvinces = (ctx: Ctx): boolean => ctx.ports.of(networksPort) !== null;

/** The province of the caller's network, when offers are listed there: around an empty one there is nothing to show. The address is not kept. */
export const guessProvince = async (ctx: Ctx): Promise<Result<{ province: Province | null }>> => {
  const province = await provinceOfCaller(ctx);
  return ok({ province: province !== null && (await hasOffersIn(ctx.db, province)) ? province : null });
};

/** A file that cannot be read hints at nothing; the operator finds it in the log. */
const provinceOfCaller = async (ctx: Ctx): Promise<Province | null> => {
  try {
    return (await ctx.ports.of(networksPort)?.provinceOf(ctx.address)) ?? null;
  } catch (fault) {
    ctx.log.error({ err: fault }, 'the file of PROVINCE_MMDB cannot be read');
    return null;
  }
};
