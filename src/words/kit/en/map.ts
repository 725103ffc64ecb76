import type { pl } from '../pl/map.ts';
import type { WordsLike } from '../words.ts';

/** A map that is open: its buttons, pins and layers, and the area that is drawn on it. */
export const en = {
  title: 'Map',
  in: 'Zoom in',
  out: 'Zoom out',
  locate: 'Show where I am',
  me: 'You are here',
  'locate.denied': 'The browser does not share your location. Allow it in its settings.',
  'locate.failed': 'Your location could not be found.',
  layers: 'Layers of the map',
  'layer.cadastre': 'Plots',
  'layer.plan': 'Local plan',
  here: 'Search this area',
  cluster: { one: '{n} offer here, zoom in', other: '{n} offers here, zoom in' },
  credit: 'Data: GeoNames, Natural Earth. Roads are schematic',
  draw: 'Mark an area on the map',
  'draw.help': 'Draw around an area with a finger or the mouse, or point at its corners one by one.',
  'draw.small': 'This area is too small. Draw a larger one.',
  'draw.done': 'Done',
  'draw.back': 'Undo corner',
  'draw.cancel': 'Cancel',
  circle: 'Circle around the middle of the map',
  'circle.km': 'radius {n} km',
  'circle.act': 'Mark the circle',
  area: 'Drawn area',
  'area.size': 'Area of {n} km²',
  'area.edit': 'Change',
  'area.remove': 'Remove',
  'area.corner': 'Corner {n} of {all}: move it with the arrow keys, remove it with Delete',
} as const satisfies WordsLike<typeof pl>;
