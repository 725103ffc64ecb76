/** Where the focus goes when a press changes what is on the page: whoever works with keys goes on there. */

import { fieldId } from './form/field.tsx';

type Find = () => HTMLElement | null | undefined;

/** About a second: what was asked for is drawn with one of the next drawings of the page, on a slow device not with the first. */
const framesAtMost = 60;

/** Asks at the drawings of the page, from the second on, until it is answered that nothing is left to do. */
const eachFrame = (isDone: () => boolean): void => {
  const look = (left: number): void => void requestAnimationFrame(() => (isDone() || left === 0 ? undefined : look(left - 1)));
  requestAnimationFrame(() => look(framesAtMost));
};

const focusFound = (find: Find): boolean => {
  const found = find();
  found?.focus();
  return found !== null && found !== undefined;
};

/** Focuses what stands on the page only with one of its next drawings. */
export const focusSoon = (find: Find): void => eachFrame(() => focusFound(find));

/** The same for the control of a field that was just added. */
export const focusField = (path: string): void => focusSoon(() => document.getElementById(fieldId(path)));

/** Focuses only where the press takes away what has the focus: who has gone on meanwhile stays there. */
export const focusIfLost = (find: Find): void => {
  const before = document.activeElement;
  eachFrame(() => {
    const now = document.activeElement;
    return now === document.body ? focusFound(find) : now !== before;
  });
};
