import type { WireRefusal } from '../../../contract/kit/client.ts';
import { refusalTextOf } from '../../kit/calls/use-refusal.ts';
import { useLang } from '../../kit/words/words.ts';

/** What is said of a call that came to nothing: the refusal's own sentence, or what failed where no rule refused it, and that there was no network. */
export const useProblemText = (): ((refusal: WireRefusal, failed: string) => string) => {
  const lang = useLang();
  return (refusal, failed) => {
    if (refusal.kind === 'network') return `${failed}. ${refusalTextOf(refusal, lang)}`;
    return refusal.kind === 'internal' || !refusal.message ? failed : refusal.message;
  };
};
