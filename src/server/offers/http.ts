/** Joins the calls of the offers room with their code. */

import { counterOffersCalls } from '../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { getBrochure } from './commands/brochure.ts';
import { captionOfferImage, orderOfferImages, removeOfferImage } from './commands/change-images.ts';
import { checkPhotos } from './commands/check-photos.ts';
import { duplicateOffer, renewOffer } from './commands/copy-offer.ts';
import { acceptCounterOffer } from './commands/counter-offers/accept.ts';
import { declineCounterOffer, withdrawCounterOffer } from './commands/counter-offers/answer.ts';
import { sendCounterOffer } from './commands/counter-offers/send.ts';
import { deleteOffer, restoreOffer } from './commands/delete-offer.ts';
import { addFavourite, removeFavourite } from './commands/favourites/mark.ts';
import { hideOffer } from './commands/hide-offer.ts';
import { addOfferToCompany, linkProjectOffer } from './commands/link-offer.ts';
import { judgePhoto } from './commands/pictures/judge-photo.ts';
import { prepareOffer, publishOffer } from './commands/publish-offer.ts';
import { answerQuestion } from './commands/questions/answer.ts';
import { askQuestion } from './commands/questions/ask.ts';
import { createOffer, mailNewOffer, reportHeartbeat, saveOffer } from './commands/save-offer.ts';
import { getSharePicture } from './commands/share-picture.ts';
import { planUploadBytes, uploadBytes, uploadImages, uploadPlans } from './commands/upload-images.ts';
import { publicTopic } from './lifecycle.ts';
import { listCounterOffers } from './queries/console/listed-counter-offers.ts';
import { getCounterOffer } from './queries/counter-offer.ts';
import { proposeDescription } from './queries/description/propose.ts';
import { listFormerOffers } from './queries/former.ts';
import { listModeratedOffers } from './queries/moderation.ts';
import { getOffer, getOfferForm, getOfferOutcome } from './queries/offer.ts';
import { getPhotoFlags, listDoubtfulPhotos } from './queries/photos.ts';
import { getOfferProgress } from './queries/progress.ts';

const ofOffer = ({ offerId }: { readonly offerId: Id }) => [publicTopic(offerId)];

/** The calls of the offers room. */
export const offersEndpoints = [
  endpoint(offersCalls.createOffer, createOffer),
  endpoint(offersCalls.getOffer, getOffer, ofOffer),
  endpoint(offersCalls.getOfferOutcome, getOfferOutcome, ofOffer),
  endpoint(offersCalls.getOfferForm, getOfferForm),
  endpoint(offersCalls.listFormerOffers, listFormerOffers),
  endpoint(offersCalls.getOfferProgress, getOfferProgress),
  endpoint(offersCalls.saveOffer, saveOffer),
  endpoint(offersCalls.reportHeartbeat, reportHeartbeat),
  endpoint(offersCalls.deleteOffer, deleteOffer),
  endpoint(offersCalls.restoreOffer, restoreOffer),
  endpoint(offersCalls.duplicateOffer, duplicateOffer),
  endpoint(offersCalls.renewOffer, renewOffer),
  endpoint(offersCalls.removeOfferImage, removeOfferImage),
  endpoint(offersCalls.orderOfferImages, orderOfferImages),
  endpoint(offersCalls.captionOfferImage, captionOfferImage),
  endpoint(offersCalls.linkProjectOffer, linkProjectOffer),
  endpoint(offersCalls.addOfferToCompany, addOfferToCompany),
  endpoint(offersCalls.mailNewOffer, mailNewOffer),
  endpoint(offersCalls.getPhotoFlags, getPhotoFlags),
  endpoint(offersCalls.checkPhotos, checkPhotos),
  endpoint(offersCalls.proposeDescription, proposeDescription),
  endpoint(offersCalls.prepareOffer, prepareOffer),
  endpoint(offersCalls.publishOffer, publishOffer),
  endpoint(offersCalls.askQuestion, askQuestion),
  endpoint(offersCalls.answerQuestion, answerQuestion),
  endpoint(counterOffersCalls.sendCounterOffer, sendCounterOffer),
  endpoint(counterOffersCalls.acceptCounterOffer, acceptCounterOffer),
  endpoint(counterOffersCalls.declineCounterOffer, declineCounterOffer),
  endpoint(counterOffersCalls.withdrawCounterOffer, withdrawCounterOffer),
  endpoint(counterOffersCalls.getCounterOffer, getCounterOffer),
  endpoint(counterOffersCalls.listCounterOffers, listCounterOffers),
  endpoint(offersCalls.addFavourite, addFavourite),
  endpoint(offersCalls.removeFavourite, removeFavourite),
  endpoint(offersCalls.listModeratedOffers, listModeratedOffers),
  endpoint(offersCalls.hideOffer, hideOffer),
  endpoint(offersCalls.listDoubtfulPhotos, listDoubtfulPhotos),
  endpoint(offersCalls.judgePhoto, judgePhoto),
];

/** Outside the calls: photos and plans are uploaded as multipart forms, pictures of shared links are fetched by programs, and a brochure is a link. */
export const offersRoutes: readonly RawRoute[] = [
  { method: 'POST', path: '/offers/:id/images', limit: uploadBytes, handle: uploadImages },
  { method: 'POST', path: '/offers/:id/plans', limit: planUploadBytes, handle: uploadPlans },
  { method: 'GET', path: '/offers/:id/picture/:file', handle: getSharePicture },
  { method: 'GET', path: '/offers/:id/brochure', handle: getBrochure },
];
