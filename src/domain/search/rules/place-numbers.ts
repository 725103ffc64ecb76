/**
 * Places while one is typed in the bar of the search (docs/rules/search.md#lists): characters before any is suggested, and the pause after the last key;
 * the gazetteer answers sooner than registers do. Apart from the other numbers, so that the first visit does not bring them all.
 */
export const placeNumbers = { suggestionsFrom: 2, suggestionsMs: 180 } as const;
