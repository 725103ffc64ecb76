/** Answers the pictures that are laid over a map. */

import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_SECONDS } from '../../../domain/kit/time/seconds.ts';
import type { Ctx } from '../../kit/context.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { mapImagesPort, parseSquare } from '../adapters/map-images.ts';

// Whatever a service sends is a picture here and nothing else.
const guards = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

/** `/map-layers/{layer}/{z}/{x}/{y}`: a square of a layer, for anybody who looks at a map. */
export const serveMapImage = async (ctx: Ctx, { layer = '', z = '', x = '', y = '' }: Readonly<Record<string, string>>): Promise<Response> => {
  const square = parseSquare(layer, z, x, y);
  if (square === null) return nothing(404);
  const tooMany = ctx.rates.count(`layer:${networkOf(ctx.address)}`, limitNumbers.layerSquaresPerMinute);
  if (tooMany) return nothing(429, String(tooMany.params?.['retryAfter'] ?? ''));
  const image = await ctx.ports.of(mapImagesPort).of(square.layer, square.tile);
  if (image === null) return nothing(404);
  if (image === 'unavailable') return nothing(503, '60');
  return new Response(new Uint8Array(image), {
    headers: { ...guards, 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_SECONDS}` },
  });
};

const nothing = (status: number, retryAfter = ''): Response =>
  new Response(null, { status, headers: { ...guards, 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) } });
