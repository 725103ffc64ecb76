import { adminWords } from '../../../words/admin/pages.ts';
import { Link } from '../../kit/page/link.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

type OlderNavProps = {
  /** What of the address stays: the filter. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  /** Below what the list goes on; null where it ends. */
  readonly next: string | number | null;
  readonly isFirst: boolean;
};

/** The ways through a list that goes on below its last row, whatever was written since. */
export const OlderNav = ({ kept, next, isFirst }: OlderNavProps) => {
  const t = useWords(adminWords);
  if (isFirst && next === null) return null;
  const address = (more: Readonly<Record<string, string>>): string => `?${new URLSearchParams({ ...Object.fromEntries(kept), ...more })}`;
  return (
    <nav className={styles['older']} aria-label={t('older.label')}>
      {!isFirst && <Link to={address({})}>{t('newest')}</Link>}
      {next !== null && (
        <Link to={address({ before: String(next) })} rel="next">
          {t('older')}
        </Link>
      )}
    </nav>
  );
};
