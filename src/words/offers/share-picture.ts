import { en } from './en/share-picture.ts';
import { pl } from './pl/share-picture.ts';

/** The picture that stands beside a shared link of an offer. */
export const sharePictureWords = { pl, en };
