/** The notice that a page stands at when its loaders begin to read. */

import { createContext } from 'react-router';

/** Null on a page that every visitor is shown alike, and that is kept for them. */
export const liveMarkContext = createContext<number | null>(null);
