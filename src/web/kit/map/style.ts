import type { StyleSpecification } from 'maplibre-gl';
import outlines from '../../../../assets/places/poland.json?url';

/** The country's outline and its provinces in the theme's colours; no server of tiles or letters is needed. */
export const outlineStyle = (element: Element): StyleSpecification => {
  const theme = getComputedStyle(element);
  const colour = (name: string): string => theme.getPropertyValue(name).trim();
  return {
    version: 8,
    sources: { poland: { type: 'geojson', data: new URL(outlines, location.href).href } },
    layers: [
      { id: 'around', type: 'background', paint: { 'background-color': colour('--map-block') } },
      { id: 'land', type: 'fill', source: 'poland', filter: ['==', ['get', 'province'], null], paint: { 'fill-color': colour('--map-land') } },
      {
        id: 'provinces',
        type: 'line',
        source: 'poland',
        filter: ['!=', ['get', 'province'], null],
        paint: { 'line-color': colour('--line-strong'), 'line-width': 1 },
      },
      {
        id: 'border',
        type: 'line',
        source: 'poland',
        filter: ['==', ['get', 'province'], null],
        paint: { 'line-color': colour('--field'), 'line-width': 1.5 },
      },
    ],
  };
};
