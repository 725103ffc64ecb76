import { createElement, lazy, type ReactNode, Suspense, use } from 'react';
import { createRequestHandler, Scripts, type ServerBuild, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { htmlOf, renderPage } from './render.tsx';

const inManifest = {
  id: 'root',
  path: '',
  module: '/root.js',
  hasLoader: true,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const waiting = new Promise<{ default: () => string }>((resolve) => setTimeout(() => resolve({ default: () => 'came later' }), 20));
const Late = lazy(() => waiting);

const Greeting = () => createElement('p', null, (useLoaderData() as { name: string }).name);
const Broken = (): never => {
  throw new Error('out of order');
};
const Endless = () => createElement('p', null, use(waiting).default());

/** A build of one page, as the router's builder writes it. */
const buildOf = (inside: () => ReactNode): ServerBuild => {
  const Page = () => createElement('html', null, createElement('body', null, inside(), createElement(Scripts)));
  return {
    entry: { module: { default: renderPage, handleError: () => undefined } },
    routes: { root: { id: 'root', path: '', module: { default: Page, loader: () => ({ name: 'Łódź </script> & co.' }) } } },
    assets: { entry: { imports: [], module: '/entry.js' }, routes: { root: inManifest }, url: '/manifest.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
};

const asked = (inside: () => ReactNode): Promise<Response> =>
  createRequestHandler(buildOf(inside), 'production')(new Request('http://localhost/', { headers: { 'user-agent': 'Mozilla/5.0' } }));

test('a page that waits for nothing is one text with its data in it', async () => {
  const html = htmlOf(await asked(() => createElement(Greeting))) ?? '';
  expect(html).toMatch(/^<!DOCTYPE html><html>/);
  expect(html).toContain('<p>Łódź &lt;/script&gt; &amp; co.</p>');
  expect(html.match(/streamController\.enqueue\(/g)).toHaveLength(1);
  expect(html).toContain('Łódź \\u003c/script\\u003e \\u0026 co.');
  expect(html).toContain('streamController.close()');
  expect(html.endsWith('</body></html>')).toBe(true);
});

test('a page with a part that must be waited for comes whole, with the part', async () => {
  const html = htmlOf(await asked(() => createElement(Suspense, { fallback: 'not yet' }, createElement(Late)))) ?? '';
  expect(html).toContain('came later');
  expect(html).toContain('streamController.close()');
});

test('a page that waits as a whole is waited for', async () => {
  const response = await asked(() => createElement(Endless));
  expect((htmlOf(response) ?? '').includes('<p>came later</p>')).toBe(true);
});

test('a page that breaks is an error, not half a page', async () => {
  const response = await asked(() => createElement(Broken));
  expect(response.status).toBe(500);
});
