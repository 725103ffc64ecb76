import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

type LazyPartProps = {
  /** The code could not be fetched: undo what asked for the part and tell the person (`useLoadFailure`). */
  readonly onLoadFailure: () => void;
  /** Stands in the place of the part while its code is fetched. */
  readonly waiting?: ReactNode;
};

/**
 * A part whose code is fetched when it is first drawn; `.fetch()` begins earlier. The server never draws it. After a failure it is not
 * fetched again: the bundler counts its styles as loaded, so only a reload of the page shows the part whole.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) => {
  let Part: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = (): Promise<void> => {
    loading ??= load().then((module) => {
      Part = module.default;
    });
    return loading;
  };
  const LazyPart = (props: P & LazyPartProps): ReactNode => {
    const [, setLoaded] = useState(Part !== undefined);
    const onLoadFailure = useRef(props.onLoadFailure);
    onLoadFailure.current = props.onLoadFailure;
    useEffect(() => {
      let isMounted = true;
      loadOnce().then(
        () => isMounted && setLoaded(true),
        () => isMounted && onLoadFailure.current(),
      );
      return () => {
        isMounted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : props.waiting;
  };
  return Object.assign(LazyPart, { fetch: () => void loadOnce().catch(() => undefined) });
};
