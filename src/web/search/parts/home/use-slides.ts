import { type RefObject, useEffect, useState } from 'react';
import { landingNumbers } from '../../../../domain/search/rules/landing.ts';

/** How long a slide of the banner stays (docs/rules/search.md#lists). */
const slideMs = landingNumbers.bannerMs;
const tickMs = 250;

const isQuiet = (element: HTMLElement | null): boolean =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches || element?.matches(':hover, :focus-within') === true;

/** The banner's clock: it stands still while somebody looks closer, in a hidden tab, and for people who want no motion. */
export const useSlides = (count: number, element: RefObject<HTMLElement | null>) => {
  const [shown, show] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    let left = slideMs;
    const clock = setInterval(() => {
      if (isQuiet(element.current)) return;
      left -= tickMs;
      if (left <= 0) show((shown + 1) % count);
    }, tickMs);
    return () => clearInterval(clock);
  }, [shown, paused, count, element]);
  return { shown, show, paused, setPaused };
};
