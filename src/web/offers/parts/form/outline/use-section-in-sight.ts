import { useEffect } from 'react';
import { type FormSection, formSections } from '../../../../../domain/offers/fields/about.ts';

/** The last section whose head has passed the upper third of the window. */
const inSight = (): FormSection | undefined =>
  formSections.findLast((section) => (document.getElementById(section)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < innerHeight / 3);

const byHand = ['wheel', 'touchmove', 'keydown'] as const;

/** Tells which section somebody has scrolled to. Scrolling of the page's own, to a section that was picked, tells nothing: that one is known. */
export const useSectionInSight = (tell: (section: FormSection) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the form stands
  useEffect(() => {
    let isMoved = false;
    const moved = (): void => {
      isMoved = true;
    };
    const look = (): void => {
      const section = isMoved ? inSight() : undefined;
      isMoved = false;
      if (section) tell(section);
    };
    for (const name of byHand) addEventListener(name, moved, { passive: true });
    addEventListener('scroll', look, { passive: true });
    return () => {
      for (const name of byHand) removeEventListener(name, moved);
      removeEventListener('scroll', look);
    };
  }, []);
};
