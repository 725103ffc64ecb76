/** The colours of maps: those of the theme, as the style sheet has them. */

const names = ['land', 'block', 'water', 'green', 'road', 'road-edge'] as const;

/** What each part of a map is drawn in. */
export type MapTheme = Readonly<Record<(typeof names)[number] | 'line' | 'border' | 'text' | 'place', string>>;

/** The theme that an element stands in. */
export const mapThemeOf = (element: Element): MapTheme => {
  const theme = getComputedStyle(element);
  const colour = (name: string): string => theme.getPropertyValue(name).trim();
  const own = Object.fromEntries(names.map((name) => [name, colour(`--map-${name}`)])) as Record<(typeof names)[number], string>;
  return { ...own, line: colour('--line-strong'), border: colour('--field'), text: colour('--ink-2'), place: colour('--ink') };
};
