import { savedSearchCalls } from '../../../../contract/search/endpoints/saved.ts';
import type { SavedSearch } from '../../../../contract/search/schema/saved.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Link } from '../../../kit/page/link.tsx';

/** A saved search by its name, which opens what it finds and notes that it was looked at; a mere name where its filters can be read no more. */
export const SearchLink = ({ search: { id, name, query } }: { readonly search: Pick<SavedSearch, 'id' | 'name' | 'query'> }) =>
  query === null ? (
    name
  ) : (
    <Link to={`/offers${query}`} onClick={() => void browserAsk(savedSearchCalls.openSavedSearch, { searchId: id })}>
      {name}
    </Link>
  );
