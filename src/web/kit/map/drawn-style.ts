/** The drawn map: outline, rivers, main roads and towns, all from files of our own, for where no street map can be had. */

import type { StyleSpecification } from 'maplibre-gl';
import groundUrl from '../../../../assets/places/ground.json?url';
import outlines from '../../../../assets/places/poland.json?url';
import type { MapTheme } from './theme.ts';

type Point = readonly [lng: number, lat: number];
type Line = readonly [name: string, points: readonly Point[]];
/** What assets/places/ground.json holds; a town's rank is 1 for the largest to 5, 6 for a part of a city. */
export type Ground = {
  readonly rivers: readonly Line[];
  readonly roads: readonly Line[];
  readonly towns: readonly (readonly [name: string, lng: number, lat: number, rank: number])[];
};

type Layer = StyleSpecification['layers'][number];
type Source = StyleSpecification['sources'][string];

const nothing: Ground = { rivers: [], roads: [], towns: [] };

/** The file with rivers, roads and towns; without a network the outline stands alone. */
export const readGround = async (): Promise<Ground> => {
  const answer = await fetch(groundUrl).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Ground) : nothing;
};

/** The style of the drawn map. Letters are drawn by the browser in our own font, so that no server of letters is needed. */
export const drawnStyle = (theme: MapTheme, ground: Ground): StyleSpecification => ({
  version: 8,
  sources: {
    poland: { type: 'geojson', data: new URL(outlines, location.href).href },
    rivers: linesOf(ground.rivers),
    roads: linesOf(ground.roads),
    towns: townsOf(ground.towns),
  },
  layers: [...landLayers(theme), ...lineLayers(theme), ...nameLayers(theme)],
});

const linesOf = (lines: readonly Line[]): Source => ({
  type: 'geojson',
  data: {
    type: 'FeatureCollection',
    features: lines.map(([name, points]) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'LineString', coordinates: points.map(([lng, lat]) => [lng, lat]) },
    })),
  },
});

const townsOf = (towns: Ground['towns']): Source => ({
  type: 'geojson',
  data: {
    type: 'FeatureCollection',
    features: towns.map(([name, lng, lat, rank]) => ({
      type: 'Feature',
      properties: { name, rank },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  },
});

const landLayers = ({ block, land, line, border }: MapTheme): Layer[] => [
  { id: 'around', type: 'background', paint: { 'background-color': block } },
  { id: 'land', type: 'fill', source: 'poland', filter: ['==', ['get', 'province'], null], paint: { 'fill-color': land } },
  {
    id: 'provinces',
    type: 'line',
    source: 'poland',
    filter: ['!=', ['get', 'province'], null],
    paint: { 'line-color': line, 'line-width': 1, 'line-dasharray': [3, 2] },
  },
  { id: 'border', type: 'line', source: 'poland', filter: ['==', ['get', 'province'], null], paint: { 'line-color': border, 'line-width': 1.5 } },
];

/** A width that grows with the zoom, from 5 to 13. */
const growing = (least: number, most: number): ['interpolate', ['linear'], ['zoom'], number, number, number, number] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  5,
  least,
  13,
  most,
];

const lineLayers = ({ water, road, 'road-edge': edge }: MapTheme): Layer[] => [
  {
    id: 'rivers',
    type: 'line',
    source: 'rivers',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': water, 'line-width': growing(2, 9) },
  },
  {
    id: 'road-edges',
    type: 'line',
    source: 'roads',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': edge, 'line-width': growing(1.5, 7) },
  },
  {
    id: 'roads',
    type: 'line',
    source: 'roads',
    minzoom: 6,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': road, 'line-width': growing(0.5, 5) },
  },
];

// The page's own font, which the browser has by then.
const font = ['Figtree Variable'];

/** The zoom from which towns of a rank are named. */
const namedFrom = [
  [1, 4],
  [2, 5.5],
  [3, 7],
  [4, 8.5],
  [5, 9.5],
  [6, 10.5],
] as const;

const nameLayers = (theme: MapTheme): Layer[] => [
  ...(['rivers', 'roads'] as const).map(
    (source): Layer => ({
      id: `${source}-names`,
      type: 'symbol',
      source,
      minzoom: 7,
      layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 12 },
      paint: { 'text-color': theme.text, 'text-halo-color': source === 'roads' ? theme.road : theme.land, 'text-halo-width': 2 },
    }),
  ),
  ...namedFrom.map(
    ([rank, minzoom]): Layer => ({
      id: `towns-${rank}`,
      type: 'symbol',
      source: 'towns',
      minzoom,
      filter: ['==', ['get', 'rank'], rank],
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': rank < 3 ? 15 : 13, 'text-padding': 6 },
      paint: { 'text-color': rank < 4 ? theme.place : theme.text, 'text-halo-color': theme.land, 'text-halo-width': 1.5 },
    }),
  ),
];
