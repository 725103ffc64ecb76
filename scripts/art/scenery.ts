import { darker, glow, type Light, leaf, lighter, mix, night, ochre, slate, tokens, white } from './colours.ts';
import { pick, type Random } from './random.ts';
import { circle, ellipse, faint, line, path, polygon, rect, round, times } from './shapes.ts';

/** The canvas of every picture: 3:2. */
export const width = 1200;
export const height = 800;

/** Bands of sky, the sun and a few clouds. */
export function sky(light: Light, random: Random): string {
  const bands = times(9, (i) =>
    rect(0, i * 80, width, 81, i < 4 ? mix(light.sky[0], light.sky[1], i / 4) : mix(light.sky[1], light.sky[2], (i - 4) / 4)),
  );
  const sun = circle(160 + random() * 880, 150 + random() * 110, 58 + random() * 30, light.sun, faint(0.85));
  const cloud = lighter(light.sky[0], 0.45);
  return (
    bands +
    sun +
    times(4, () => {
      const x = random() * 1100;
      const y = 60 + random() * 250;
      const long = 110 + random() * 190;
      return rect(x, y, long, 13, cloud, `${round(6.5)} ${faint(0.7)}`) + rect(x + 40, y + 19, long * 0.62, 9, cloud, `${round(4.5)} ${faint(0.55)}`);
    })
  );
}

/** A row of distant roofs; `tall` is the range of heights above the ground line. */
export function skyline(light: Light, random: Random, ground: number, tall: readonly [number, number], colour: string): string {
  let drawn = '';
  for (let x = -20; x < width + 20; ) {
    const wide = 50 + random() * 110;
    drawn += distantHouse(light, random, x, ground - (tall[0] + random() * (tall[1] - tall[0])), wide, ground, colour);
    x += wide;
  }
  return drawn;
}

function distantHouse(light: Light, random: Random, x: number, top: number, wide: number, ground: number, colour: string): string {
  const kind = random();
  const gable =
    kind < 0.25
      ? polygon(
          [
            [x, top],
            [x + wide / 2, top - 26 - random() * 24],
            [x + wide, top],
          ],
          colour,
        )
      : '';
  const mast =
    kind >= 0.25 && kind < 0.42 ? rect(x + wide * 0.3, top - 20, wide * 0.25, 21, colour) + rect(x + wide * 0.42, top - 46, 3, 30, colour) : '';
  const windows = times(9, (i) => {
    if (random() >= 0.45) return '';
    const shines = random() < light.lit;
    return rect(
      x + 10 + (i % 3) * wide * 0.28,
      top + 16 + Math.floor(i / 3) * 24,
      8,
      11,
      mix(colour, shines ? light.glow : white, shines ? 0.8 : 0.16),
    );
  });
  return rect(x, top, wide + 1, ground - top, colour) + gable + mast + windows;
}

export function tree(x: number, y: number, scale: number, colour: string): string {
  const trunk = 90 * scale;
  const crown = ([dx, dy, radius]: readonly [number, number, number], fill: string): string =>
    circle(x + dx * scale, y + dy * scale - trunk, radius * scale, fill);
  const dark = (
    [
      [0, -46, 44],
      [-28, -14, 34],
      [30, -18, 36],
      [4, 4, 36],
    ] as const
  )
    .map((blob) => crown(blob, colour))
    .join('');
  const bright = (
    [
      [-14, -54, 24],
      [-34, -20, 18],
      [18, -30, 16],
    ] as const
  )
    .map((blob) => crown(blob, lighter(colour, 0.16)))
    .join('');
  return (
    ellipse(x + 30 * scale, y, 52 * scale, 6 * scale, night, faint(0.16)) +
    rect(x - 4 * scale, y - trunk, 8 * scale, trunk, darker('#7b6a58', 0.35)) +
    dark +
    bright
  );
}

export const shadowOf = (x: number, y: number, scale: number): string => ellipse(x + 12 * scale, y, 24 * scale, 3.5 * scale, night, faint(0.2));

/** A person seen from afar, without a shadow (behind glass or a counter). */
export function figure(x: number, y: number, k: number, random: Random): string {
  const trousers = pick(random, [night, slate, '#8a6a55', leaf]);
  const coat = pick(random, [ochre, tokens['--art-stone'], slate, tokens['--art-sage'], tokens['--art-sand']]);
  const legs = polygon(
    [
      [x - 9 * k, y - 44 * k],
      [x - 13 * k, y],
      [x - 5 * k, y],
      [x, y - 30 * k],
      [x + 6 * k, y],
      [x + 14 * k, y],
      [x + 9 * k, y - 44 * k],
    ],
    darker(trousers, 0.25),
  );
  const hair = path(`M${x - 9.5 * k} ${y - 96 * k}a${9.5 * k} ${9.5 * k} 0 0 1 ${19 * k} 0z`, darker('#4a3a30', 0.3));
  return legs + rect(x - 12 * k, y - 84 * k, 24 * k, 46 * k, coat, round(9 * k)) + circle(x, y - 95 * k, 9.5 * k, '#c99f84') + hair;
}

/** A person on the pavement. */
export const walker = (x: number, y: number, scale: number, random: Random): string => shadowOf(x, y, scale) + figure(x, y, scale, random);

export const lamp = (x: number, y: number, light: Light): string =>
  rect(x - 3, y - 190, 6, 190, light.ink) + rect(x - 3, y - 194, 52, 5, light.ink) + rect(x + 26, y - 190, 30, 7, light.glow, round(3));

/** Pavement, kerb and road below the ground line. */
export const street = (light: Light, ground: number): string =>
  rect(0, ground, width, height - ground, light.pavement) +
  rect(0, ground + 44, width, 9, lighter(light.pavement, 0.35)) +
  rect(0, ground + 53, width, 6, darker(light.pavement, 0.3)) +
  rect(0, ground + 59, width, height - ground, light.road) +
  times(6, (i) => rect(40 + i * 210, ground + 104, 108, 6, lighter(light.road, 0.5)));

export function plant(x: number, y: number, k: number, colour: string): string {
  const pot = polygon(
    [
      [x - 12 * k, y - 22 * k],
      [x + 12 * k, y - 22 * k],
      [x + 8 * k, y],
      [x - 8 * k, y],
    ],
    '#f1ede4',
  );
  const leaves = [-1, -0.5, 0, 0.5, 1].map((i) => {
    const rise = Math.abs(i) * 20 * k;
    const d = `M${x} ${y - 20 * k}q${i * 22 * k} ${-30 * k} ${i * 30 * k} ${-46 * k + rise}q${-i * 20 * k} ${6 * k} ${-i * 30 * k} ${46 * k - rise}z`;
    return path(d, i % 1 === 0 ? darker(colour, 0.15) : colour);
  });
  return pot + leaves.join('');
}

export const bike = (x: number, y: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="4" transform="translate(${Math.round(x)} ${Math.round(y)})"><circle cx="0" cy="-21" r="20"/><circle cx="66" cy="-21" r="20"/><path d="M0-21l20-34h34l-22 34zm20-34l12 34M66-21l-14-44h12M14-58h14"/></g>`;

/** Light that falls out of a shop onto the pavement. */
export const spill = (x: number, ground: number, wide: number, opacity: number): string =>
  polygon(
    [
      [x + 24, ground],
      [x + wide - 24, ground],
      [x + wide + 4, ground + 42],
      [x - 4, ground + 42],
    ],
    glow,
    faint(opacity),
  );

/** A pendant lamp: cord and shade. */
export const pendant = (x: number, from: number, to: number, radius: number, shade: string, bulb: string): string =>
  line([x, from], [x, to], shade, 2) +
  path(`M${x - radius} ${to + radius * 0.8}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, shade) +
  rect(x - radius * 0.8, to + radius * 0.8, radius * 1.6, radius * 0.16, bulb);
