import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { pictureTypes } from '../../../../../../domain/offers/rules/photos/file.ts';
import { offerFormWords } from '../../../../../../words/offers/form.ts';
import { Button } from '../../../../../kit/parts/button.tsx';
import { useWords } from '../../../../../kit/words/words.ts';
import styles from './photos.module.css';

/** Takes files by a press or by dropping them; more can be added while others are on their way. */
export const Adding = ({ isFull, add }: { readonly isFull: boolean; readonly add: (files: readonly File[]) => void }) => {
  const t = useWords(offerFormWords);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) add([...files]);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isFull) take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut; the button beside does the same
    <div
      className={styles['add']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
      <p>{t('photos.drop')}</p>
      <Button onClick={() => input.current?.click()} disabled={isFull}>
        {t('photos.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join(',')}
        onChange={(event) => take(event.currentTarget.files)}
        data-testid="photo-input"
      />
    </div>
  );
};
