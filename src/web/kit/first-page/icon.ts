/** Makes icon components out of markup. */

import { type ComponentProps, createElement } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'stroke'> & { readonly size?: number | string; readonly stroke?: number | string };

/**
 * Makes an icon's component from the inside of its `<svg>`, which the build writes (scripts/build/icons.ts). A page draws fifty icons: here the
 * shapes of each are one text, not elements that are made, compared and written for every page, and what all have in common is a rule of
 * theme/base.css.
 */
const createIcon = (markup: string) => {
  const inner = { __html: markup };
  return ({ size = 24, stroke = 2, className, ...rest }: IconProps) =>
    createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      strokeWidth: stroke,
      className: className ? `icon ${className}` : 'icon',
      ...rest,
      dangerouslySetInnerHTML: inner,
    });
};

export default createIcon;
