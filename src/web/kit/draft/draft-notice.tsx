import { IconX } from '@tabler/icons-react';
import { formWords } from '../../../words/kit/form.ts';
import { Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import styles from './draft-notice.module.css';

/** What happened to a draft elsewhere or before; it goes once it was read. */
export const DraftNotice = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => {
  const t = useWords(formWords);
  return (
    <div role="status">
      <Note>
        <span className={styles['row']}>
          {text}
          <button type="button" onClick={onClose}>
            <IconX size={20} stroke={1.5} aria-hidden />
            <span className="sr">{t('notice.close')}</span>
          </button>
        </span>
      </Note>
    </div>
  );
};
