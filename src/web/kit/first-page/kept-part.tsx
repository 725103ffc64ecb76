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
 * A part that comes in a few kinds, named by its props, and whose text depends on these and the language alone; its links are whole addresses. The
 * server draws each kind once, when it starts, and puts the finished markup into every page: the footer alone is a tenth of the elements of most
 * pages. The browser hydrates it like any part.
 */
export const keptKinds = <P extends object>(Part: ComponentType<P>, kinds: readonly P[]): ComponentType<P> => {
  const keyOf = (props: P, lang: Lang): string => [lang, ...Object.values(props)].join(' ');
  const kept = import.meta.env.SSR
    ? // Where the page lies does not matter to whole addresses.
      new Map(langs.flatMap((lang) => kinds.map((props) => [keyOf(props, lang), { __html: draw(Part, props, lang, '/') }] as const)))
    : null;
  return function KeptPart(props: P) {
    const lang = useLang();
    const drawn = kept?.get(keyOf(props, lang));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of our own part
    if (drawn) return <div className="contents" dangerouslySetInnerHTML={drawn} />;
    return (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };
};

/** A part of one kind, without props. */
export const keptPart = (Part: ComponentType): ComponentType => keptKinds(Part, [{}]);
