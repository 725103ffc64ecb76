import { useSearchParams } from 'react-router';
import { Link } from '../../kit/page/link.tsx';
import styles from '../console.module.css';

/** Heading of a console list with its two views; the view lives in the URL as `view=done`. */
export const ListHead = ({ title, text, views }: { readonly title: string; readonly text: string; readonly views: readonly [string, string] }) => {
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

/** What the address asks of a list. */
export const listQuery = (url: URL): { readonly waiting: boolean; readonly page: number } => ({
  waiting: url.searchParams.get('view') !== 'done',
  page: Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
});
