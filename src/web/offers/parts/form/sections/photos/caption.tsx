import { useEffect, useId, useState } from 'react';
import { offerNumbers } from '../../../../../../domain/kit/numbers.ts';
import { FieldError } from '../../../../../kit/form/field-notes.tsx';
import type { ItemWords } from './item-words.ts';
import styles from './photos.module.css';

type CaptionProps = {
  readonly n: number;
  readonly stored: string;
  readonly words: ItemWords;
  /** Saves the text; answers why it was not taken. */
  readonly save: (text: string) => Promise<string | undefined>;
};

/** What a photo or a plan shows, written where the photo stands; saved when the field is left or Enter is pressed. */
export const Caption = ({ n, stored, words, save }: CaptionProps) => {
  const id = useId();
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  useEffect(() => setText(stored), [stored]);
  const keep = async (): Promise<void> => {
    if (text.trim() !== stored) setError(await save(text.trim()));
  };
  return (
    <>
      <input
        className={styles['caption']}
        value={text}
        maxLength={offerNumbers.photoCaptionMax}
        placeholder={words.captionHint}
        aria-label={words.caption(n)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setText(stored);
        }}
      />
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </>
  );
};
