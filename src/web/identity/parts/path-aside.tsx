import { identityWords } from '../../../words/identity/pages.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './request.module.css';

type PathProps = {
  readonly emailVerified: boolean;
  /** Is the identity accepted, and the link with a company? */
  readonly accepted: boolean;
  readonly linked: boolean;
};

/** What comes before the first lease, where the person is on the way, and what is kept of the verification. */
export const PathAside = ({ emailVerified, accepted, linked }: PathProps) => {
  const t = useWords(identityWords);
  const stepOf = (done: boolean) => ({ 'data-done': done || undefined, 'aria-current': done ? undefined : ('step' as const) });
  return (
    <aside aria-label={t('path.title')}>
      <h2>{t('path.title')}</h2>
      <ol className={styles['path']}>
        <li {...stepOf(emailVerified)}>
          <b>{t('path.email')}</b>
          <small>{t(emailVerified ? 'path.done' : 'path.now')}</small>
        </li>
        <li {...(emailVerified ? stepOf(accepted) : {})}>
          <b>{t('path.identity')}</b>
          <small>{t(accepted ? 'path.done' : 'path.now')}</small>
        </li>
        <li {...(accepted ? stepOf(linked) : {})}>
          <b>{t('path.company')}</b>
          <small>{t(linked ? 'path.done' : accepted ? 'path.now' : 'path.then')}</small>
        </li>
      </ol>
      <p className={styles['text']}>{t('privacy')}</p>
    </aside>
  );
};
