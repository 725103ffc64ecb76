import { darker, glow, type Light, lighter, lights, mix, night, ochre, slate, tones, wares, white } from './colours.ts';
import type { RetailParameters } from './parameters.ts';
import { pick, type Random, seeded } from './random.ts';
import { bike, figure, lamp, pendant, plant, sky, skyline, spill, street, tree, walker } from './scenery.ts';
import { circle, faint, path, polygon, rect, round, times } from './shapes.ts';

const ground = 672;
const base = 330;

type House = {
  readonly left: number;
  readonly wide: number;
  readonly bays: number;
  readonly bay: number;
  readonly colour: string;
  readonly awning: string;
};

function neighbour(light: Light, random: Random, from: number, to: number, colour: string): string {
  const wall = mix(colour, light.near, 0.5);
  let drawn = rect(from, 90 + random() * 90, to - from, ground, wall);
  for (let x = from + 34; x < to - 50; x += 92)
    for (let y = 210; y < 560; y += 150)
      drawn += rect(x, y, 52, 92, mix(wall, night, 0.34)) + rect(x, y, 52, 6, night, faint(0.2)) + rect(x + 24, y, 4, 92, wall);
  return drawn;
}

function bricks({ left, wide, colour }: House, random: Random): string {
  let drawn = '';
  for (let y = 0; y < ground - base; y += 14)
    for (let x = left - ((y / 14) % 2) * 22; x < left + wide; x += 44)
      if (random() < 0.34) drawn += rect(Math.max(left, x), y, 38, 9, random() < 0.5 ? darker(colour, 0.1) : lighter(colour, 0.14));
  return drawn;
}

function balcony(x: number, sill: number, wide: number, light: Light): string {
  return rect(x - 24, sill - 30, wide + 48, 5, light.ink) + times(11, (i) => rect(x - 22 + (i * (wide + 42)) / 10, sill - 28, 3, 38, light.ink));
}

/** One window of the upper floors, with its frame; the lower row carries ornaments and a few balconies. */
function upperWindow(house: House, light: Light, random: Random, column: number, row: number, ornament: boolean): string {
  const { bay, left, colour } = house;
  const wide = (bay / 2) * 0.52;
  const x = left + (column * bay) / 2 + (bay / 2 - wide) / 2;
  const y = row === 0 ? -44 : 152;
  const tall = 136;
  const shines = random() < light.lit;
  let drawn =
    rect(x - 12, y - 10, wide + 24, tall + 20, lighter(colour, 0.34)) +
    rect(x, y, wide, tall, shines ? mix(light.glow, white, 0.1) : mix(light.glass, night, random() * 0.3));
  drawn += shines
    ? rect(x, y, wide * 0.28, tall, '#fff8e8', faint(0.8))
    : polygon(
        [
          [x, y],
          [x + wide, y],
          [x, y + tall * 0.8],
        ],
        white,
        faint(0.14),
      );
  drawn +=
    rect(x + wide / 2 - 3, y, 6, tall, lighter(colour, 0.5)) +
    rect(x, y + tall * 0.34, wide, 5, lighter(colour, 0.5)) +
    rect(x, y, wide, 7, night, faint(0.25));
  drawn += rect(x - 18, y + tall + 8, wide + 36, 10, darker(colour, 0.2));
  if (row === 0) return drawn;
  if (ornament)
    drawn +=
      column % 2 === 1
        ? polygon(
            [
              [x - 18, y - 12],
              [x + wide / 2, y - 34],
              [x + wide + 18, y - 12],
            ],
            lighter(colour, 0.4),
          )
        : rect(x - 18, y - 22, wide + 36, 12, lighter(colour, 0.4));
  return column % 3 === 1 ? drawn + balcony(x, y + tall, wide, light) : drawn;
}

const shelves = (x: number, y: number, wide: number, random: Random): string =>
  times(3, (shelf) => {
    const board = y + 56 + shelf * 54;
    return (
      rect(x + 16, board, wide - 32, 6, darker(ochre, 0.5)) +
      times(8, (i) => {
        const tall = 14 + random() * 26;
        return rect(x + 24 + (i * (wide - 48)) / 8, board - tall, ((wide - 60) / 8) * 0.7, tall, pick(random, wares), round(2));
      })
    );
  });

const dresses = (x: number, floor: number, wide: number): string =>
  times(3, (i) => {
    const at = x + wide * (0.22 + i * 0.28);
    const cloth = [slate, wares[5], '#b98069'][i] ?? slate;
    const dress = polygon(
      [
        [at - 24, floor - 136],
        [at + 24, floor - 136],
        [at + 15, floor - 88],
        [at + 34, floor - 20],
        [at - 34, floor - 20],
        [at - 15, floor - 88],
      ],
      cloth,
    );
    return circle(at, floor - 150, 11, darker(ochre, 0.25)) + dress + rect(at - 2, floor - 20, 4, 20, darker(ochre, 0.5));
  });

const counter = (x: number, y: number, floor: number, wide: number, light: Light, random: Random): string =>
  rect(x + 20, floor - 52, wide * 0.5, 52, darker(ochre, 0.55)) +
  rect(x + 14, floor - 60, wide * 0.56, 9, '#fff3d8') +
  times(3, (i) => pendant(x + wide * (0.2 + i * 0.28), y, y + 42, 20, light.ink, light.glow)) +
  figure(x + wide * 0.78, floor, 1.15, random);

function shopWindow(x: number, y: number, wide: number, house: House, light: Light, random: Random): string {
  const floor = ground - 34;
  const kind = Math.floor(random() * 3);
  const goods = kind === 0 ? shelves(x, y, wide, random) : kind === 1 ? dresses(x, floor, wide) : counter(x, y, floor, wide, light, random);
  const gleam = polygon(
    [
      [x, y],
      [x + wide * 0.34, y],
      [x, y + 160],
    ],
    white,
    faint(0.28),
  );
  return goods + gleam + rect(x + wide / 2 - 2.5, y, 5, floor - y, light.ink) + rect(x - 6, floor, wide + 12, 34, darker(house.colour, 0.38));
}

const shopDoor = (x: number, y: number, wide: number, light: Light): string =>
  rect(x + wide * 0.3, y, wide * 0.4, ground - y, darker(light.ink, 0.2)) +
  rect(x + wide * 0.34, y + 10, wide * 0.32, ground - y - 60, mix(light.glow, white, 0.25)) +
  rect(x + wide * 0.6, y + 130, 4, 40, light.ink) +
  rect(x + wide * 0.24, ground - 10, wide * 0.52, 10, lighter(light.pavement, 0.2)) +
  plant(x + wide * 0.14, ground, 1.3, light.leaf) +
  plant(x + wide * 0.88, ground, 1.3, light.leaf);

function awningOver(x: number, y: number, wide: number, colour: string): string {
  const strip = (wide + 24) / 8;
  const stripes = times(8, (i) => {
    const from = x - 12 + i * strip;
    const cloth = i % 2 === 1 ? lighter(colour, 0.8) : colour;
    return (
      polygon(
        [
          [from + 1.2 * (1 - i / 4), y - 10],
          [from + strip, y - 10],
          [from + strip + 2, y + 44],
          [from - 2, y + 44],
        ],
        cloth,
      ) +
      path(`M${from - 2} ${y + 44}h${strip + 4}a${strip / 2 + 2} 13 0 0 1 ${-strip - 4} 0z`, i % 2 === 1 ? lighter(colour, 0.7) : darker(colour, 0.1))
    );
  });
  return stripes + rect(x - 8, y + 60, wide + 16, 16, night, faint(0.12));
}

function shops(house: House, light: Light, random: Random, seed: number): string {
  const door = Math.floor(random() * house.bays);
  return times(house.bays, (b) => {
    const x = house.left + b * house.bay + 20;
    const wide = house.bay - 40;
    const y = ground - base + 74;
    const sign =
      rect(x - 6, y - 52, wide + 12, 44, light.ink) +
      (b === Math.min(1, house.bays - 1) ? rect(x + wide * 0.28, y - 36, wide * 0.44, 12, '#f8efd9', round(2)) : '');
    const room =
      rect(x - 6, y - 8, wide + 12, ground - y + 8, light.ink) +
      rect(x, y, wide, ground - y - 34, light.glow) +
      rect(x, y, wide, (ground - y) * 0.3, lighter(light.glow, 0.35));
    const inside = b === door ? shopDoor(x, y, wide, light) : shopWindow(x, y, wide, house, light, random);
    return sign + room + inside + ((b + (seed % 2)) % 2 === 0 ? awningOver(x, y, wide, house.awning) : '');
  });
}

function pavementLife({ left, wide, bays, bay }: House, light: Light, random: Random): string {
  const second = random() < 0.6 ? walker(left + wide * 0.24, ground + 40, 1.42, random) : '';
  const edge = random() < 0.5 ? tree(left - 80, ground + 40, 1.7, light.leaf) : lamp(left - 60, ground + 42, light);
  return (
    street(light, ground) +
    times(bays, (b) => spill(left + b * bay, ground, bay, 0.4)) +
    walker(left + wide * 0.16, ground + 40, 1.5, random) +
    second +
    bike(left + wide * 0.8, ground + 38, light.ink) +
    tree(left + wide + 88, ground + 40, 1.9, light.leaf) +
    edge
  );
}

/** Shops on the ground floor of a town house. */
export function retail(p: RetailParameters): string {
  const random = seeded(p.seed);
  const light = lights[p.time ?? 'day'];
  const bays = p.bays ?? 3;
  const wide = bays * (bays > 3 ? 245 : 300);
  const left = (1200 - wide) / 2;
  const colour = tones[p.tone ?? 'sand'];
  const house: House = { left, wide, bays, bay: wide / bays, colour, awning: tones[p.awning ?? pick(random, ['sage', 'navy', 'ochre', 'slate'])] };
  const back =
    sky(light, random) +
    skyline(light, random, ground, [240, 420], light.far) +
    neighbour(light, random, -20, left - 4, tones[pick(random, ['stone', 'rose', 'sage'])]) +
    neighbour(light, random, left + wide + 4, 1220, tones[pick(random, ['white', 'slate', 'ochre'])]);
  const wall =
    rect(left, -10, wide, ground + 10, colour) +
    rect(left + wide - 18, -10, 18, ground, darker(colour, 0.12)) +
    (p.brick ? bricks(house, random) : '');
  const upper = times(2, (row) => times(bays * 2, (column) => upperWindow(house, light, random, column, row, p.ornament ?? true)));
  const cornice =
    rect(left - 12, ground - base - 20, wide + 24, 20, lighter(colour, 0.42)) +
    rect(left - 12, ground - base, wide + 24, 7, darker(colour, 0.35)) +
    rect(left, ground - base + 7, wide, base - 7, darker(colour, 0.1));
  return (
    back +
    wall +
    upper +
    cornice +
    shops(house, light, random, p.seed) +
    pavementLife(house, light, random) +
    (p.time === 'dusk' ? rect(left, ground, wide, 10, glow, faint(0.25)) : '')
  );
}
