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
  /** A column of `fields` holds something to fill in, which keeps its own lines; its heading stands where those of numbers do. */
  readonly kind?: 'acts' | 'fields' | 'number' | 'unbroken';
};

type ConsoleTableProps<Row> = {
  readonly title: string;
  readonly text: ReactNode;
  /** Names of the views of the list, in the order of `viewKeys`. */
  readonly views?: readonly string[];
  /** What stands in the address for each view (`view=done`); the first, which needs nothing there, is what waits, the second the rest. */
  readonly viewKeys?: readonly string[];
  /** A list without numbers of pages is paged by what stands below it. */
  readonly list: { readonly items: readonly Row[]; readonly page?: number; readonly pages?: number };
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** What is said of an empty list: a sentence for all views, or one for each of the first, after which a general one follows. */
  readonly empty: string | readonly string[];
  /** Stands between heading and table: a search. */
  readonly children?: ReactNode;
};

/** A list of the console: heading with two views, table or what stands in its place, pages. */
export const ConsoleTable = <Row,>({ title, text, views, viewKeys, list, keyOf, columns, empty, children }: ConsoleTableProps<Row>) => (
  <>
    <ListHead title={title} text={text} {...(views && { views })} {...(viewKeys && { viewKeys })} />
    {children}
    {list.items.length === 0 ? (
      <EmptyList empty={empty} viewKeys={viewKeys} />
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
    <Pager page={list.page ?? 1} pages={list.pages ?? 1} />
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
          <th key={head ?? ''} className={kind === 'number' || kind === 'fields' ? styles['n'] : undefined}>
            {kind === 'acts' ? <span className="sr">{t('acts')}</span> : head}
          </th>
        ))}
      </tr>
    </thead>
  );
};

type EmptyListProps = Pick<ConsoleTableProps<never>, 'empty'> & { readonly viewKeys: readonly string[] | undefined };

const EmptyList = ({ empty, viewKeys }: EmptyListProps) => {
  const current = useView(viewKeys);
  const t = useWords(adminWords);
  return <Empty title={typeof empty === 'string' ? empty : (empty[current] ?? t('empty.rest'))} />;
};

const waitingAndRest = ['', 'done'] as const;

/** Which of the views the address asks for; what is no view is the first. */
const useView = (viewKeys: readonly string[] = waitingAndRest): number => {
  const [params] = useSearchParams();
  return Math.max(0, viewKeys.indexOf(params.get('view') ?? ''));
};

const ListHead = ({
  title,
  text,
  views = [],
  viewKeys = waitingAndRest,
}: Pick<ConsoleTableProps<never>, 'title' | 'text' | 'views' | 'viewKeys'>) => {
  const current = useView(viewKeys);
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>{text}</p>
      {views.length > 0 && (
        <div className={styles['tabs']}>
          {views.map((name, at) => {
            const key = viewKeys[at] ?? '';
            return (
              <Link key={key} to={key === '' ? '?' : `?view=${key}`} aria-current={at === current ? 'page' : undefined}>
                {name}
              </Link>
            );
          })}
        </div>
      )}
    </header>
  );
};
