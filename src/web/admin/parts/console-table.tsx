/** The table that the console's lists share. */

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminWords } from '../../../words/admin/pages.ts';
import { Link } from '../../kit/page/link.tsx';
import { Pager } from '../../kit/page/pager.tsx';
import { Empty } from '../../kit/parts/states.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

/** One column of a console's table: what stands above it and in each row. */
export type Column<Row> = {
  /** A table without any heading shows no row of headings. */
  readonly head?: string;
  readonly cell: (row: Row) => ReactNode;
  /** On phones the heading stands above the value. */
  readonly named?: boolean;
  readonly kind?: 'acts' | 'number' | 'unbroken';
};

type ConsoleTableProps<Row> = {
  readonly title: string;
  readonly text: string;
  /** Names of the two views of the list: what waits, and the rest (`view=done` in the address). */
  readonly views: readonly [string, string];
  readonly list: { readonly items: readonly Row[]; readonly page: number; readonly pages: number };
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
  /** Stands between heading and table: a search. */
  readonly children?: ReactNode;
};

/** A list of the console: heading with two views, table or what stands in its place, pages. */
export const ConsoleTable = <Row,>({ title, text, views, list, keyOf, columns, empty, children }: ConsoleTableProps<Row>) => (
  <>
    <ListHead title={title} text={text} views={views} />
    {children}
    {list.items.length === 0 ? (
      <Empty title={empty} />
    ) : (
      <table className={styles['table']}>
        {columns.some(({ head }) => head !== undefined) && <TableHead columns={columns} />}
        <tbody>
          {list.items.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, named, kind }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
                <td key={at} className={classOf(kind)} data-label={named ? head : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <Pager page={list.page} pages={list.pages} />
  </>
);

/** Reads page and filter of a console's list from the address; anything unreadable is the first page. */
export const listQuery = (url: URL): { readonly waiting: boolean; readonly page: number } => ({
  waiting: url.searchParams.get('view') !== 'done',
  page: Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
});

const classOf = (kind: Column<never>['kind']): string | undefined => {
  if (kind === 'unbroken') return 'nw';
  return kind === 'number' ? styles['n'] : undefined;
};

const TableHead = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => {
  const t = useWords(adminWords);
  return (
    <thead>
      <tr>
        {columns.map(({ head, kind }) => (
          <th key={head ?? ''} className={kind === 'number' ? styles['n'] : undefined}>
            {kind === 'acts' ? <span className="sr">{t('acts')}</span> : head}
          </th>
        ))}
      </tr>
    </thead>
  );
};

const ListHead = ({ title, text, views }: Pick<ConsoleTableProps<never>, 'title' | 'text' | 'views'>) => {
  const [params] = useSearchParams();
  const isDone = params.get('view') === 'done';
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles['tabs']}>
        <Link to="?" aria-current={isDone ? undefined : 'page'}>
          {views[0]}
        </Link>
        <Link to="?view=done" aria-current={isDone ? 'page' : undefined}>
          {views[1]}
        </Link>
      </div>
    </header>
  );
};
