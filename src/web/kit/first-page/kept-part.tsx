/** Parts of pages that are the same for everybody who reads a language. */

import type { ComponentType } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import type { Lang } from '../../../words/kit/words.ts';
import { LangContext, useLang } from '../words/words.ts';

const server = import.meta.env.SSR ? await import('react-dom/server') : null;

/** Links of a kept part are whole addresses: where the page lies does not matter to them. */
const anywhere = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'kept' },
  navigationType: NavigationType.Pop,
};

/**
 * A part without props whose text depends on the language alone; its links are whole addresses. The server draws it once, when it starts, and
 * puts the finished markup into every page: the footer alone is a tenth of the elements of most pages. The browser hydrates it like any part.
 */
export const keptPart = (Part: ComponentType): ComponentType => {
  const drawn = (lang: Lang) => ({
    __html:
      server?.renderToString(
        <LangContext value={lang}>
          <LocationContext value={anywhere}>
            <Part />
          </LocationContext>
        </LangContext>,
      ) ?? '',
  });
  const kept = import.meta.env.SSR ? { pl: drawn('pl'), en: drawn('en') } : null;
  return function KeptPart() {
    const lang = useLang();
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of our own part
    if (kept) return <div className="contents" dangerouslySetInnerHTML={kept[lang]} />;
    return (
      <div className="contents">
        <Part />
      </div>
    );
  };
};
