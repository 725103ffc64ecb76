/** The calls and routes that belong to no room. */

import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { mapLayers } from '../../../domain/kit/map/layers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import { signedIn } from '../context.ts';
import { servePublicFile, serveSignedFile } from '../files/routes.ts';
import { latestProgress } from '../jobs/progress.ts';
import { isMailReturned } from '../mail/returned.ts';
import { readMailbox, viewEmail } from '../mail/view.ts';
import { isMailDelayed } from '../mail/waiting.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { RawRoute } from './rpc.ts';
import type { RefusalText } from './wire.ts';

/** The calls that belong to no room. */
export const kitEndpoints = (text: RefusalText): readonly Endpoint[] => [
  endpoint(kitCalls.getProgress, async (ctx, { offerId, flow }) => {
    const row = await latestProgress(ctx.db, offerId, signedIn(ctx).uid, flow);
    if (!row) return ok({ run: null });
    const { runId, step, steps, doneAt, refusal } = row;
    return ok({
      run: { runId, flow: row.flow, step, steps, done: doneAt !== null, refusal: refusal && { ...refusal, message: text(refusal, ctx.lang) } },
    });
  }),
  endpoint(kitCalls.viewEmail, viewEmail),
  endpoint(kitCalls.readMailbox, async (ctx, { recipient }) => {
    if (ctx.config.production || ctx.config.mail.smtpUrl !== null) return refused(refuseKit('kit.not_found'));
    return ok({ mails: await readMailbox(ctx, recipient) });
  }),
  endpoint(kitCalls.getMailDelay, async (ctx, { anybody }) => {
    const viewer = anybody ? ({ kind: 'visitor' } as const) : ctx.viewer;
    return ok({ delayed: await isMailDelayed(ctx.db, viewer), returned: await isMailReturned(ctx.db, viewer) });
  }),
  endpoint(
    kitCalls.getMapSettings,
    async ({ config: { map } }) =>
      ok({ styleUrl: map.styleUrl, parcels: map.parcelsUrl !== null, layers: mapLayers.filter((layer) => map.layerUrls[layer] !== null) }),
    () => [],
  ),
];

/** Stored files: by signed link, and public pictures. */
export const kitRoutes: readonly RawRoute[] = [
  { method: 'GET', path: '/files/*', handle: (ctx, request) => serveSignedFile(ctx.files, ctx.config, request) },
  { method: 'GET', path: '/photos/*', handle: (ctx, request) => servePublicFile(ctx.files, request) },
];
