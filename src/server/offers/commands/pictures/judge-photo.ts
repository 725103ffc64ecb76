/** A moderator lets a photo stand that a machine would not or did not look at, or refuses it. */

import type { InputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../../domain/kit/verdict.ts';
import { isProject, isPublished } from '../../../../domain/offers/machine.ts';
import { mayModerate } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { doubtOf } from '../../../../domain/offers/rules/photos/flags.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { newId } from '../../../kit/database/ids.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { notice } from '../../../kit/live/notices.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { voidFirst } from '../../../signing/commands/second-signer.ts';
import { publicTopic } from '../../lifecycle.ts';
import { photoJudged } from '../../mail.ts';
import { purposeOf } from '../../queries/signing.ts';
import { imagesOf, lockPhoto, updateRuling } from '../../store/images.ts';
import { lockOffer } from '../../store/offers.ts';
import { dropPreparation } from '../../store/versions.ts';
import { mailOwner, named } from '../mail-owner.ts';

/** Rules of a photo, for every copy of its file; the owner is told by mail. The same ruling twice is one. */
export const judgePhoto = async (ctx: Ctx, { imageId, passed, reason = '' }: InputOf<typeof offersCalls.judgePhoto>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  const no = mayModerate(viewer, !passed, reason);
  if (no !== null) return refused(no);
  return transact(ctx, async (tx) => {
    const image = await lockPhoto(tx, imageId);
    const offer = image === null ? null : await lockOffer(tx, image.offerId);
    if (image === null || offer === null) return refused(refuse('image.not_found'));
    // What is published was signed with its photos: a moderator lets stand what nobody looked at, or hides the offer.
    const isUnchecked = doubtOf(image) === 'unchecked';
    if (!isProject(offer.state) && !(passed && isUnchecked && isPublished(offer.state))) return refused(refuse('offer.not_editable'));
    const why = passed ? '' : reason;
    if (image.ruling?.passed === passed && image.ruling.reason === why) return done;
    const copies = await updateRuling(tx, image.key, { passed, reason: why, by: viewer.uid, at: await databaseNow(tx) });
    if (!passed) for (const id of copies) await voidDrawn(ctx, tx, id);
    // A photo that nobody looked at held nothing up: letting it stand for the first time is no news.
    if (!isUnchecked || !passed || image.ruling !== null) {
      const position = (await imagesOf(tx, offer.id)).findIndex(({ id }) => id === imageId) + 1;
      await mailOwner(ctx, tx, offer, photoJudged, { ...named(offer), position, passed, reason: why }, newId());
    }
    await logEvent(tx, { method: 'judgePhoto', details: { imageId, passed, reason: why }, uid: viewer.uid, offerId: offer.id });
    await notice(tx, [publicTopic(offer.id), `offer:${offer.id}`, 'admin']);
    return done;
  });
};

/** What was drawn of a project with a refused photo is not signed, and a first signature under it is void. */
const voidDrawn = async (ctx: Ctx, tx: Tx, offerId: Id): Promise<void> => {
  const offer = await lockOffer(tx, offerId);
  if (offer === null || !isProject(offer.state)) return;
  await voidFirst(ctx, tx, purposeOf(offer.form), offerId, offer.form.name ?? '');
  await dropPreparation(tx, offerId);
  await notice(tx, [`offer:${offerId}`]);
};
