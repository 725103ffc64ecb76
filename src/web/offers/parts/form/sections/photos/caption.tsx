import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { offerNumbers } from '../../../../../../domain/kit/numbers.ts';
import { useUid } from '../../../../../accounts/parts/use-uid.ts';
import { accountDraft } from '../../../../../kit/draft/account-storage.ts';
import { FieldError } from '../../../../../kit/form/field-notes.tsx';
import { useTooLong } from '../../../../../kit/form/typed/too-long.ts';
import { makeCaptionEdit } from './caption-edit.ts';
import type { ItemWords } from './item-words.ts';
import styles from './photos.module.css';

type CaptionProps = {
  readonly imageId: string;
  readonly n: number;
  readonly stored: string;
  readonly words: ItemWords;
  /** Saves the text; answers why it was not taken. */
  readonly save: (text: string) => Promise<string | undefined>;
  /** The same while the page is left. */
  readonly saveOnLeaving: (text: string) => void;
};

const useCaption = ({ imageId, stored, save, saveOnLeaving }: CaptionProps) => {
  const uid = useUid();
  const tooLong = useTooLong();
  const last = useRef({ save, saveOnLeaving, tooLong });
  last.current = { save, saveOnLeaving, tooLong };
  const [edit] = useState(() =>
    makeCaptionEdit(stored, {
      // What the server cannot take is not asked of it: the text stays here and on this device.
      save: async (text) => last.current.tooLong(text, offerNumbers.photoCaptionMax) ?? last.current.save(text),
      saveOnLeaving: (text) => last.current.saveOnLeaving(text),
      copy: accountDraft<string>('device', uid, `caption:${imageId}`),
    }),
  );
  useEffect(() => edit.takeStored(stored), [edit, stored]);
  useEffect(() => {
    void edit.restore();
    addEventListener('pagehide', edit.leave);
    return () => {
      removeEventListener('pagehide', edit.leave);
      // A section that is folded by keys, or a page that gives way to another one, takes the field away before it is left.
      void edit.save();
    };
  }, [edit]);
  const state = useSyncExternalStore(edit.subscribe, edit.get, edit.get);
  const isUnsaved = state.error !== undefined;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const retry = (): void => void edit.save();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [edit, isUnsaved]);
  return { ...edit, ...state };
};

/**
 * What a photo or a plan shows, written where the photo stands; saved when the field or the page is left or Enter is pressed, and once more when
 * the network is back.
 */
export const Caption = (props: CaptionProps) => {
  const { n, words } = props;
  const id = useId();
  const { text, error, type, save, undo } = useCaption(props);
  return (
    <>
      <input
        className={styles['caption']}
        value={text}
        placeholder={words.captionHint}
        aria-label={words.caption(n)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') undo();
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
