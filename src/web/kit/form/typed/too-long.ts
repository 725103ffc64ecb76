import { formWords } from '../../../../words/kit/form.ts';
import { useWords } from '../../words/words.ts';

/**
 * `tooLong(text, max)`: the sentence at a field whose text is longer than it may be. Fields have no `maxLength` of the browser, which cuts a
 * pasted text in silence; those of codes, where nothing else fits, do.
 */
export const useTooLong = (): ((text: string, max: number | undefined) => string | undefined) => {
  const t = useWords(formWords);
  return (text, max) => (max !== undefined && text.length > max ? t('text.tooLong', { max, n: text.length }) : undefined);
};
