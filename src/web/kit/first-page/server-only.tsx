import { type ComponentType, lazy, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLang } from '../words/words.ts';
import { loadAnew } from './reload-page.ts';

let alive = false;

/** Said once, when the page that came from the server is alive: whatever is drawn from now on is drawn here. */
export const becameAlive = (): void => {
  alive = true;
};

type Brought<P> = { readonly default: ComponentType<P> };

/**
 * A part that is only read. What the server drew stays as it stands; its code is fetched when the part must be drawn here: on another
 * page, in another language, with other data. `drawn` is the part itself on the server and null in the browser:
 * `still(bring, import.meta.env.SSR ? await bring() : null)`. Its styles belong to the page that shows it.
 */
export const still = <P extends object>(bring: () => Promise<Brought<P>>, drawn: Brought<P> | null): ComponentType<P> => {
  const Live: ComponentType<P> = drawn?.default ?? lazy<ComponentType<P>>(() => bring().catch(loadAnew));
  return function Still(props: P) {
    const lang = useLang();
    const ref = useRef<HTMLDivElement>(null);
    const [served, setServed] = useState({ is: drawn === null && !alive, lang, props });
    const isSame = served.is && served.lang === lang && (Object.keys(props) as (keyof P)[]).every((key) => props[key] === served.props[key]);
    useLayoutEffect(() => {
      // Nothing came from the server after all: the whole page was drawn anew.
      if (isSame && !ref.current?.firstChild) startTransition(() => setServed((before) => ({ ...before, is: false })));
    }, [isSame]);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what it did not write
    if (isSame) return <div ref={ref} key="served" className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div key="drawn" className="still">
        <Live {...props} />
      </div>
    );
  };
};
