import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { readStreets } from './street-style.ts';
import type { MapTheme } from './theme.ts';

const theme: MapTheme = {
  ...{ land: 'land', block: 'block', water: 'water', green: 'green', road: 'road', 'road-edge': 'edge' },
  ...{ line: 'line', border: 'border', text: 'text', place: 'place' },
};

const style: StyleSpecification = {
  version: 8,
  glyphs: '/letters/{fontstack}/{range}.pbf',
  sources: { streets: { type: 'vector', tiles: ['../tiles/{z}/{x}/{y}.pbf'] } },
  layers: [
    { id: 'around', type: 'background', paint: { 'background-color': 'red' } },
    { id: 'lake', type: 'fill', source: 'streets', 'source-layer': 'water', paint: { 'fill-color': 'red', 'fill-opacity': 0.5 } },
    { id: 'landcover_wood', type: 'fill', source: 'streets', 'source-layer': 'landcover', paint: { 'fill-pattern': 'wood' } },
    { id: 'highway_minor', type: 'line', source: 'streets', 'source-layer': 'transportation' },
    { id: 'highway_minor_casing', type: 'line', source: 'streets', 'source-layer': 'transportation' },
    { id: 'names', type: 'symbol', source: 'streets', 'source-layer': 'place', paint: { 'text-color': 'red' } },
    { id: 'ice', type: 'fill', source: 'streets', 'source-layer': 'landcover', paint: { 'fill-color': 'white' } },
  ],
};

const serve = (answer: (address: string, init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => answer(address, init));
afterEach(() => vi.unstubAllGlobals());

it('dresses what the schema names in our colours, keeps the rest, and finds parts relative to the style', async () => {
  serve(async () => Response.json(style));
  const read = await readStreets('https://tiles.example/styles/light', theme);
  const paints = Object.fromEntries((read?.layers ?? []).map((layer) => [layer.id, layer.paint]));
  expect(paints).toEqual({
    around: { 'background-color': 'land' },
    lake: { 'fill-color': 'water', 'fill-opacity': 0.5 },
    landcover_wood: { 'fill-color': 'green' },
    highway_minor: { 'line-color': 'road' },
    highway_minor_casing: { 'line-color': 'edge' },
    names: { 'text-color': 'text', 'text-halo-color': 'land' },
    ice: { 'fill-color': 'white' },
  });
  expect(read?.glyphs).toBe('https://tiles.example/letters/{fontstack}/{range}.pbf');
  expect(read?.sources['streets']).toMatchObject({ tiles: ['https://tiles.example/tiles/{z}/{x}/{y}.pbf'] });
});

it('answers nothing when nobody is there, when it is no style, and when it takes too long', async () => {
  serve(() => Promise.reject(new TypeError('no network')));
  expect(await readStreets('https://tiles.example', theme)).toBeNull();
  for (const body of ['<html>', '{}', '{"version":8,"layers":"all","sources":{}}', 'null']) {
    serve(async () => new Response(body));
    expect(await readStreets('https://tiles.example', theme), body).toBeNull();
  }
  serve(async () => new Response('{}', { status: 503 }));
  expect(await readStreets('https://tiles.example', theme)).toBeNull();
  serve((_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))));
  expect(await readStreets('https://tiles.example', theme, 20)).toBeNull();
});
