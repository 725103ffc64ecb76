/** Kinds of a part that only the server draws (`serverOnly`); apart from the others, because no byte of it goes to the browser. */

import type { ComponentType } from 'react';
import type { Lang } from '../../../words/kit/words.ts';
import { useLang } from '../words/words.ts';
import { draw, langs } from './kept-part.tsx';

/**
 * A part that comes in a few kinds, named by its props, and whose text depends on these and the language alone; its links are whole addresses. Each
 * kind is drawn once, when the server starts, and its finished markup put into every page; any other kind is drawn as it is asked for.
 */
export const keptKinds = <P extends object>(Part: ComponentType<P>, kinds: readonly P[]): ComponentType<P> => {
  const keyOf = (props: P, lang: Lang): string => [lang, ...Object.values(props)].join(' ');
  // Where the page lies does not matter to whole addresses.
  const kept = new Map(langs.flatMap((lang) => kinds.map((props) => [keyOf(props, lang), { __html: draw(Part, props, lang, '/') }] as const)));
  return function KeptKind(props: P) {
    const drawn = kept.get(keyOf(props, useLang()));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of our own part
    if (drawn) return <div className="contents" dangerouslySetInnerHTML={drawn} />;
    return (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };
};
