/** Where the focus goes when the press that led to another screen went with the former one and took the focus along. */

/** Focuses the heading of what is shown now, unless something has the focus: whoever works with keys goes on there. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (document.activeElement !== document.body || heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The same once the press that is under way has taken away what it was on. */
export const focusHeadingSoon = (): void => void requestAnimationFrame(() => requestAnimationFrame(focusHeading));
