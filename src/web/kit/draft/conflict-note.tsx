import { formWords } from '../../../words/kit/form.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import styles from './conflict-note.module.css';

/** Two devices changed the same draft: the person chooses, nothing is overwritten in silence. */
export const ConflictNote = ({ text, onResolve }: { readonly text: string; readonly onResolve: (whose: 'theirs' | 'mine') => void }) => {
  const t = useWords(formWords);
  return (
    <div role="alert">
      <Note tone="amber" title={t('conflict.title')}>
        {text}
        <div className={styles['acts']}>
          <Button size="s" onClick={() => onResolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button size="s" onClick={() => onResolve('mine')}>
            {t('conflict.mine')}
          </Button>
        </div>
      </Note>
    </div>
  );
};
