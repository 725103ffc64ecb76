import type { ReactNode } from 'react';
import { besideWords } from '../../../words/signing/beside.ts';
import { Note } from '../../kit/parts/note.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';

/** A short text that is signed as it stands. It is in Polish and binds as such: whoever uses English is told so, with what it says where that is known. */
export const PolishText = ({ text, reading }: { readonly text: string; readonly reading?: ReactNode }) => {
  const t = useWords(besideWords);
  const isForeign = useLang() !== 'pl';
  return (
    <>
      <blockquote lang="pl">{text}</blockquote>
      {isForeign && (
        <Note title={t('polish')}>
          {reading && (
            <>
              {t('polish.reading')} {reading}
            </>
          )}
        </Note>
      )}
    </>
  );
};
