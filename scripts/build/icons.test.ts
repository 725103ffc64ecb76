import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import createIcon from '../../src/web/kit/first-page/icon.ts';
import { type IconShape, iconMarkup } from './icons.ts';

type Shapes = readonly IconShape[];
type Maker = (type: 'outline', name: string, pascal: string, shapes: Shapes) => ComponentType<object>;

const ofPackage = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.resolve('node_modules/@tabler/icons-react/dist/esm', file)).href)) as Module;
const { default: createReactComponent } = await ofPackage<{ default: Maker }>('createReactComponent.mjs');
const shapesOf = async (name: string): Promise<Shapes> => (await ofPackage<{ __iconNode: Shapes }>(`icons/${name}.mjs`)).__iconNode;

const [rule = ''] = /^\.icon \{[^}]*\}/m.exec(await readFile('src/web/kit/theme/base.css', 'utf8')) ?? [];

const large = { size: 240, xmlns: 'http://www.w3.org/2000/svg' };

/** How many of the pixels of two drawings are plainly others: where lines cross, the smoothed edge of one path is not that of two. */
const differing = async (one: string, other: string): Promise<number> => {
  const [a, b] = await Promise.all([one, other].map((markup) => sharp(Buffer.from(markup)).raw().toBuffer()));
  if (!a || a.length !== b?.length) throw new Error('the drawings have different sizes');
  return a.reduce((count, value, at) => count + (Math.abs(value - (b[at] ?? 0)) > 96 ? 1 : 0), 0);
};

const both = (name: string, shapes: Shapes, props: object) => {
  const ours = renderToStaticMarkup(createElement(createIcon(iconMarkup(shapes)), { ...large, ...props }));
  const theirs = renderToStaticMarkup(createElement(createReactComponent('outline', name, 'Icon', shapes), { ...large, ...props }));
  return { ours: ours.replace('>', `><style>${rule}</style>`), theirs };
};

test.each(['IconHeart', 'IconAdjustmentsHorizontal', 'IconSearch', 'IconScale', 'IconBuilding', 'IconLock', 'IconPhoto', 'IconMapPin'])(
  'an icon is drawn as the package draws it: %s',
  async (name) => {
    const { ours, theirs } = both(name, await shapesOf(name), { stroke: 1.5 });
    expect(await differing(ours, theirs)).toBeLessThan(20);
  },
);

test('a drawing without one of its lines is another one', async () => {
  const shapes = await shapesOf('IconBuilding');
  const { theirs } = both('building', shapes, {});
  expect(await differing(both('building', shapes.slice(0, 1).concat(shapes.slice(2)), {}).ours, theirs)).toBeGreaterThan(200);
});

test('an icon takes a size, a stroke, a colour and what any element takes', async () => {
  const shapes = await shapesOf('IconHeart');
  const { ours, theirs } = both('heart', shapes, { stroke: 3, color: 'red' });
  expect(await differing(ours, theirs)).toBe(0);
  expect(await differing(ours, both('heart', shapes, { stroke: 2, color: 'red' }).ours)).toBeGreaterThan(200);
  const plain = renderToStaticMarkup(createElement(createIcon(iconMarkup(shapes)), { className: 'big', 'aria-hidden': true }));
  expect(plain).toMatch(/^<svg width="24" height="24" viewBox="0 0 24 24" stroke-width="2" class="icon big" aria-hidden="true"><path d="/);
});

test('lines become one path; what is more than a line stays by itself', () => {
  const line = (d: string): IconShape => ['path', { d, key: d }];
  const filled: IconShape = ['path', { d: 'M2 2', fill: 'currentColor', key: 'f' }];
  const circle: IconShape = ['circle', { cx: '1', cy: '1', r: '1', key: 'c' }];
  expect(iconMarkup([line('M1 1h2'), line('M3 3v4')])).toBe('<path d="M1 1h2M3 3v4"></path>');
  expect(iconMarkup([line('M1 1'), filled, line('M3 3'), line('m1 1'), circle])).toBe(
    '<path d="M1 1"></path><path d="M2 2" fill="currentColor"></path><path d="M3 3"></path><path d="m1 1"></path><circle cx="1" cy="1" r="1"></circle>',
  );
});
