import { darker, type Light, leaf, lights, mix, night, ochre, slate, tones, wares, white } from './colours.ts';
import { type Room, roomFor, shell, windowRow } from './interior-room.ts';
import type { InteriorParameters } from './parameters.ts';
import { pick, type Random, seeded } from './random.ts';
import { figure, pendant, plant } from './scenery.ts';
import { line, polygon, rect, round, times } from './shapes.ts';

const steel = '#4c6280';

/** Distances from the back of a room to the front. */
function fromBack(from: number, to: number, step: number): readonly number[] {
  const list: number[] = [];
  for (let z = from; z > to; z -= step) list.push(z);
  return list;
}

function truss({ at, half, tall }: Room, light: Light, z: number): string {
  const [left, y] = at(-half, tall, z);
  const [right] = at(half, tall, z);
  const [, low] = at(-half, tall - 0.7, z);
  const bar = 88 / z;
  const wide = (right - left) / 14;
  const posts = [-half * 0.98, half * 0.98].map((x) => {
    const [foot, bottom] = at(x, 0, z);
    return rect(foot - 72 / z, at(x, tall, z)[1], 144 / z, bottom - at(x, tall, z)[1], '#5d7390');
  });
  const web = times(
    14,
    (i) =>
      line([left + wide * i, low], [left + wide * (i + 0.5), y], steel, bar * 0.22) +
      line([left + wide * (i + 0.5), y], [left + wide * (i + 1), low], steel, bar * 0.22),
  );
  const [middle, lampY] = at(0, tall - 0.9, z);
  return (
    posts.join('') +
    rect(left, y, right - left, bar * 0.5, steel) +
    rect(left, low, right - left, bar * 0.4, steel) +
    web +
    rect(middle - 240 / z, lampY, 480 / z, 48 / z, light.glow)
  );
}

/** One frame of pallet racking on the right, three levels of boxes that face the viewer. */
function rackFrame({ at, half }: Room, random: Random, z: number): string {
  return times(3, (level) => {
    const boxes = times(2, (row) => {
      const [left, bottom] = at(half * 0.55, level * 1.4, z + row * 1.4);
      const [right, top] = at(half * 0.93, level * 1.4 + 1.1, z + row * 1.4);
      const colour = pick(random, ['#caa877', '#b99869', wares[1], '#d9c19a']);
      return random() < 0.8 ? rect(left, top, right - left, bottom - top, colour, `stroke="${darker(colour, 0.25)}" stroke-width="1.5"`) : '';
    });
    const [left, y] = at(half * 0.52, level * 1.4, z);
    const [right] = at(half * 0.96, level * 1.4, z);
    const post = at(half * 0.52, 4.2, z)[1];
    return boxes + rect(left, y - 4, right - left, 60 / z, ochre) + rect(left, post, 40 / z, at(0, 0, z)[1] - post, tones.navy);
  });
}

function warehouse(room: Room, light: Light, random: Random): string {
  const { at, deep, near } = room;
  const structure = fromBack(deep - 1, 3, 4).map((z) => truss(room, light, z));
  const racks = fromBack(deep - 3, 5, 3.2).map((z) => rackFrame(room, random, z));
  const lane = (x: number): string => polygon([at(x, 0, near), at(x + 0.1, 0, near), at(x + 0.1, 0, deep), at(x, 0, deep)], ochre);
  const [gateLeft, gateBottom] = at(-3, 0, deep);
  const [gateRight, gateTop] = at(3, 4, deep);
  const gate =
    rect(gateLeft, gateTop, gateRight - gateLeft, gateBottom - gateTop, light.sky[2]) + rect(gateLeft, gateTop, gateRight - gateLeft, 12, '#5d7390');
  return structure.join('') + lane(-1.6) + lane(3.6) + gate + racks.join('');
}

/** A desk with a monitor and, mostly, a chair in front of it. */
function desk({ at }: Room, light: Light, random: Random, x: number, z: number): string {
  const k = 100 / z;
  const top = [at(x - 0.8, 0.74, z), at(x + 0.8, 0.74, z), at(x + 0.8, 0.74, z - 0.75), at(x - 0.8, 0.74, z - 0.75)] as const;
  const [, floor] = at(0, 0, z - 0.7);
  const legs =
    rect(at(x + 0.75, 0, z - 0.7)[0], top[2][1], 24 / z, floor - top[2][1], light.ink) +
    rect(top[3][0] + 2, top[3][1], 24 / z, floor - top[3][1], light.ink);
  const edge = polygon([top[3], top[2], [top[2][0], top[2][1] + 22 / z], [top[3][0], top[3][1] + 22 / z]], '#c9a673');
  const [mx, my] = at(x, 0.8, z - 0.25);
  const monitor =
    rect(mx - k * 0.9, my - k * 1.15, k * 1.8, k * 1.05, night, round(3)) +
    rect(mx - k * 0.8, my - k * 1.06, k * 1.6, k * 0.87, mix(light.glass, white, 0.25)) +
    rect(mx - k * 0.12, my - k * 0.1, k * 0.24, k * 0.3, night);
  if (random() >= 0.9) return legs + polygon(top, '#f3e7cf') + edge + monitor;
  const [cx, cy] = at(x + (random() - 0.5) * 0.5, 0.5, z - 1);
  const chair =
    rect(cx - k * 0.75, cy - k * 1.2, k * 1.5, k * 1.5, pick(random, [slate, leaf, tones.slate]), round(k * 0.3)) +
    rect(cx - k * 0.1, cy + k * 0.3, k * 0.2, k * 0.9, night) +
    rect(cx - k * 0.6, cy + k * 1.1, k * 1.2, k * 0.14, night);
  return legs + polygon(top, '#f3e7cf') + edge + monitor + chair;
}

function openSpace(room: Room, light: Light, random: Random): string {
  const { at, tall, deep } = room;
  const panels = fromBack(deep - 1, 3, 2.6).flatMap((z) =>
    [-2.2, 2.2].map((x) =>
      polygon([at(x - 0.7, tall, z), at(x + 0.7, tall, z), at(x + 0.7, tall, z + 0.45), at(x - 0.7, tall, z + 0.45)], '#fff6dd'),
    ),
  );
  const [left, bottom] = at(-3.2, 0.1, deep);
  const [right, top] = at(1, 2.5, deep);
  const glass =
    rect(left, top, right - left, bottom - top, mix(light.glow, white, 0.4)) +
    times(5, (i) => rect(left + (i * (right - left)) / 4 - 2, top, 4, bottom - top, light.ink));
  const desks = fromBack(deep - 2, 2.9, 2.1).flatMap((z) => [1.2, 3].map((x) => desk(room, light, random, x, z)));
  const [px, py] = at(-4.2, 0, 4.4);
  return panels.join('') + glass + desks.join('') + plant(px, py, 3.1, light.leaf);
}

/** Shelves of goods along the right wall. */
function wallShelf({ at, half }: Room, random: Random, z: number): string {
  return times(4, (row) => {
    const y = 0.4 + row * 0.55;
    const board = polygon([at(half, y, z), at(half, y, z - 1.8), at(half - 0.4, y, z - 1.8), at(half - 0.4, y, z)], '#8f6f4a');
    return (
      board +
      times(5, (i) => {
        const depth = z - 0.15 - i * 0.34;
        const [x, bottom] = at(half - 0.3, y, depth);
        const top = at(half - 0.3, y + 0.2 + random() * 0.22, depth)[1];
        return rect(x - 44 / depth, top, 88 / depth, bottom - top, pick(random, wares), round(2));
      })
    );
  });
}

function shop(room: Room, light: Light, random: Random): string {
  const { at, tall, deep, wall } = room;
  const lamps = fromBack(deep - 1, 3, 2.6).flatMap((z) =>
    [-1.6, 1.8].map((x) => {
      const [lx, ly] = at(x, tall - 0.9, z);
      return pendant(lx, at(x, tall, z)[1], ly, 130 / z, light.ink, light.glow);
    }),
  );
  const shelves = fromBack(deep - 1, 3.4, 2.2).map((z) => wallShelf(room, random, z));
  const [left, bottom] = at(-1.3, 0, 6);
  const [right, top] = at(1.1, 1.05, 6);
  const [mirrorLeft, mirrorTop] = at(-2.6, 2.4, deep);
  const [mirrorRight, mirrorBottom] = at(2.6, 1.3, deep);
  const mirror = rect(mirrorLeft, mirrorTop, mirrorRight - mirrorLeft, mirrorBottom - mirrorTop, darker(wall, 0.14));
  const board = polygon([[left - 10, top], [right + 10, top], at(1.15, 1.05, 6.8), at(-1.35, 1.05, 6.8)], '#f6ead2');
  const front =
    rect(left, top + 7, right - left, bottom - top - 7, tones.navy) +
    times(8, (i) => rect(left + ((i + 1) * (right - left)) / 9, top + 7, 2, bottom - top - 7, '#2c4464')) +
    rect(left - 10, top - 3, right - left + 20, 10, '#e2cfa8');
  const [px, py] = at(-3.4, 0, 4);
  return lamps.join('') + mirror + shelves.join('') + board + figure(left + 110, bottom - 40, 1.35, random) + front + plant(px, py, 3, light.leaf);
}

/** The inside of the premises. */
export function interior(p: InteriorParameters): string {
  const random = seeded(p.seed);
  const light = lights[p.time ?? 'day'];
  const room = roomFor(p.use, tones[p.tone ?? 'white'], p.shift ?? 0);
  const inside = { office: openSpace, retail: shop, hall: warehouse }[p.use];
  return shell(room) + windowRow(room, light) + inside(room, light, random);
}
