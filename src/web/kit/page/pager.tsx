import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import styles from './pager.module.css';
import { shownPages } from './pages.ts';

/** Pages as links; the number lives in the address. */
export const Pager = ({ page, pages, name = 'page' }: { readonly page: number; readonly pages: number; readonly name?: string }) => {
  const t = useWords(shellWords);
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const to = (n: number): string => {
    const next = new URLSearchParams(search);
    if (n === 1) next.delete(name);
    else next.set(name, String(n));
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
