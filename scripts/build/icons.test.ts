import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from '../../src/web/kit/first-page/icon.ts';
import { type IconShape, iconMarkup } from './icons.ts';

type Shapes = readonly IconShape[];
type Maker = (type: 'outline', name: string, pascal: string, shapes: Shapes) => ComponentType<object>;

const ofPackage = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.resolve('node_modules/@tabler/icons-react/dist/esm', file)).href)) as Module;
const { default: createReactComponent } = await ofPackage<{ default: Maker }>('createReactComponent.mjs');
const shapesOf = async (name: string): Promise<Shapes> => (await ofPackage<{ __iconNode: Shapes }>(`icons/${name}.mjs`)).__iconNode;

const sorted = (markup: string): string =>
  markup.replace(/<svg ([^>]*)>/, (_, attributes: string) => `<svg ${(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ')}>`);

test.each([
  ['heart', await shapesOf('IconHeart'), { size: 20, stroke: 1.5, 'aria-hidden': true }],
  ['adjustments', await shapesOf('IconAdjustmentsHorizontal'), { className: 'big', color: 'red' }],
  ['heart', await shapesOf('IconHeart'), {}],
] as const)('an icon is drawn as the package draws it: %s', (name, shapes, props) => {
  const ours = renderToStaticMarkup(createElement(createIcon(name, iconMarkup(shapes)), props));
  const theirs = renderToStaticMarkup(createElement(createReactComponent('outline', name, 'Icon', shapes), props));
  expect(sorted(ours)).toBe(sorted(theirs));
});
