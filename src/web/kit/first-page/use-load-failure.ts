import { shellWords } from '../../../words/kit/shell.ts';
import { useToast } from '../dialog/toasts.tsx';
import { useWords } from '../words/words.ts';
import { reloadPage } from './reload-page.ts';

/**
 * Handles a part whose code cannot be fetched: `undo` takes back what asked for it, and the person is told. Either there is no
 * network or a newer product has replaced this one; reloading the page helps.
 */
export const useLoadFailure = (undo: () => void): (() => void) => {
  const toast = useToast();
  const t = useWords(shellWords);
  return () => {
    undo();
    toast.bad(t('missing.text'), t('missing'), { label: t('missing.reload'), onPress: reloadPage });
  };
};
