import { keepPageOffline, startPage } from 'virtual:inline-scripts';
import wordFiles from 'virtual:word-files';
import { type ComponentProps, use, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { offlineWords } from '../../../words/kit/offline.ts';
import type { Lang } from '../../../words/kit/words.ts';
import toasts from '../../kit/dialog/toasts.module.css';
import { markHydrated } from '../../kit/first-page/server-only.tsx';
import type { OfflineNote } from './start-deferred.ts';

/** The scripts of the page: deferred on pages whose `handle` says so, else the router's own. Docs: docs/first-pages.md. */
export const PageScripts = ({ lang }: { readonly lang: Lang }) => {
  const matches = useMatches();
  // The page that came from the server decides; going to another page changes nothing about how the program was started.
  const [isDeferred] = useState(() => !import.meta.env.DEV && matches.some(({ handle }) => hasDeferredScripts(handle)));
  useEffect(() => {
    markHydrated();
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  const ids = matches.map(({ id }) => id);
  return isDeferred ? <DeferredScripts ids={ids} lang={lang} /> : <RouterScripts ids={ids} lang={lang} />;
};

/** A page that works without scripts exports `handle = { scripts: 'deferred' }`. */
const hasDeferredScripts = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === 'deferred';

type Routes = { readonly ids: readonly string[]; readonly lang: Lang };

/** Writes what the router's `<Scripts>` writes, with one difference: nothing is fetched beside the first picture. */
const DeferredScripts = (routes: Routes) => {
  const context = use(FrameworkContext);
  // In the browser the element is already there; its text does not matter to React.
  if (!import.meta.env.SSR || !context) return inline('');
  if (context.renderMeta) context.renderMeta.didRenderScripts = true;
  return inline(
    `window.__reactRouterContext=${context.serverHandoffString};` +
      'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());' +
      startOf(context.manifest, routes),
  );
};

/** How a page is started is the same for all visits of a route: it is written once. */
const starts = new Map<string, string>();

const startOf = (manifest: Manifest, routes: Routes): string => {
  const key = [manifest.version, routes.lang, ...routes.ids].join(' ');
  const start = starts.get(key) ?? writeStart(manifest, routes);
  starts.set(key, start);
  return start;
};

const writeStart = (manifest: Manifest, routes: Routes): string => {
  const { entry, version, url } = manifest;
  const ofPage = Object.fromEntries(routes.ids.map((id) => [id, manifest.routes[id]]));
  return (
    `window.__reactRouterManifest=${json({ entry, version, url, routes: ofPage })};` +
    `${startPage}(${json(wordFilesOf(manifest, routes))},${json(offlineNote(routes.lang))})`
  );
};

const offlineNote = (lang: Lang): OfflineNote => ({
  text: offlineWords[lang].offline,
  region: toasts['region'] ?? '',
  note: `${toasts['toast']} ${toasts['bad']} ${toasts['plain']}`,
});

// biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and data that json() below made harmless
const inline = (code: string) => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;

/** Data inside a script: no text may end the element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const RouterScripts = (routes: Routes) => (
  <>
    {import.meta.env.SSR && <WordLinks {...routes} />}
    {inline(import.meta.env.SSR ? `${keepPageOffline}(${json(offlineNote(routes.lang))})` : '')}
    <Scripts />
  </>
);

const WordLinks = (routes: Routes) => {
  const context = use(FrameworkContext);
  return context && wordFilesOf(context.manifest, routes).map((file) => <link key={file} rel="modulepreload" href={file} />);
};

type Manifest = NonNullable<ComponentProps<typeof FrameworkContext.Provider>['value']>['manifest'];

/** The files of texts that the modules of some routes import. */
const wordFilesOf = ({ routes }: Manifest, { ids, lang }: Routes): readonly string[] => {
  const code = ids.flatMap((id) => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])]);
  return [...new Set(code.flatMap((file) => wordFiles[file]?.[lang] ?? []))];
};
