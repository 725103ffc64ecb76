/** Takes photos and floor plans that the form uploads. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { isId } from '../../kit/database/ids.ts';
import { formBytes, formOf } from '../../kit/files/upload.ts';
import type { ImageKind } from '../tables/image.ts';
import { addImages, mayAddImages, type SentImage, type Upload } from './pictures/add-images.ts';

/** Largest upload of photos: three photos of the greatest size. */
export const uploadBytes = 3 * offerNumbers.photoBytesMax + formBytes;
/** Largest upload of plans: one PDF of the greatest size. */
export const planUploadBytes = offerNumbers.planBytesMax + formBytes;

/** Files whose field is named like an id get it as their photo's. */
async function* filesOf(form: FormData): AsyncGenerator<SentImage> {
  for (const [field, value] of form) {
    if (!(value instanceof File)) continue;
    yield { name: value.name.slice(0, 200), bytes: new Uint8Array(await value.arrayBuffer()), id: isId(field) ? field : null };
  }
}

/** `POST /offers/{id}/images`, multipart: every file is a photo, each answered for itself. The name of its field may be the photo's id. */
export const uploadImages = (ctx: Ctx, request: Request, params: Params): Promise<Result<Upload>> => upload(ctx, request, params, 'photo');

/** `POST /offers/{id}/plans`, likewise: every file is a plan, or a PDF with a plan on each page. */
export const uploadPlans = (ctx: Ctx, request: Request, params: Params): Promise<Result<Upload>> => upload(ctx, request, params, 'plan');

type Params = Readonly<Record<string, string>>;

const upload = async (ctx: Ctx, request: Request, params: Params, kind: ImageKind): Promise<Result<Upload>> => {
  if (!isSignedIn(ctx.viewer)) return refused(refuseKit('kit.signed_out'));
  if (!ctx.viewer.emailVerified) return refused(refuseKit('kit.email_unverified'));
  const offerId = params['id'] ?? '';
  if (!isId(offerId)) return refused(refuse('offer.not_found'));
  const may = await mayAddImages(ctx, offerId);
  if (!may.ok) return may;
  return afterEarlier(ctx.viewer.uid, async () => {
    const form = await formOf(request);
    if (form === null || ![...form.values()].some((value) => value instanceof File)) return refused(refuse('image.none_sent'));
    return addImages(ctx, offerId, kind, filesOf(form));
  });
};

const lastUploads = new Map<Id, Promise<unknown>>();

/** The uploads of one person come one after the other, and none is read before its turn, so that nobody fills the places that pictures are worked on at. */
const afterEarlier = async <T>(uid: Id, work: () => Promise<T>): Promise<T> => {
  const mine = (lastUploads.get(uid) ?? Promise.resolve()).then(work, work);
  lastUploads.set(uid, mine);
  try {
    return await mine;
  } finally {
    if (lastUploads.get(uid) === mine) lastUploads.delete(uid);
  }
};
