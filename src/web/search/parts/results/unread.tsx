import { useSearchParams } from 'react-router';
import { listWords } from '../../../../words/search/list.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { pageParams } from '../filters/address-parts.ts';

/** Words of a typed line that are no filter: they are named, and may be looked for in the offers' texts instead. */
export const Unread = ({ words }: { readonly words: string }) => {
  const t = useWords(listWords);
  const [params] = useSearchParams();
  const dropped = new URLSearchParams(params);
  dropped.delete('unread');
  // Another search begins at its first page.
  const searched = new URLSearchParams(dropped);
  for (const name of pageParams) searched.delete(name);
  searched.set('text', [params.get('text')?.trim(), words].filter(Boolean).join(' '));
  return (
    <p role="status">
      {t('unread', { words })}{' '}
      <Link to={`?${searched}`} preventScrollReset>
        {t('unread.search')}
      </Link>{' '}
      <Link to={`?${dropped}`} preventScrollReset>
        {t('unread.drop')}
      </Link>
    </p>
  );
};
