import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import { protocolWords } from '../protocol-words.ts';

/** Two devices wrote the same draft: the person chooses, nothing is overwritten in silence. */
export const ConflictNote = ({ onResolve }: { readonly onResolve: (whose: 'theirs' | 'mine') => Promise<void> }) => {
  const t = useWords(protocolWords);
  return (
    <div role="alert">
      <Note tone="amber" title={t('conflict.title')}>
        <p>{t('conflict.text')}</p>
        <div className={styles['acts']}>
          <Button size="s" onClick={() => void onResolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button size="s" onClick={() => void onResolve('mine')}>
            {t('conflict.mine')}
          </Button>
        </div>
      </Note>
    </div>
  );
};
