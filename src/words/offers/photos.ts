import { en } from './en/photos.ts';
import { pl } from './pl/photos.ts';

/** Photos in the form of an offer: on their way, in their order, described and judged. */
export const offerPhotoWords = { pl, en };
