/** Makes icon components out of markup. */

import { type ComponentProps, createElement } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'stroke'> & { readonly size?: number | string; readonly stroke?: number | string };

/**
 * Makes an icon's component from the inside of its `<svg>`, which the build writes (scripts/build/icons.ts). A page draws fifty icons of
 * several shapes each: here the shapes are one text, not elements that are made, compared and written for every page.
 */
const createIcon = (name: string, markup: string) => {
  const inner = { __html: markup };
  return ({ color = 'currentColor', size = 24, stroke = 2, className, ...rest }: IconProps) =>
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
};

export default createIcon;
