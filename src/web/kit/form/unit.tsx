/** The unit beside a number. */

import type { ReactNode } from 'react';

/** The unit inside a control, right. */
export const Unit = ({ children }: { readonly children: ReactNode }) => <span className="nw">{children}</span>;

/** Room for a unit grows with its letters, so that the number never runs under it. */
export const unitProps = (unit: string | undefined) =>
  unit
    ? {
        rightSection: <Unit>{unit}</Unit>,
        rightSectionWidth: `calc(${Math.max(unit.length, 2) * 0.85}ch + var(--s-5))`,
        rightSectionPointerEvents: 'none' as const,
      }
    : {};
