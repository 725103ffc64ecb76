import { type ComponentProps, createElement } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconProps = Omit<ComponentProps<'svg'>, 'stroke'> & { readonly size?: number | string; readonly stroke?: number | string };

const attribute = ([name, value]: readonly [string, string]): string =>
  ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

const shapeText = ([tag, { key: _key, ...attributes }]: Shape): string => `<${tag}${Object.entries(attributes).map(attribute).join('')}></${tag}>`;

/**
 * Stands in for the icon package's own maker of components (vite.config.ts). A page draws fifty icons of several shapes each:
 * here the shapes are one text written once, not elements that are made, compared and written for every page.
 */
const createIcon = (_type: string, name: string, pascal: string, shapes: readonly Shape[]) => {
  const inner = { __html: shapes.map(shapeText).join('') };
  const Icon = ({ color = 'currentColor', size = 24, stroke = 2, className, ...rest }: IconProps) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: stroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `tabler-icon tabler-icon-${name} ${className}` : `tabler-icon tabler-icon-${name}`,
      ...rest,
      dangerouslySetInnerHTML: inner,
    });
  Icon.displayName = pascal;
  return Icon;
};

export default createIcon;
