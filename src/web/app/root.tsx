/** The document around every page. */

import { type ReactNode, use } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import latinExt from '../../../assets/fonts/figtree-latin-ext-wght-normal.woff2?url';
import latin from '../../../assets/fonts/figtree-latin-wght-normal.woff2?url';
import '../kit/theme/theme.css';
import '../kit/theme/base.css';
import { dayOf, instantOf } from '../../domain/kit/time.ts';
import type { Lang } from '../../words/kit/words.ts';
import { unknownContext, viewerOf } from '../accounts/parts/session.ts';
import { loadLanguage } from '../kit/first-page/word-chunks.ts';
import { langOf } from '../kit/page/request.ts';
import { revalidateUnlessSignIn } from '../kit/page/revalidate.ts';
import { LangContext } from '../kit/words/words.ts';
import { PageScripts } from './first-page/deferred-scripts.tsx';
import { liveMarkContext } from './live-mark.ts';
import { knowTheVisitor } from './page-context.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { productVersion } from './version.ts';

export const middleware = [knowTheVisitor];

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  viewer: viewerOf(context),
  unknown: context.get(unknownContext) !== null,
  lang: langOf(context),
  version: await productVersion(context),
  today: dayOf(instantOf(Date.now())),
  liveMark: context.get(liveMarkContext),
});

/** Another address may be in another language, and the person may have signed in or out meanwhile. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  revalidateUnlessSignIn(args) || args.currentUrl.pathname !== args.nextUrl.pathname;

export const links = () => [
  ...[latin, latinExt].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

const useRootData = () => useRouteLoaderData<typeof loader>('root');

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  // An error that came before the root was read names its language.
  const error = useRouteError() as { readonly data?: { readonly lang?: Lang } } | undefined;
  const root = useRootData();
  const lang = root?.lang ?? error?.data?.lang ?? 'pl';
  const loading = import.meta.env.SSR ? null : loadLanguage(lang);
  if (loading) use(loading);
  return (
    <html lang={lang} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#10243e" />
        {import.meta.env.SSR && root?.liveMark != null && <meta name="live-mark" content={String(root.liveMark)} />}
        <Meta />
        <Links />
      </head>
      <body>
        <LangContext value={lang}>{children}</LangContext>
        <ScrollRestoration />
        <PageScripts lang={lang} />
      </body>
    </html>
  );
};

const Framed = ({ children }: { readonly children: ReactNode }) => {
  const root = useRootData();
  return (
    <Shell version={root?.version ?? ''} year={root?.today.slice(0, 4) ?? ''}>
      {children}
    </Shell>
  );
};

export default function Root() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export const ErrorBoundary = ({ error }: { readonly error: unknown }) => {
  const root = useRootData();
  if (!root) return <ErrorPage error={error} bare />;
  return (
    <Framed>
      <ErrorPage error={error} />
    </Framed>
  );
};
