/** The way to the choice between two versions, from wherever in the form somebody is. */

/** The id of the choice between two versions. */
export const conflictId = 'conflict';

/** Leads to that choice. */
export const showConflict = (): void => document.getElementById(conflictId)?.focus();
