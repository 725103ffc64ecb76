import { useToast } from '../dialog/toasts.tsx';
import { shellWords } from '../words/shell-words.ts';
import { useWords } from '../words/words.ts';

/**
 * What is done about a part whose code cannot be fetched: `takeBack` undoes what asked for it, and the person is told. There is no
 * network, or a newer product has taken the place of this one: loading the page anew helps.
 */
export const useMissing = (takeBack: () => void): (() => void) => {
  const toast = useToast();
  const t = useWords(shellWords);
  return () => {
    takeBack();
    toast.bad(t('missing.text'), t('missing'), { label: t('missing.reload'), onPress: () => location.reload() });
  };
};
