import { useEffect, useId, useRef, useState } from 'react';
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

/**
 * What a photo or a plan shows, written where the photo stands; saved when the field is left or Enter is pressed, and once more when the network
 * is back.
 */
export const Caption = ({ n, stored, words, save }: CaptionProps) => {
  const id = useId();
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  useEffect(() => setText(stored), [stored]);
  const keep = async (): Promise<void> => {
    if (text.trim() === stored) setError(undefined);
    else setError(await save(text.trim()));
  };
  const again = useRef(keep);
  again.current = keep;
  const isUnsaved = error !== undefined;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const retry = (): void => void again.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isUnsaved]);
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
          if (event.key === 'Escape') {
            setText(stored);
            setError(undefined);
          }
        }}
      />
      {error !== undefined && (
        <div className={styles['captionError']}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </>
  );
};
