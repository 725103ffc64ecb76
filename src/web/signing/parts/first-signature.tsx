/** The note about the first of two signatures. */

import type { FirstSignature as First } from '../../../contract/kit/shapes.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';

/** Whether somebody else's signature is awaited: then the reader has nothing to sign. */
export const waitsForOther = (first: First | null): first is First => first !== null && first.reader !== 'second';

/** Says that the first of two signatures is given, by whom, and whose is awaited until when. */
export const FirstSignature = ({ first: { by, awaits, until, reader } }: { readonly first: First }) => {
  const t = useWords(signWords);
  const f = useFormat();
  return (
    <Note tone={reader === 'second' ? 'amber' : 'navy'} title={t(`first.${reader}.title`, { by, awaits })}>
      {t(`first.${reader}`, { by, awaits, until: f.instant(until) })}
    </Note>
  );
};
