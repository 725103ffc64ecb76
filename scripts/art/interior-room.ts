import { darker, type Light, lighter, white } from './colours.ts';
import { faint, line, type Point, polygon, rect } from './shapes.ts';

/** A room in one-point perspective. Metres: x to the right of the viewer, y up from the floor, z into the room. */
export type Room = {
  readonly use: 'office' | 'retail' | 'hall';
  readonly half: number;
  readonly tall: number;
  readonly deep: number;
  readonly near: number;
  readonly wall: string;
  readonly floor: string;
  readonly at: (x: number, y: number, z: number) => Point;
};

const focal = 620;
const sizes = {
  office: { half: 5, tall: 2.9, deep: 12, horizon: 400, eye: 1.55, floor: '#cdbfa6' },
  retail: { half: 5, tall: 2.9, deep: 12, horizon: 400, eye: 1.55, floor: '#c9b08a' },
  hall: { half: 9, tall: 5.4, deep: 26, horizon: 455, eye: 1.9, floor: '#b9bcbc' },
} as const;

export function roomFor(use: Room['use'], wall: string, shift: number): Room {
  const { half, tall, deep, horizon, eye, floor } = sizes[use];
  const middle = 600 + shift * 160;
  return { use, half, tall, deep, near: 1.7, wall, floor, at: (x, y, z) => [middle + (x * focal) / z, horizon - ((y - eye) * focal) / z] };
}

/** Floor with joints, ceiling and the three walls. */
export function shell(room: Room): string {
  const { half: w, tall: h, deep: d, near: n, at, wall, floor, use } = room;
  const side = (x: number, shade: number): string => polygon([at(x, 0, n), at(x, h, n), at(x, h, d), at(x, 0, d)], darker(wall, shade));
  let drawn =
    rect(0, 0, 1200, 800, wall) +
    polygon([at(-w, 0, n), at(w, 0, n), at(w, 0, d), at(-w, 0, d)], floor) +
    polygon([at(-w, h, n), at(w, h, n), at(w, h, d), at(-w, h, d)], use === 'hall' ? '#7c8da2' : lighter(wall, 0.5));
  drawn += side(-w, 0.06) + side(w, 0.14) + polygon([at(-w, 0, d), at(w, 0, d), at(w, h, d), at(-w, h, d)], darker(wall, 0.04));
  for (let i = 1; i < 14 && n + i * i * 0.13 < d; i++)
    drawn += line(at(-w, 0, n + i * i * 0.13), at(w, 0, n + i * i * 0.13), darker(floor, 0.1), 1.5);
  for (let x = -w; x <= w; x += use === 'hall' ? 3 : 1.25) drawn += line(at(x, 0, n), at(x, 0, d), darker(floor, 0.1), 1.5);
  return drawn;
}

/** A row of windows in the left wall, each with a view and its light on the floor. */
export function windowRow(room: Room, light: Light): string {
  const [step, wide] = room.use === 'hall' ? [5, 4] : [2.4, 1.9];
  let drawn = '';
  for (let z = 2.4; z < room.deep - 1; z += step) drawn += oneWindow(room, light, z, z + wide);
  return drawn;
}

function oneWindow({ use, half, at }: Room, light: Light, from: number, to: number): string {
  const low = { hall: 3.4, retail: 0.25, office: 0.75 }[use];
  const high = use === 'hall' ? 4.8 : 2.55;
  const frame = use === 'retail' ? light.ink : '#fbfaf6';
  const middle = (from + to) / 2;
  const x = -half;
  const part = (share: number): number => low + (high - low) * share;
  return (
    polygon([at(x, low, from), at(x, high, from), at(x, high, to), at(x, low, to)], light.sky[1], `stroke="${frame}" stroke-width="7"`) +
    polygon([at(x, low, from), at(x, part(0.34), from), at(x, part(0.5), to), at(x, low, to)], light.near) +
    polygon([at(x, low, from), at(x, part(0.18), middle), at(x, low, to)], light.leaf) +
    line(at(x, low, middle), at(x, high, middle), frame, 5) +
    polygon([at(x, 0, from), at(x, 0, to), at(x * 0.35, 0, to + 0.5), at(x * 0.35, 0, from + 0.5)], white, faint(0.26))
  );
}
