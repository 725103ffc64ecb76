/** The notice that a page stands at when its loaders begin to read. */

import { createContext } from 'react-router';

/** Null on pages of visitors, which others are given too. */
export const liveMarkContext = createContext<number | null>(null);
