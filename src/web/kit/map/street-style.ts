/** The street map: reads its style within the time that it is given and dresses it in our colours. */

import type { StyleSpecification } from 'maplibre-gl';
import type { MapTheme } from './theme.ts';

/** How long the street map may take to answer; then the drawn one is shown (docs/rules/search.md#street-map). */
export const streetsWithinMs = 3_000;

type Layer = StyleSpecification['layers'][number];

/** The style at an address in our colours, or null when it does not come in time or is none. */
export const readStreets = async (address: string, theme: MapTheme, withinMs = streetsWithinMs): Promise<StyleSpecification | null> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(withinMs), credentials: 'omit' });
    const style: unknown = answer.ok ? await answer.json() : null;
    return isStyle(style) ? inOurColours(withAddresses(style, address), theme) : null;
  } catch {
    return null;
  }
};

const isStyle = (style: unknown): style is StyleSpecification =>
  typeof style === 'object' &&
  style !== null &&
  'version' in style &&
  style.version === 8 &&
  'layers' in style &&
  Array.isArray(style.layers) &&
  'sources' in style &&
  typeof style.sources === 'object';

/** A style names its parts by addresses that may be relative to its own: `/tiles.json`. Braces of `{z}` stay as they are. */
const withAddresses = (style: StyleSpecification, address: string): StyleSpecification => {
  const whole = (part: string): string => new URL(part, address).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  const sources = Object.entries(style.sources).map(([name, source]) => {
    const tiles = 'tiles' in source && source.tiles ? { tiles: source.tiles.map(whole) } : {};
    const url = 'url' in source && typeof source.url === 'string' ? { url: whole(source.url) } : {};
    return [name, { ...source, ...tiles, ...url }];
  });
  return {
    ...style,
    sources: Object.fromEntries(sources),
    ...(style.glyphs && { glyphs: whole(style.glyphs) }),
    ...(typeof style.sprite === 'string' && { sprite: whole(style.sprite) }),
  };
};

/** Dresses the layers that the OpenMapTiles schema names; what we do not know keeps its own colour. */
export const inOurColours = (style: StyleSpecification, theme: MapTheme): StyleSpecification => ({
  ...style,
  layers: style.layers.map((layer) => dressed(layer, theme)),
});

const dressed = (layer: Layer, theme: MapTheme): Layer => {
  if (layer.type === 'background') return { ...layer, paint: { ...layer.paint, 'background-color': theme.land } };
  if (layer.type === 'symbol') return { ...layer, paint: { ...layer.paint, 'text-color': theme.text, 'text-halo-color': theme.land } };
  const colour = 'source-layer' in layer ? colourOf(layer['source-layer'] ?? '', layer.id, theme) : null;
  if (colour === null) return layer;
  if (layer.type === 'fill') return { ...layer, paint: { ...withoutPattern(layer.paint), 'fill-color': colour } };
  if (layer.type === 'line') return { ...layer, paint: { ...layer.paint, 'line-color': colour } };
  return layer;
};

const withoutPattern = ({ 'fill-pattern': _pattern, ...paint }: NonNullable<Extract<Layer, { type: 'fill' }>['paint']> = {}) => paint;

const colourOf = (kind: string, id: string, theme: MapTheme): string | null => {
  if (kind === 'water' || kind === 'waterway') return theme.water;
  if (kind === 'park' || /wood|grass|forest|park|green/.test(id)) return theme.green;
  if (kind === 'building' || kind === 'landuse' || kind === 'aeroway') return theme.block;
  if (kind === 'boundary') return theme.line;
  if (kind === 'transportation') return /casing|case|outline|rail/.test(id) ? theme['road-edge'] : theme.road;
  return null;
};
