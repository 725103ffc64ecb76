import wordFiles from 'virtual:word-files';
import { type ComponentProps, use, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import type { Lang } from '../../../words/kit/words.ts';
import { becameAlive } from '../../kit/first-page/server-only.tsx';
import { startLate } from './start-late.ts';

/** A page that works without scripts says so: `export const handle = { scripts: 'late' }`. */
const isLate = (handle: unknown): boolean => typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === 'late';

// biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and data that json() below made harmless
const inline = (code: string) => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;

/** Data inside a script: no text may end the element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type Routes = { readonly ids: readonly string[]; readonly lang: Lang };

type Manifest = NonNullable<ComponentProps<typeof FrameworkContext.Provider>['value']>['manifest'];

/** The files of texts that the modules of some routes will ask for. */
const wordFilesOf = ({ routes }: Manifest, { ids, lang }: Routes): readonly string[] => {
  const code = ids.flatMap((id) => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])]);
  return [...new Set(code.flatMap((file) => wordFiles[file]?.[lang] ?? []))];
};

/** The router's own scripts, with one difference: nothing is fetched beside the first picture. */
const Late = (at: Routes) => {
  const context = use(FrameworkContext);
  // In the browser the elements stand there already; what they said is no concern of the program's.
  if (!import.meta.env.SSR || !context) return inline('');
  if (context.renderMeta) context.renderMeta.didRenderScripts = true;
  const { entry, version, url } = context.manifest;
  const routes = Object.fromEntries(at.ids.map((id) => [id, context.manifest.routes[id]]));
  return inline(
    `window.__reactRouterContext=${context.serverHandoffString};` +
      'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());' +
      `window.__reactRouterManifest=${json({ entry, version, url, routes })};` +
      `(${startLate.toString()})(${json(wordFilesOf(context.manifest, at))})`,
  );
};

const WordLinks = (at: Routes) => {
  const context = use(FrameworkContext);
  return context && wordFilesOf(context.manifest, at).map((file) => <link key={file} rel="modulepreload" href={file} />);
};

const AtOnce = (at: Routes) => (
  <>
    {import.meta.env.SSR && <WordLinks {...at} />}
    <Scripts />
  </>
);

/** What makes the page alive; on pages that say so, after everything that can be seen. */
export const PageScripts = ({ lang }: { readonly lang: Lang }) => {
  const matches = useMatches();
  // The page that came from the server decides; going elsewhere later changes nothing about how the program was started.
  const [late] = useState(() => !import.meta.env.DEV && matches.some(({ handle }) => isLate(handle)));
  useEffect(() => {
    becameAlive();
    document.dispatchEvent(new Event('alive'));
  }, []);
  const ids = matches.map(({ id }) => id);
  return late ? <Late ids={ids} lang={lang} /> : <AtOnce ids={ids} lang={lang} />;
};
