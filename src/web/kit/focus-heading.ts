/** Where the focus goes when the press that led to another screen went with the former one and took the focus along. */

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading of what is shown now, unless something has the focus: whoever works with keys goes on there. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (document.activeElement !== document.body || heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The same on each further page that the router leads to. */
export const useFocusOnPages = (): void => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname !== last.current) focusHeading();
    last.current = pathname;
  }, [pathname]);
};
