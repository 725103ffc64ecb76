/** Keys of a list: what its first or last offer is ordered by, and its id, `1764062400000~Ab3…`. */

/** The form of a key. */
export const cursorPattern = /^(?:-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?|-?Infinity)~[A-Za-z0-9]{20}$/;
