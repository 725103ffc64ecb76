/** A table of the dashboard: its title, five rows, and the way to the next. */

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { outreachNumbers } from '../../../domain/outreach/rules/outreach-numbers.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { Link } from '../../kit/page/link.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../dashboard.module.css';
import { withQuery } from './query.ts';

type Part = { readonly page: number; readonly pages: number; readonly total: number; readonly items: readonly unknown[] };

type TableCardProps = {
  readonly title: string;
  readonly hint?: string;
  /** Stands between the title and the pages: a search. */
  readonly tool?: ReactNode;
  readonly part: Part;
  /** The parameter of the address that counts the pages of this table. */
  readonly name: string;
  readonly empty: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
};

export const TableCard = ({ title, hint, tool, part, name, empty, head, children }: TableCardProps) => (
  <div className={styles['card']}>
    <header>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {tool}
      <Steps title={title} part={part} name={name} />
    </header>
    {part.items.length === 0 ? (
      <p className={styles['empty']}>{empty}</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on phones must be reached by keys
      <section className={styles['scroll']} tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    )}
  </div>
);

const size = outreachNumbers.tablePage;

const Steps = ({ title, part: { page, pages, total, items }, name }: Pick<TableCardProps, 'title' | 'part' | 'name'>) => {
  const t = useWords(dashboardWords);
  const [search] = useSearchParams();
  if (pages <= 1 && page === 1) return null;
  const to = (n: number): string => withQuery(search, { [name]: n === 1 ? null : String(n) });
  const first = (page - 1) * size + 1;
  return (
    <nav className={styles['steps']} aria-label={t('part.label', { title })}>
      {items.length > 0 && <span>{t('part.of', { from: first, to: first + items.length - 1, total })}</span>}
      {/* At an end the arrow stays and leads nowhere: whoever came by keys keeps the focus. */}
      <Link to={to(Math.max(1, page - 1))} aria-disabled={page === 1} aria-label={t('part.previous', { title })} preventScrollReset>
        <IconChevronLeft size={20} stroke={1.5} aria-hidden />
      </Link>
      <Link
        to={to(Math.max(page, Math.min(pages, page + 1)))}
        aria-disabled={page >= pages}
        aria-label={t('part.next', { title })}
        preventScrollReset
      >
        <IconChevronRight size={20} stroke={1.5} aria-hidden />
      </Link>
    </nav>
  );
};
