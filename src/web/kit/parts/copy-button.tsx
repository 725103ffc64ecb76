import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import styles from './copy-button.module.css';

const shownFor = 2_000;

/** Copies a value; says so for two seconds and aloud. `of` names the value for those who do not see the row. */
export const CopyButton = ({ value, of }: { readonly value: string; readonly of: string }) => {
  const t = useWords(shellWords);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  };
  return (
    <button
      type="button"
      className={styles['copy']}
      data-copied={copied || undefined}
      aria-label={`${t('copy.copy')}: ${of}`}
      onClick={() => void copy()}
    >
      {copied ? <IconCheck size={20} stroke={1.75} aria-hidden /> : <IconCopy size={20} stroke={1.5} aria-hidden />}
      <span className={styles['word']} aria-hidden>
        {copied ? t('copy.copied') : t('copy.copy')}
      </span>
      <span role="status" className="sr">
        {copied && t('copy.copied')}
      </span>
    </button>
  );
};
