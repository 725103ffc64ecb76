/** Today in Warsaw, the same on server and browser. */

import { useRouteLoaderData } from 'react-router';
import type { Day } from '../../../domain/kit/brand.ts';

/** The present day in Warsaw, as the server wrote it into the page: the same in both renderings. */
export const useToday = (): Day => (useRouteLoaderData('root') as { readonly today: Day } | undefined)?.today ?? ('1970-01-01' as Day);
