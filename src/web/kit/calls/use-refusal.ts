/** Refusals as sentences. */

import type { WireRefusal } from '../../../contract/kit/client.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { translatorOf, useLang } from '../words/words.ts';

/** A refusal as a sentence: the server's own, which is written in the page's language, or ours when no server answered. */
export const refusalTextOf = (refusal: WireRefusal, lang: Lang): string => {
  const t = translatorOf(shellWords, lang);
  if (refusal.kind === 'network') return t('refusal.network');
  if (refusal.kind === 'internal' || !refusal.message) return t('refusal.internal');
  return refusal.message;
};

/** `const refusalText = useRefusalText(); toast.bad(refusalText(answer.refusal))`. */
export const useRefusalText = (): ((refusal: WireRefusal) => string) => {
  const lang = useLang();
  return (refusal) => refusalTextOf(refusal, lang);
};
