/** A list of the console: what its pages share around the table. */

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminWords } from '../../../words/admin/pages.ts';
import { type Column, DataTable } from '../../kit/lists/data-table.tsx';
import { Link } from '../../kit/page/link.tsx';
import { Pager } from '../../kit/page/pager.tsx';
import { pageIn } from '../../kit/page/pages.ts';
import { Empty } from '../../kit/parts/states.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

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

/** Heading with the views of the list, the table or what stands in its place, pages. */
export const ConsoleTable = <Row,>({ title, text, views, viewKeys, list, keyOf, columns, empty, children }: ConsoleTableProps<Row>) => (
  <>
    <ListHead title={title} text={text} {...(views && { views })} {...(viewKeys && { viewKeys })} />
    {children}
    {list.items.length === 0 ? <EmptyList empty={empty} viewKeys={viewKeys} /> : <DataTable rows={list.items} keyOf={keyOf} columns={columns} />}
    <Pager page={list.page ?? 1} pages={list.pages ?? 1} />
  </>
);

/** Reads page and filter of a console's list from the address. */
export const listQuery = (url: URL): { readonly waiting: boolean; readonly page: number } => ({
  waiting: url.searchParams.get('view') !== 'done',
  page: pageIn(url),
});

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
