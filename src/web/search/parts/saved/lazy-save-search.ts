/** The button that saves a search, kept out of the first visit. */

import { lazy } from 'react';
import { asServed } from '../../../kit/first-page/as-served.ts';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = () => import('./save-search.tsx');

/** The button of a visitor, or of an account without a confirmed address, is a link to the sign-in. */
export const SaveSearchOfVisitor = serverOnly(load, import.meta.env.SSR ? await load() : null);

/** The button of people who are signed in: its code comes with their page only. */
export const SaveSearch = import.meta.env.SSR ? (await load()).default : lazy(asServed(load));
