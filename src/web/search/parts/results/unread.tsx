import { useSearchParams } from 'react-router';
import { listWords } from '../../../../words/search/list.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';

/** Words of a typed line that are no filter: they are named, and may be looked for in the offers' texts instead. */
export const Unread = ({ words }: { readonly words: string }) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  const next = (change: (to: URLSearchParams) => void): string => {
    const to = new URLSearchParams(params);
    to.delete('unread');
    change(to);
    return `?${to}`;
  };
  return (
    <p role="status">
      {t('unread', { words })}{' '}
      <Link to={next((to) => to.set('text', words))} preventScrollReset>
        {t('unread.search')}
      </Link>{' '}
      <Link to={next(() => undefined)} preventScrollReset>
        {t('unread.drop')}
      </Link>
    </p>
  );
};
