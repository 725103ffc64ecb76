/** Parts of pages that are the same for everybody who reads a page in a language; apart from the others, because few pages have them. */

import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { Lang } from '../../../words/kit/words.ts';
import { useLang } from '../words/words.ts';
import { draw, langs } from './kept-part.tsx';

/** Stands in the place of the page's address while a part is drawn; no text and no address can contain it. */
const here = '/\u0001';

const escaped = (pathname: string): string =>
  pathname.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type PartOfPage<K extends string> = { readonly kind: K };

/**
 * A part that comes in a few kinds and leads to the page itself (`?signin=1`); else its text depends on the language alone. The server draws
 * every kind once, when it starts, and puts the page's address into the finished markup. A page whose address has a search draws it anew.
 */
export const keptPartOfPage = <const K extends string>(Part: ComponentType<PartOfPage<K>>, kinds: readonly K[]): ComponentType<PartOfPage<K>> => {
  const keyOf = (kind: K, lang: Lang): string => `${lang} ${kind}`;
  const kept = import.meta.env.SSR
    ? new Map(langs.flatMap((lang) => kinds.map((kind) => [keyOf(kind, lang), draw(Part, { kind }, lang, here).split(here)] as const)))
    : null;
  return function KeptPartOfPage({ kind }: PartOfPage<K>) {
    const lang = useLang();
    const { pathname, search } = useLocation();
    const drawn = search === '' ? kept?.get(keyOf(kind, lang)) : undefined;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of our own part
    if (drawn) return <div className="contents" dangerouslySetInnerHTML={{ __html: drawn.join(escaped(pathname)) }} />;
    return (
      <div className="contents">
        <Part kind={kind} />
      </div>
    );
  };
};
