/** The place of the button that saves a search. */

import { Suspense } from 'react';
import { isConfirmed } from '../../../../domain/accounts/permissions.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { SaveSearch, SaveSearchOfVisitor } from '../saved/lazy-save-search.ts';

/** Saves the filters, which stand in JSON. Whoever has not confirmed an address cannot be mailed: the button leads to the place for the code first. */
export const SaveSearchSlot = ({ filters }: { readonly filters: string }) => {
  // The visitor's stands outside: parts inside a boundary are taken over after the page, when what the server drew counts as gone.
  if (!isConfirmed(useViewer())) return <SaveSearchOfVisitor filters={filters} />;
  return (
    <Suspense>
      <SaveSearch filters={filters} />
    </Suspense>
  );
};
