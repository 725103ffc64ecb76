import { darker, glow, leaf, lighter, mix, night, ochre, slate, tokens, tones, wares } from './colours.ts';
import { pick, type Random, seeded } from './random.ts';
import { bike, figure, plant, tree } from './scenery.ts';
import { circle, line, polygon, rect, times } from './shapes.ts';

const ground = 352;
const long = 1760;
const paper = tokens['--paper'];
const shopWall = '#24395a';

/** One building of the street: what it looks like above, and how wide and tall it is. */
type House = {
  readonly x: number;
  readonly wide: number;
  readonly tall: number;
  readonly colour: string;
  readonly window: string;
  readonly random: Random;
};
type Kind = { readonly size: (random: Random) => readonly [number, number]; readonly upper: (house: House) => string };

const pane = ({ random, window }: House, x: number, y: number, wide: number, tall: number): string =>
  rect(x, y, wide, tall, random() < 0.1 ? glow : window);
const shell = ({ x, wide, tall, colour }: House): string => rect(x, ground - tall, wide, tall, colour);

function townHouse(house: House): string {
  const { x, wide, tall, colour, random } = house;
  const top = ground - tall;
  const mansard =
    random() < 0.5
      ? polygon(
          [
            [x + 4, top - 6],
            [x + 22, top - 40],
            [x + wide - 22, top - 40],
            [x + wide - 4, top - 6],
          ],
          mix(tones.clay, paper, 0.35),
        )
      : '';
  const columns = Math.round(wide / 38);
  const rows = Math.max(0, Math.ceil((tall - 142) / 54));
  const windows = times(columns, (i) =>
    times(rows, (row) => {
      const y = top + 20 + row * 54;
      return pane(house, x + 11 + (i * wide) / columns, y, 18, 34) + rect(x + 8 + (i * wide) / columns, y + 36, 24, 3, darker(colour, 0.14));
    }),
  );
  return shell(house) + rect(x - 4, top - 6, wide + 8, 8, darker(colour, 0.14)) + mansard + windows;
}

function officeBlock(house: House): string {
  const { x, wide, tall, colour, random, window } = house;
  const top = ground - tall;
  const step = (wide - 8) / 8;
  const rows = Math.max(0, Math.ceil((tall - 116) / 30));
  const windows = times(rows, (row) =>
    times(8, (i) => rect(x + 6 + i * step, top + 14 + row * 30, step - 4, 20, random() < 0.1 ? glow : mix(window, paper, random() * 0.4))),
  );
  return shell(house) + rect(x + wide * 0.6, top - 18, 50, 18, darker(colour, 0.12)) + windows;
}

function gableHouse(house: House): string {
  const { x, wide, tall, colour, window } = house;
  const top = ground - tall;
  const gable = polygon(
    [
      [x, top],
      [x + wide / 2, top - 54],
      [x + wide, top],
    ],
    darker(colour, 0.1),
  );
  return (
    gable + shell(house) + circle(x + wide / 2, top - 18, 8, window) + times(3, (i) => pane(house, x + 16 + (i * (wide - 22)) / 3, top + 18, 20, 32))
  );
}

function sawToothHall(house: House): string {
  const { x, wide, tall, colour } = house;
  const top = ground - tall;
  const teeth = times(4, (i) =>
    polygon(
      [
        [x + (i * wide) / 4, top],
        [x + ((i + 1) * wide) / 4, top],
        [x + ((i + 1) * wide) / 4, top - 28],
      ],
      darker(colour, 0.12),
    ),
  );
  return shell(house) + teeth + times(Math.ceil(wide / 9), (i) => rect(x + i * 9, top, 2, tall, darker(colour, 0.05)));
}

const kinds: readonly [Kind, Kind, Kind, Kind] = [
  { size: (random) => [150 + Math.floor(random() * 3) * 38, 190 + random() * 60], upper: townHouse },
  { size: (random) => [210 + random() * 60, 210 + random() * 56], upper: officeBlock },
  { size: (random) => [130 + random() * 40, 150 + random() * 20], upper: gableHouse },
  { size: (random) => [320 + random() * 60, 128], upper: sawToothHall },
];

function gates({ x, wide, colour, random }: House): string {
  const bay = wide / 5;
  return (
    rect(x, ground - 96, wide, 96, darker(colour, 0.12)) +
    times(5, (i) => {
      const left = x + i * bay + 6;
      const inner = bay - 12;
      const open = random() < 0.4;
      const goods = open
        ? rect(left + 12, ground - 26, 22, 26, '#c4a06a') + rect(left + 16, ground - 42, 16, 16, '#b08c58')
        : times(3, (q) => line([left + 5, ground - 52 + q * 17], [left + inner - 5, ground - 52 + q * 17], darker(colour, 0.16), 1.5));
      return rect(left, ground - 74, inner, 74, shopWall) + rect(left + 5, ground - 69, inner - 10, 69, open ? glow : lighter(colour, 0.5)) + goods;
    })
  );
}

function shopContent(left: number, wide: number, random: Random): string {
  const kind = random();
  if (kind < 0.4)
    return times(4, (q) =>
      rect(
        left + 6 + (q * (wide - 10)) / 4,
        ground - 30 - random() * 14,
        (wide - 10) / 4 - 3,
        18 + random() * 2,
        [slate, wares[1], wares[2], ochre][q] ?? slate,
      ),
    );
  if (kind < 0.7) return figure(left + wide / 2, ground - 12, 0.42, random);
  return plant(left + wide * 0.3, ground - 12, 0.5, leaf) + rect(left + wide * 0.5, ground - 30, wide * 0.36, 18, darker(ochre, 0.4));
}

/** The lit ground floor of a house: windows, one door, awnings over every second bay. */
function shops({ x, wide, random }: House, awnings: boolean): string {
  const count = Math.max(2, Math.round(wide / 74));
  const bay = wide / count;
  const cloth = pick(random, [tones.sage, ochre, tones.slate, tones.rose]);
  const door = Math.floor(random() * count);
  return (
    rect(x, ground - 82, wide, 82, shopWall) +
    times(count, (i) => {
      const left = x + i * bay + 6;
      const inner = bay - 12;
      const room = rect(left, ground - 66, inner, i === door ? 66 : 54, glow) + rect(left, ground - 66, inner, 18, lighter(glow, 0.4));
      const inside =
        i === door
          ? rect(left + inner * 0.26, ground - 54, inner * 0.48, 54, shopWall) +
            rect(left + inner * 0.32, ground - 49, inner * 0.36, 49, lighter(glow, 0.45))
          : shopContent(left, inner, random) + rect(left + inner / 2 - 1, ground - 66, 2, 54, shopWall);
      const awning =
        awnings && i % 2 === 0
          ? times(6, (q) => rect(left - 3 + (q * (inner + 6)) / 6, ground - 72, (inner + 6) / 6, 15, q % 2 === 1 ? lighter(cloth, 0.75) : cloth))
          : '';
      return room + inside + awning;
    })
  );
}

function houses(random: Random): string {
  let drawn = '';
  let last = -1;
  for (let x = -30; x < long; ) {
    const rolled = Math.floor(random() * 4);
    const at = rolled === last ? (rolled + 1) % 4 : rolled;
    last = at;
    const kind = kinds[at] ?? kinds[0];
    const [wide, tall] = kind.size(random);
    const colour = mix(tones[pick(random, ['sand', 'rose', 'sage', 'stone', 'white', 'ochre', 'slate'])], paper, 0.42);
    const house: House = { x, wide, tall, colour, window: mix(colour, slate, 0.34), random };
    drawn += kind.upper(house) + (at === 3 ? gates(house) : shops(house, at !== 1));
    x += wide + (random() < 0.3 ? 46 : 5);
    if (random() < 0.8) drawn += tree(x - 18, ground, 0.46 + random() * 0.2, '#8aa58f');
  }
  return drawn;
}

/** The street of the landing page, 1680 × 360: quiet upper floors, a lit ground floor from end to end. */
export function strip(seed: number): string {
  const random = seeded(seed);
  const far = times(26, (i) => {
    const tall = 90 + random() * 150;
    return rect(i * 70 - 20, ground - tall, 40 + random() * 70, tall, '#eef0ef');
  });
  const street = far + houses(random) + times(9, (i) => figure(90 + i * 190 + random() * 90, ground + 1, 0.46, random));
  const bikes = [560, 1240].map((x) => `<g transform="translate(${x} ${ground}) scale(.5)">${bike(0, 0, night)}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 360" width="1680" height="360" preserveAspectRatio="xMidYMax slice">${street}${bikes}${rect(-10, ground, long + 20, 8, night)}</svg>`;
}
