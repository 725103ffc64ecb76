import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import styles from './pager.module.css';
import { shownPages } from './pages.ts';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  readonly name?: string;
  /** Keys of the pages beside this one, where the list has them: their links say from where they go on. */
  readonly keys?: { readonly next: string | null; readonly previous: string | null };
};

/** Pages as links; the number lives in the address. */
export const Pager = ({ page, pages, name = 'page', keys }: PagerProps) => {
  const t = useWords(shellWords);
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const to = (n: number): string => {
    const next = new URLSearchParams(search);
    for (const gone of keys ? [name, 'after', 'before'] : [name]) next.delete(gone);
    if (n > 1) next.set(name, String(n));
    if (keys?.next && n === page + 1) next.set('after', keys.next);
    if (keys?.previous && n === page - 1 && n > 1) next.set('before', keys.previous);
    return `?${next}`;
  };
  return (
    <nav className={styles['pager']} aria-label={t('pager.label')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles['step']}>
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
          <span>{t('pager.previous')}</span>
        </Link>
      )}
      {shownPages(page, pages).map((n, at) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no number of its own
          <span key={`gap-${at}`} className={styles['gap']} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={n}
            to={to(n)}
            aria-label={t('pager.page', { page: n })}
            aria-current={n === page ? 'page' : undefined}
            className={styles['number']}
          >
            {n}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={styles['step']}>
          <span>{t('pager.next')}</span>
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </Link>
      )}
    </nav>
  );
};
