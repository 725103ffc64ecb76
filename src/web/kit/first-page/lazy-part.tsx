import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

type Brought<P> = { readonly default: ComponentType<P> };

type Wish = {
  /** The code cannot be fetched: takes back what asked for the part, and says so (`useMissing`). */
  readonly onMissing: () => void;
  /** What stands in the place of the part while its code is on its way. */
  readonly waiting?: ReactNode;
};

/**
 * A part whose code is fetched when it is first wanted; `.fetch()` begins earlier. The server never draws it. What could not be
 * fetched is not asked for again: its styles would be taken for loaded, so only a new page is whole.
 */
export const later = <P extends object>(bring: () => Promise<Brought<P>>) => {
  let Part: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const come = (): Promise<void> => {
    coming ??= bring().then((brought) => {
      Part = brought.default;
    });
    return coming;
  };
  const Later = (props: P & Wish): ReactNode => {
    const [, setHere] = useState(Part !== undefined);
    const missing = useRef(props.onMissing);
    missing.current = props.onMissing;
    useEffect(() => {
      let wanted = true;
      come().then(
        () => wanted && setHere(true),
        () => wanted && missing.current(),
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : props.waiting;
  };
  return Object.assign(Later, { fetch: () => void come().catch(() => undefined) });
};
