import { darker, type Light, lighter, lights, mix, night, ochre, tones, white } from './colours.ts';
import type { OfficeParameters } from './parameters.ts';
import { pick, type Random, seeded } from './random.ts';
import { bike, lamp, plant, sky, skyline, street, tree, walker } from './scenery.ts';
import { circle, faint, line, polygon, rect, times } from './shapes.ts';

/** Measures of one office building: `left`, `top`, `wide`, bay and floor sizes, height of the lit ground floor. */
type Block = {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly bays: number;
  readonly floors: number;
  readonly bay: number;
  readonly floor: number;
  readonly base: number;
  readonly colour: string;
  readonly facade: 'grid' | 'fins' | 'bands';
};
const ground = 650;

function measure(p: OfficeParameters, random: Random): Block {
  const floors = p.floors ?? 6;
  const bays = p.bays ?? 9;
  const wide = Math.min(1130, bays * 88);
  const left = (1200 - wide) / 2 + (random() - 0.5) * 120;
  const base = 132;
  const floor = Math.min(82, (ground - base - 70) / floors);
  const facade = p.facade ?? pick(random, ['grid', 'fins', 'bands']);
  return { left, top: ground - base - floors * floor, wide, bays, floors, bay: wide / bays, floor, base, colour: tones[p.tone ?? 'stone'], facade };
}

function body({ left, top, wide, colour }: Block): string {
  const side = polygon(
    [
      [left + wide, top + 40],
      [left + wide + 90, top + 120],
      [left + wide + 90, ground],
      [left + wide, ground],
    ],
    darker(colour, 0.48),
  );
  const roof =
    rect(left - 8, top - 12, wide + 16, 14, darker(colour, 0.22)) +
    rect(left + wide * 0.58, top - 46, wide * 0.22, 35, darker(colour, 0.3)) +
    rect(left + wide * 0.62, top - 46, 4, 35, darker(colour, 0.45));
  return side + rect(left, top, wide, ground - top, colour) + rect(left + wide - 26, top, 26, ground - top, darker(colour, 0.14)) + roof;
}

/** One window: dark glass with a reflection or a blind, or a lit room with a desk. */
function windowOf(block: Block, light: Light, random: Random, x: number, y: number): string {
  const { bay, floor, colour, facade } = block;
  const inset = facade === 'bands' ? 2 : 8;
  const wide = bay - inset * 2;
  const tall = floor - 22;
  const shines = random() < light.lit;
  const mood = random();
  const pane = shines
    ? mix(light.glow, light.glass, 0.18 * mood)
    : mix(light.glass, mood < 0.5 ? night : white, mood < 0.5 ? mood * 0.42 : (mood - 0.5) * 0.5);
  const left = x + inset;
  const top = y + 12;
  let drawn = rect(left, top, wide, tall, pane);
  if (!shines)
    drawn += polygon(
      [
        [left, top],
        [left + wide * 0.62, top],
        [left, y + floor - 14],
      ],
      white,
      faint(0.13),
    );
  else if (mood > 0.5) drawn += rect(left, top, wide, tall * 0.3, lighter(colour, 0.4), faint(0.8));
  else
    drawn +=
      rect(left + bay * 0.1, y + floor - 30, bay * 0.5, 5, darker(ochre, 0.45)) +
      rect(left + bay * 0.22, y + floor - 44, 12, 14, darker(ochre, 0.55));
  if (facade === 'grid') drawn += rect(x + bay / 2 - 2, top, 4, tall, colour);
  if (facade === 'fins') drawn += rect(x - 4, y, 8, floor, lighter(colour, 0.32)) + rect(x + 4, y, 5, floor, darker(colour, 0.28));
  return drawn + rect(left, top, wide, 5, night, faint(0.22));
}

function windows(block: Block, light: Light, random: Random): string {
  const { left, top, wide, bay, floor, floors, bays, colour, facade } = block;
  const panes = times(floors, (f) => times(bays, (b) => windowOf(block, light, random, left + b * bay, top + f * floor)));
  if (facade !== 'bands') return panes;
  return (
    panes +
    times(
      floors + 1,
      (f) => rect(left, top + f * floor - 8, wide, 16, lighter(colour, 0.28)) + rect(left, top + f * floor + 8, wide, 4, darker(colour, 0.3)),
    )
  );
}

/** A loggia with plants cut into the façade. */
function loggia({ left, top, bay, bays, floor, floors, colour }: Block, light: Light, random: Random): string {
  const rows = Math.min(3, floors - 2);
  const x = left + (2 + Math.floor(random() * Math.max(1, bays - 4))) * bay;
  return (
    rect(x, top + floor, bay * 2, floor * rows, darker(colour, 0.52), faint(0.55)) +
    times(
      rows,
      (i) =>
        rect(x, top + floor * (i + 2) - 16, bay * 2, 4, lighter(colour, 0.5)) +
        plant(x + bay * (0.4 + i * 0.5), top + floor * (i + 2) - 14, 0.7, light.leaf),
    )
  );
}

/** The ground floor: one warm room behind glass, with tables, plants and pendant lamps. */
function groundFloor({ left, wide, bays, bay, base, colour }: Block, light: Light, random: Random): string {
  const top = ground - base;
  const wood = darker(ochre, 0.5);
  return (
    rect(left, top, wide, base, darker(colour, 0.55)) +
    rect(left + 10, top + 16, wide - 20, base - 16, light.glow) +
    times(bays, (b) => {
      const x = left + b * bay;
      const table =
        random() < 0.5
          ? rect(x + 20, ground - 56, bay * 0.55, 6, wood) +
            rect(x + 28, ground - 50, 6, 50, wood) +
            rect(x + 16 + bay * 0.45, ground - 50, 6, 50, wood)
          : '';
      const green = random() < 0.45 ? plant(x + bay * 0.7, ground, 1.1, light.leaf) : '';
      const bulb = line([x + bay / 2, top + 16], [x + bay / 2, top + 40], wood, 2) + circle(x + bay / 2, top + 44, 8, '#fff6df');
      return table + green + bulb + rect(x - 4, top + 10, 8, base - 10, darker(colour, 0.62));
    })
  );
}

function entrance({ left, wide, base, colour }: Block, light: Light): string {
  const x = left + wide * 0.5 - 70;
  const leafOf = (at: number): string => rect(x + at, ground - 104, 58, 104, mix(light.glow, white, 0.3));
  return (
    rect(x - 30, ground - base - 4, 200, 16, light.ink) +
    rect(x, ground - 112, 140, 112, darker(colour, 0.66)) +
    leafOf(8) +
    leafOf(74) +
    rect(x + 58, ground - 60, 3, 24, night) +
    rect(x + 79, ground - 60, 3, 24, night)
  );
}

/** An office building: quiet floors over a lit ground floor. */
export function office(p: OfficeParameters): string {
  const random = seeded(p.seed);
  const light = lights[p.time ?? 'day'];
  const block = measure(p, random);
  const { left, wide } = block;
  const back = sky(light, random) + skyline(light, random, ground, [120, 330], light.far) + skyline(light, random, ground, [60, 190], light.near);
  const house =
    body(block) + windows(block, light, random) + loggia(block, light, random) + groundFloor(block, light, random) + entrance(block, light);
  const front =
    walker(left + wide * 0.26, ground - 4, 0.86, random) +
    street(light, ground) +
    rect(left + 60, ground, wide - 120, 30, light.glow, faint(0.28)) +
    tree(left - 40, ground + 40, 1.15, light.leaf) +
    tree(left + wide + 54, ground + 44, 1.3, light.leaf) +
    walker(left + wide * 0.72, ground + 42, 1.02, random) +
    walker(left + wide * 0.77, ground + 42, 0.98, random) +
    bike(left + wide * 0.1, ground + 40, light.ink) +
    lamp(left + wide * 0.36, ground + 44, light);
  return back + house + front;
}
