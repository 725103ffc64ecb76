/** SVG elements as text. Numbers keep one decimal: files stay small and equal on every machine. */
export type Point = readonly [number, number];

const short = (value: number): string => String(Number(value.toFixed(1)));
const tail = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}" fill="${fill}"${tail(extra)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${tail(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${tail(extra)}/>`;

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}"${tail(extra)}/>`;

export const line = (from: Point, to: Point, stroke: string, width = 2, extra = ''): string =>
  `<line x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}" stroke="${stroke}" stroke-width="${short(width)}"${tail(extra)}/>`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (value) => short(Number(value)))}" fill="${fill}"${tail(extra)}/>`;

/** Draws once per index from 0 and joins. */
export const times = (count: number, drawOne: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => drawOne(index)).join('');

/** Translucent fill. Not `opacity`: that makes the renderer draw a layer of its own for every shape. */
export const faint = (opacity: number): string => `fill-opacity="${opacity}"`;
/** Rounded corners as an attribute. */
export const round = (radius: number): string => `rx="${short(radius)}"`;
