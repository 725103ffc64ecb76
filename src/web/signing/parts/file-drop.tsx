/** Takes a file to check and shows how far the check is. */

import { IconCircleCheck, IconFileUpload, IconHourglass } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { checkWords } from '../../../words/signing/check.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './file-drop.module.css';
import type { FileCheck } from './use-file-check.ts';

/** Takes a file by drop or choice and hands it on; it uploads nothing. */
export const FileDrop = ({ main, onFile }: { readonly main: boolean; readonly onFile: (file: File) => void }) => {
  const t = useWords(checkWords);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag =
    (inside: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(inside);
    };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button inside does the same
    <div
      className={`${styles['drop']} ${over ? styles['over'] : ''}`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <IconFileUpload size={40} stroke={1.25} aria-hidden />
      <h2>{t(over ? 'drop.over' : 'drop.title')}</h2>
      <p>{t('drop.text')}</p>
      <Button kind={main ? 'main' : 'line'} onClick={() => input.current?.click()}>
        {t('drop.act')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t('drop.act')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};

const order = ['read', 'hash', 'compare'] as const;

/** The real steps of a running check. */
export const FileSteps = ({ running: { file, step } }: { readonly running: Extract<FileCheck, { at: 'running' }> }) => {
  const t = useWords(checkWords);
  const f = useFormat();
  const now = order.indexOf(step);
  const size = file.size >= 1e6 ? t('size', { n: f.number(file.size / 1e6, 1) }) : t('size.kilo', { n: f.number(Math.ceil(file.size / 1e3)) });
  const text = { read: t(now > 0 ? 'step.read' : 'step.reading', { name: file.name, size }), hash: t('step.hash'), compare: t('step.compare') };
  return (
    <ol className={styles['steps']} role="status">
      {order.map((key, at) => (
        <li key={key} data-now={at === now || undefined}>
          {at < now && <IconCircleCheck size={20} stroke={1.5} aria-hidden />}
          {at === now && <IconHourglass size={20} stroke={1.5} aria-hidden />}
          {at > now && <span aria-hidden>–</span>}
          {text[key]}
        </li>
      ))}
    </ol>
  );
};
