import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { addressIn } from '../../words/kit/addresses.ts';
import routes from './routes.ts';

const app = import.meta.dirname;
const isPublic = (route: RouteConfigEntry): boolean => route.path?.startsWith('en?') ?? false;
const filesOf = (route: RouteConfigEntry): string[] => [path.resolve(app, route.file), ...(route.children ?? []).flatMap(filesOf)];

const statement = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** Everything that a page brings with its first load: static imports, not those that wait for an intent. */
const loadedBy = (file: string, seen = new Map<string, string>(), from = ''): Map<string, string> => {
  if (seen.has(file)) return seen;
  seen.set(file, from);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(statement)) {
    const target = named ?? bare ?? '';
    if (target.startsWith('.')) loadedBy(path.resolve(path.dirname(file), target.split('?')[0] ?? target), seen, file);
    else seen.set(target, file);
  }
  return seen;
};

const heavy = /^@mantine\/|^maplibre-gl|^react-hook-form|^dayjs/;
const publicFiles = (await routes).filter(isPublic).flatMap(filesOf);

it.each([path.join(app, 'root.tsx'), ...publicFiles].map((file) => [path.relative(app, file), file]))(
  '%s brings no component library and no map on first load',
  (_, file) => {
    const brought = [...loadedBy(file)].filter(([module]) => heavy.test(module));
    expect(brought).toEqual([]);
  },
);

it('knows what a heavy import looks like', () => {
  expect([...loadedBy(path.join(app, 'private.layout.tsx')).keys()].some((module) => heavy.test(module))).toBe(true);
});

const pathsOf = ({ path: own = '', children = [] }: RouteConfigEntry, above = ''): string[] => {
  const whole = own === '' ? above : `${above}/${own}`;
  return children.length === 0 ? [whole] : children.flatMap((child) => pathsOf(child, whole));
};
/** Addresses of a route: with its parameters, and without the last one where it may be left out. */
const addressesOf = (route: string): string[] => {
  const filled = (each: string): string => each.replaceAll(/:\w+\??/g, 'x') || '/';
  return route.endsWith('?') ? [filled(route.replace(/\/:\w+\?$/, '')), filled(route)] : [filled(route)];
};

it('the pages with an address in each language are those of the routes', async () => {
  const all = (await routes).flatMap((route) => pathsOf(route).map((page) => ({ page, inBoth: isPublic(route) })));
  for (const { page, inBoth } of all)
    for (const address of addressesOf(page.replace(/^\/en\?/, '')))
      expect([address, addressIn('en', address) !== address]).toEqual([address, inBoth]);
});
