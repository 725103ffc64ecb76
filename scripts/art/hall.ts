import { darker, type Light, lighter, lights, mix, night, ochre, slate, tones, white } from './colours.ts';
import type { HallParameters } from './parameters.ts';
import { pick, type Random, seeded } from './random.ts';
import { sky, skyline, tree, walker } from './scenery.ts';
import { circle, ellipse, faint, line, polygon, rect, round, times } from './shapes.ts';

const ground = 600;
const tall = 245;
const top = ground - tall;
const officeWide = 220;

type Shed = {
  readonly left: number;
  readonly wide: number;
  readonly docks: number;
  readonly colour: string;
  readonly accent: string;
  readonly officeAt: number;
  readonly step: number;
};

function roofOf(kind: 'flat' | 'saw' | 'gable', { left, wide, colour }: Shed, light: Light): string {
  if (kind === 'gable')
    return (
      polygon(
        [
          [left - 16, top + 4],
          [left + wide / 2, top - 66],
          [left + wide + 16, top + 4],
        ],
        darker(colour, 0.34),
      ) +
      polygon(
        [
          [left + 20, top + 4],
          [left + wide / 2, top - 54],
          [left + wide - 20, top + 4],
        ],
        colour,
      )
    );
  if (kind === 'flat')
    return times(
      5,
      (i) =>
        rect(left + 90 + i * 210, top - 18, 70, 20, mix(light.glass, white, 0.35)) + rect(left + 90 + i * 210, top - 20, 70, 5, darker(colour, 0.3)),
    );
  const tooth = wide / 6;
  return times(6, (i) => {
    const x = left + i * tooth;
    return (
      polygon(
        [
          [x, top],
          [x + tooth, top],
          [x + tooth, top - 62],
        ],
        darker(colour, 0.34),
      ) +
      polygon(
        [
          [x + tooth - 12, top - 6],
          [x + tooth - 4, top - 6],
          [x + tooth - 4, top - 52],
        ],
        light.glow,
      ) +
      polygon(
        [
          [x, top],
          [x + tooth, top - 62],
          [x + tooth, top - 54],
          [x + 24, top],
        ],
        lighter(colour, 0.3),
      )
    );
  });
}

const cladding = ({ left, wide, colour, accent }: Shed): string =>
  rect(left, top, wide, tall, colour) +
  times(Math.ceil(wide / 14), (i) => rect(left + i * 14, top, 3, tall, darker(colour, 0.09))) +
  rect(left - 6, top - 6, wide + 12, 14, darker(colour, 0.4)) +
  rect(left, top + 40, wide, 34, accent) +
  rect(left, top + 74, wide, 5, night, faint(0.18));

/** The glazed office at the end of the hall; its ground floor is lit. */
function office({ officeAt: x, accent }: Shed, light: Light, random: Random): string {
  const frame = darker(accent, 0.42);
  const pane = (f: number, i: number): string => {
    const left = x + 14 + i * 52;
    const y = top + 26 + f * (tall / 2 - 6);
    if (f === 1) return rect(left, y, 44, tall / 2 - 36, light.glow);
    const glass = random() < light.lit + 0.1 ? mix(light.glow, light.glass, 0.3) : mix(light.glass, white, random() * 0.25);
    return (
      rect(left, y, 44, tall / 2 - 36, glass) +
      polygon(
        [
          [left, y],
          [left + 34, y],
          [left, y + 64],
        ],
        white,
        faint(0.16),
      )
    );
  };
  const door =
    rect(x + 66, ground - 92, 52, 92, mix(light.glow, white, 0.35)) +
    rect(x + 90, ground - 92, 4, 92, frame) +
    rect(x + 44, ground - 104, 100, 9, night);
  return rect(x, top + 4, officeWide + 14, tall - 4, frame) + times(2, (f) => times(4, (i) => pane(f, i))) + door;
}

const truckBack = (x: number, wide: number, accent: string): string =>
  rect(x - 14, ground - 176, wide + 28, 150, '#fbf9f4') +
  rect(x - 14, ground - 176, wide + 28, 9, darker(accent, 0.1)) +
  rect(x + wide / 2 - 1.5, ground - 168, 3, 142, '#d5d0c4') +
  rect(x - 8, ground - 26, wide + 16, 12, night) +
  rect(x - 4, ground - 16, 24, 26, darker(night, 0.2), round(4)) +
  rect(x + wide - 20, ground - 16, 24, 26, darker(night, 0.2), round(4)) +
  rect(x - 10, ground - 34, 14, 7, '#c5544a') +
  rect(x + wide - 4, ground - 34, 14, 7, '#c5544a');

const openGate = (x: number, y: number, wide: number, colour: string): string =>
  rect(x, y, wide, 36, lighter(colour, 0.38)) +
  rect(x + 8, ground - 64, wide * 0.44, 64, darker(ochre, 0.45)) +
  rect(x + 14, ground - 100, wide * 0.36, 34, darker(ochre, 0.3)) +
  rect(x + wide * 0.6, ground - 40, wide * 0.34, 40, darker(ochre, 0.55));

const closedGate = (x: number, y: number, wide: number, colour: string, light: Light): string =>
  times(5, (q) => line([x, y + 30 * q + 28], [x + wide, y + 30 * q + 28], darker(colour, 0.12), 2.5)) +
  rect(x + 12, y + 64, wide - 24, 18, mix(light.glass, white, 0.3));

/** A dock with its number in strokes, bumpers and an open or closed gate. */
function dock(shed: Shed, light: Light, index: number, open: boolean, truck: boolean): string {
  const { colour, accent } = shed;
  const x = shed.left + 34 + index * shed.step;
  const wide = Math.min(112, shed.step - 26);
  const y = ground - 150;
  const frame =
    rect(x - 12, y - 14, wide + 24, 164, darker(colour, 0.5)) +
    rect(x - 12, y - 14, wide + 24, 12, accent) +
    rect(x, y, wide, 150, open ? light.glow : lighter(colour, 0.38));
  const number =
    circle(x + wide / 2, y - 32, 15, '#fbf8f0') + times(index + 1, (k) => rect(x + wide / 2 - (index + 1) * 2.5 + k * 5, y - 38, 2.4, 12, night));
  const bumpers = rect(x - 12, ground - 26, 9, 26, night) + rect(x + wide + 3, ground - 26, 9, 26, night);
  return (
    frame +
    (open ? openGate(x, y, wide, colour) : closedGate(x, y, wide, colour, light)) +
    bumpers +
    number +
    (truck ? truckBack(x, wide, accent) : '')
  );
}

const yard = ({ left, docks, step }: Shed, light: Light): string =>
  rect(0, ground, 1200, 200, darker(light.pavement, 0.1)) +
  rect(0, ground, 1200, 12, night, faint(0.16)) +
  times(docks + 1, (i) => {
    const x = left + 20 + i * step;
    return polygon(
      [
        [x, ground + 14],
        [x + 5, ground + 14],
        [x - 50 + i * 26, 800],
        [x - 60 + i * 26, 800],
      ],
      ochre,
      faint(0.75),
    );
  });

function forklift(x: number, y: number): string {
  const wheel = (at: number): string => circle(x + at, y - 14, 15, night) + circle(x + at, y - 14, 6, tones.stone);
  const cabin =
    rect(x, y - 62, 96, 46, ochre, round(6)) +
    rect(x + 8, y - 124, 6, 66, night) +
    rect(x + 8, y - 128, 74, 7, night) +
    rect(x + 78, y - 124, 6, 66, night);
  const mast = rect(x + 100, y - 136, 7, 126, night) + rect(x + 104, y - 16, 62, 6, night);
  const load = rect(x + 112, y - 66, 50, 48, '#caa877') + rect(x + 112, y - 46, 50, 4, '#a98658');
  return (
    ellipse(x + 60, y, 110, 9, night, faint(0.18)) +
    cabin +
    mast +
    wheel(20) +
    wheel(76) +
    load +
    circle(x + 44, y - 92, 11, '#c99f84') +
    rect(x + 32, y - 80, 26, 26, slate, round(6))
  );
}

const crates = (x: number): string =>
  times(3, (i) => {
    const left = x + i * 62;
    const y = ground + 70;
    const rise = (i % 2) * 30;
    return (
      rect(left, y - 36 - rise, 50, 36 + rise, i % 2 === 1 ? '#caa877' : '#b99869') +
      rect(left, y, 50, 7, '#8f7450') +
      rect(left, y - 18, 50, 3, '#a98658')
    );
  });

/** A warehouse with docks: one gate is open, one holds a lorry. */
export function hall(p: HallParameters): string {
  const random = seeded(p.seed);
  const light = lights[p.time ?? 'day'];
  const docks = p.docks ?? 5;
  const left = 90;
  const wide = 1130 - random() * 60;
  const officeAt = left + wide - officeWide - 14;
  const shed: Shed = {
    left,
    wide,
    docks,
    colour: tones[p.tone ?? 'stone'],
    accent: tones[p.accent ?? pick(random, ['navy', 'sage', 'ochre', 'slate'])],
    officeAt,
    step: (officeAt - left - 40) / docks,
  };
  const back =
    sky(light, random) +
    skyline(light, random, ground, [50, 130], light.far) +
    times(9, (i) => circle(i * 150 + random() * 60, ground - 30, 46 + random() * 34, mix(light.leaf, light.near, 0.5)));
  const roof = roofOf(p.roof ?? pick(random, ['flat', 'saw', 'gable']), shed, light);
  const truck = Math.floor(random() * docks);
  const open = (truck + 1 + Math.floor(random() * (docks - 1))) % docks;
  const house = roof + cladding(shed) + office(shed, light, random) + times(docks, (i) => dock(shed, light, i, i === open, i === truck));
  return (
    back +
    house +
    yard(shed, light) +
    forklift(officeAt - 40, ground + 96) +
    crates(left + 60) +
    walker(officeAt - 90, ground + 60, 1, random) +
    tree(1150, ground + 26, 1.1, light.leaf)
  );
}
