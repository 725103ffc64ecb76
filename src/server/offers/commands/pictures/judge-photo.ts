/** A moderator lets a photo stand that a machine would not or did not look at, or refuses it. */

import type { InputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { type Result, refused } from '../../../../domain/kit/verdict.ts';
import { isProject, isPublished } from '../../../../domain/offers/machine.ts';
import { mayModerate } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { doubtOf } from '../../../../domain/offers/rules/photos/flags.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database/database.ts';
import { newId } from '../../../kit/database/ids.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { notice } from '../../../kit/live/notices.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { publicTopic } from '../../lifecycle.ts';
import { photoJudged } from '../../mail.ts';
import { imagesOf, lockPhoto, updateRuling } from '../../store/images.ts';
import { lockOffer } from '../../store/offers.ts';
import { mailOwner, named } from '../mail-owner.ts';
import { voidDrawn } from './void-drawn.ts';

/** Rules of a photo, for every copy of its file; the owner is told by mail. The same ruling twice is one. */
export const judgePhoto = async (ctx: Ctx, { imageId, passed, reason = '' }: InputOf<typeof offersCalls.judgePhoto>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  const no = mayModerate(viewer, !passed, reason);
  if (no !== null) return refused(no);
  return transact(ctx, async (tx) => {
    const image = await lockPhoto(tx, imageId);
    const offer = image === null ? null : await lockOffer(tx, image.offerId);
    if (image === null || offer === null) return refused(refuse('image.not_found'));
    // What is published was signed with its photos: a moderator lets stand what nobody called suitable, or was refused in a copy, or hides the offer.
    const isDoubtful = image.opinion?.suitable === false || image.ruling?.passed === false;
    const maySettle = passed && isPublished(offer.state) && isDoubtful;
    if (!isProject(offer.state) && !maySettle) return refused(refuse('offer.not_editable'));
    const why = passed ? '' : reason;
    if (image.ruling?.passed === passed && image.ruling.reason === why) return done;
    const copies = await updateRuling(tx, image.key, { passed, reason: why, by: viewer.uid, at: await databaseNow(tx) });
    if (!passed) await voidDrawn(ctx, tx, copies);
    // A photo that nobody looked at held nothing up, and of a published one nothing was said: letting it stand for the first time is no news.
    const wasInDoubt = isProject(offer.state) && (doubtOf(image) !== 'unchecked' || image.ruling !== null);
    if (!passed || wasInDoubt) {
      const position = (await imagesOf(tx, offer.id)).findIndex(({ id }) => id === imageId) + 1;
      await mailOwner(ctx, tx, offer, photoJudged, { ...named(offer), position, passed, reason: why }, newId());
    }
    await logEvent(tx, { method: 'judgePhoto', details: { imageId, passed, reason: why }, uid: viewer.uid, offerId: offer.id });
    await notice(tx, [publicTopic(offer.id), `offer:${offer.id}`, 'admin']);
    return done;
  });
};
