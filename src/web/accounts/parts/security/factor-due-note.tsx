import { securityPath } from '../../../../domain/kit/page/paths.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { useViewer } from '../session.ts';
import styles from './security.module.css';

/** Tells an admin in the console until when a second factor must be set up; nothing to who has one. */
export const FactorDueNote = () => {
  const t = useWords(securityWords);
  const f = useFormat();
  const viewer = useViewer();
  if (viewer.kind === 'visitor' || viewer.secondFactorDue === null) return null;
  return (
    <div className={styles['note']}>
      <Note tone="amber">
        <Link to={securityPath}>{t('admin.due', { due: f.instant(viewer.secondFactorDue) })}</Link>
      </Note>
    </div>
  );
};
