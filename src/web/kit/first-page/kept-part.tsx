/** Parts of pages that are the same for everybody who reads a language. */

import type { ComponentType } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import type { Lang } from '../../../words/kit/words.ts';
import { LangContext, useLang } from '../words/words.ts';

const server = import.meta.env.SSR ? await import('react-dom/server') : null;

/** The languages in which a part is drawn. */
export const langs: readonly Lang[] = ['pl', 'en'];

/** Draws a part as if it stood on the page of an address; on the server alone. */
export const draw = <P extends object>(Part: ComponentType<P>, props: P, lang: Lang, pathname: string): string =>
  server?.renderToString(
    <LangContext value={lang}>
      <LocationContext value={{ location: { pathname, search: '', hash: '', state: null, key: 'kept' }, navigationType: NavigationType.Pop }}>
        <Part {...props} />
      </LocationContext>
    </LangContext>,
  ) ?? '';

/**
 * A part without props whose text depends on the language alone; its links are whole addresses. The server draws it once, when it starts, and
 * puts the finished markup into every page: the footer alone is a tenth of the elements of most pages. The browser hydrates it like any part.
 */
export const keptPart = (Part: ComponentType): ComponentType => {
  // Where the page lies does not matter to whole addresses.
  const kept = import.meta.env.SSR ? new Map(langs.map((lang) => [lang, { __html: draw(Part, {}, lang, '/') }])) : null;
  return function KeptPart() {
    const drawn = kept?.get(useLang());
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of our own part
    if (drawn) return <div className="contents" dangerouslySetInnerHTML={drawn} />;
    return (
      <div className="contents">
        <Part />
      </div>
    );
  };
};
