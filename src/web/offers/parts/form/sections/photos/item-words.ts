import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { offerPhotoWords } from '../../../../../../words/offers/photos.ts';
import { useWords } from '../../../../../kit/words/words.ts';
import type { UploadKind } from './uploads.ts';

/** What is said of one photo, or of one plan, at place `n`. */
export type ItemWords = {
  readonly [K in 'alt' | 'grip' | 'caption' | 'earlier' | 'later' | 'remove' | 'removeTitle']: (n: number) => string;
} & {
  readonly [K in 'gripHint' | 'captionHint' | 'removeText' | 'removeAct']: string;
} & { readonly moved: (place: { readonly n: number; readonly total: number }) => string };

/** The words of a list of photos or of plans: whole sentences each, for the two are of different gender and number. */
export const useItemWords = (kind: UploadKind): ItemWords => {
  const form = useWords(offerFormWords);
  const t = useWords(offerPhotoWords);
  return kind === 'photos'
    ? {
        alt: (n) => form('photos.alt', { n }),
        grip: (n) => t('grip', { n }),
        gripHint: t('grip.hint'),
        moved: (place) => t('moved', place),
        caption: (n) => t('caption', { n }),
        captionHint: t('caption.hint'),
        earlier: (n) => form('photos.earlier', { n }),
        later: (n) => form('photos.later', { n }),
        remove: (n) => form('photos.remove', { n }),
        removeTitle: (n) => form('photos.remove.title', { n }),
        removeText: form('photos.remove.text'),
        removeAct: form('photos.remove.act'),
      }
    : {
        alt: (n) => t('plan.alt', { n }),
        grip: (n) => t('plan.grip', { n }),
        gripHint: t('plan.grip.hint'),
        moved: (place) => t('plan.moved', place),
        caption: (n) => t('plan.caption', { n }),
        captionHint: t('plan.caption.hint'),
        earlier: (n) => t('plan.earlier', { n }),
        later: (n) => t('plan.later', { n }),
        remove: (n) => t('plan.remove', { n }),
        removeTitle: (n) => t('plan.remove.title', { n }),
        removeText: t('plan.remove.text'),
        removeAct: t('plan.remove.act'),
      };
};
