/** Parts that only the server draws. */

import { type ComponentType, lazy, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLang } from '../words/words.ts';
import { asServed } from './as-served.ts';

let isHydrated = false;

/** Called once, when the page that came from the server is hydrated: what is drawn from then on is drawn by the browser. */
export const markHydrated = (): void => {
  isHydrated = true;
};

type Module<P> = { readonly default: ComponentType<P> };

/**
 * A part that is only read. The browser keeps the server's markup and fetches the part's code only when it must draw the part itself:
 * on another page, in another language, with other props. `drawn` is the part on the server and null in the browser:
 * `serverOnly(load, import.meta.env.SSR ? await load() : null)`. The file that calls it imports the part's style sheet too.
 */
export const serverOnly = <P extends object>(load: () => Promise<Module<P>>, drawn: Module<P> | null): ComponentType<P> => {
  const Drawn = drawn?.default;
  if (Drawn)
    return function ServerOnly(props: P) {
      return (
        <div key="drawn" className="contents">
          <Drawn {...props} />
        </div>
      );
    };
  const Part: ComponentType<P> = lazy(asServed(load));
  return function ServerOnly(props: P) {
    const lang = useLang();
    const ref = useRef<HTMLDivElement>(null);
    const [served, setServed] = useState({ is: !isHydrated, lang, props });
    const isSame = served.is && served.lang === lang && (Object.keys(props) as (keyof P)[]).every((key) => props[key] === served.props[key]);
    useLayoutEffect(() => {
      // The server's markup is gone: React gave up hydration and drew the whole page itself.
      if (isSame && !ref.current?.firstChild) startTransition(() => setServed((before) => ({ ...before, is: false })));
    }, [isSame]);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what it did not write
    if (isSame) return <div ref={ref} key="served" className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div key="drawn" className="contents">
        <Part {...props} />
      </div>
    );
  };
};
