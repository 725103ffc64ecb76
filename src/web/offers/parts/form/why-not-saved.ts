import { formWords } from '../../../../words/kit/form.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { refusalTextOf } from '../../../kit/calls/use-refusal.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import type { OfferDraftState } from './draft.ts';

/** What keeps the form from being saved, as a sentence; null where nothing does. */
export const whyNotSaved = ({ conflict, refusal, failed, saving }: OfferDraftState, lang: Lang): string | null => {
  const t = translatorOf(offerFormWords, lang);
  if (conflict !== null) return t('toast.next.conflict');
  if (refusal !== null) return refusalTextOf(refusal, lang);
  if (saving === 'offline') return t('toast.next.offline');
  return failed === null ? null : translatorOf(formWords, lang)('save.failed');
};
