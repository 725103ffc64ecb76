import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FormSection, formSections } from '../../../../../domain/offers/fields/about.ts';
import { useSectionInSight } from './use-section-in-sight.ts';

const show = (section: FormSection): void => {
  // The section opens only with the next drawing of the page.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.getElementById(`${section}-title`);
      document.getElementById(section)?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    }),
  );
};

/** Which sections stand open; the one that is worked on is in the address, so that a reload comes back to it. */
export const useOpenSections = (first: FormSection, isAsked: boolean) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReadonlySet<FormSection>>(new Set([first]));
  const [current, setCurrent] = useState(first);
  const openAll = useCallback((sections: readonly FormSection[]): void => setOpen((all) => new Set([...all, ...sections])), []);
  const seen = useRef(false);
  /** The section that the address names by our doing: showing it again would take the focus from what is typed meanwhile. */
  const shown = useRef(first);
  useSectionInSight(setCurrent);
  const { hash } = useLocation();
  // The section that the page is opened with, and every later one that the address names by itself (back, forward, a link).
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts here
  useEffect(() => {
    const named = formSections.find((section) => `#${section}` === hash);
    const wanted = named ?? (isAsked && !seen.current ? first : undefined);
    const isNew = wanted !== undefined && (wanted !== shown.current || !seen.current);
    seen.current = true;
    if (!isNew) return;
    openAll([wanted]);
    setCurrent(wanted);
    shown.current = wanted;
    if (wanted !== formSections[0]) show(wanted);
  }, [hash]);
  // Apart from `current`, which follows whoever scrolls: what only opens and folds is not drawn again for that.
  const acts = useMemo(() => {
    const pick = (section: FormSection): void => {
      openAll([section]);
      setCurrent(section);
      shown.current = section;
      void navigate({ hash: section }, { replace: true, preventScrollReset: true });
      show(section);
    };
    const toggle = (section: FormSection): void => {
      if (open.has(section)) setOpen(new Set([...open].filter((one) => one !== section)));
      else pick(section);
    };
    return { openAll, pick, toggle };
  }, [open, openAll, navigate]);
  return { open, current, acts };
};
