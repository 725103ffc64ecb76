import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../../../kit/parts/button.tsx';
import styles from './photos.module.css';

type AddingProps = {
  readonly isFull: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Media types that the file chooser offers. */
  readonly types: readonly string[];
  readonly text: string;
  readonly act: string;
  readonly testId: string;
};

/** Takes files by a press or by dropping them; more can be added while others are on their way. */
export const Adding = ({ isFull, add, types, text, act, testId }: AddingProps) => {
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
      <p>{text}</p>
      <Button onClick={() => input.current?.click()} disabled={isFull}>
        {act}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={types.join(',')}
        onChange={(event) => take(event.currentTarget.files)}
        data-testid={testId}
      />
    </div>
  );
};
