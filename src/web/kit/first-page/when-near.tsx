/** Parts of a first page that lie below what is seen at first. */

import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { isPageHydrated } from './server-only.tsx';
import { useNear } from './use-near.ts';

/** Open at once where it is opened while React draws; the promise wakes what waits. */
type Gate = { isOpen: boolean; readonly opened: Promise<void>; readonly wake: () => void };

const gateOf = (isOpen: boolean): Gate => {
  let wake = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return { isOpen, opened, wake: () => wake() };
};

/** Waiting inside a boundary leaves the server's markup as it stands: React takes it over when what is waited for has come. */
const Gated = ({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) => {
  if (!gate.isOpen) use(gate.opened);
  return children;
};

/**
 * A part that the server drew and the browser takes over when it comes near what is seen, or has anything new to show: until then none of
 * its elements costs the first visit a moment. A press that comes earlier waits for it (`start-deferred.ts`). On a page that the browser drew
 * itself it is an ordinary part.
 */
export const WhenNear = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [served] = useState(children);
  const [gate] = useState(() => gateOf(import.meta.env.SSR || isPageHydrated()));
  if (isNear || children !== served) {
    gate.isOpen = true;
    gate.wake();
  }
  return (
    <div ref={place}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
};
