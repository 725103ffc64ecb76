/** The notice that a page stands at when its loaders begin to read. */

import { createContext } from 'react-router';

/** Null on a page that is made for all visitors and kept. */
export const liveMarkContext = createContext<number | null>(null);
