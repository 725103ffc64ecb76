/** Where the focus goes when a press changes what is on the page: whoever works with keys goes on there. */

import { fieldId } from './form/field.tsx';

type Find = () => HTMLElement | null | undefined;

/** Focuses what stands on the page only with its next drawing. */
export const focusSoon = (find: Find): void => void requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));

/** The same for the control of a field that was just added. */
export const focusField = (path: string): void => focusSoon(() => document.getElementById(fieldId(path)));

/** Focuses only where the press took away what had the focus: who has gone on meanwhile stays there. */
export const focusIfLost = (find: Find): void => focusSoon(() => (document.activeElement === document.body ? find() : null));
