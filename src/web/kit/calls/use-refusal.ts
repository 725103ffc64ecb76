/** Refusals as sentences: the one place where a call that came to nothing becomes words for a person. */

import type { WireRefusal } from '../../../contract/kit/client.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { translatorOf, useLang } from '../words/words.ts';

/** What a page says in words of its own. */
type OwnTexts = {
  /** Where the server failed and no rule refused it. */
  readonly failed?: string;
  /** Instead of whatever the server said. */
  readonly refused?: string;
};

/**
 * A refusal as a sentence: the server's own, which is written in the page's language, or ours when no server answered. Words of the page stand
 * neither for a missing network nor for too many calls: those sentences tell when another press helps.
 */
export const refusalTextOf = ({ kind, message }: WireRefusal, lang: Lang, { failed, refused }: OwnTexts = {}): string => {
  const t = translatorOf(shellWords, lang);
  if (kind === 'network') return t('refusal.network');
  if (kind === 'internal' || !message) return failed ?? refused ?? t('refusal.internal');
  return kind === 'exhausted' ? message : (refused ?? message);
};

/** `const refusalText = useRefusalText(); toast.bad(refusalText(answer.refusal))`. */
export const useRefusalText = (): ((refusal: WireRefusal, own?: OwnTexts) => string) => {
  const lang = useLang();
  return (refusal, own) => refusalTextOf(refusal, lang, own);
};
