import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import latinExt from '../../../../assets/fonts/figtree-latin-ext-wght-normal.woff2?url';
import latin from '../../../../assets/fonts/figtree-latin-wght-normal.woff2?url';
import '../../../../src/web/kit/theme/theme.css';
import '../../../../src/web/kit/theme/base.css';
import { above, below } from './parts/frame.tsx';

export const links = () => [
  ...[latin, latinExt].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="pl">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="theme-color" content="#10243e" />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

export default function Root() {
  return (
    <>
      {above()}
      <Outlet />
      {below()}
    </>
  );
}
