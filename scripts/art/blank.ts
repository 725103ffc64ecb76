import { tokens } from './colours.ts';
import type { BlankParameters } from './parameters.ts';
import type { Box } from './plan-layout.ts';
import { type Random, seeded } from './random.ts';
import { rect, times } from './shapes.ts';

const paper = tokens['--navy-tint'];
const pencil = '#b3c1d3';

function split(random: Random, box: Box, depth: number): readonly Box[] {
  const { x, y, wide, tall } = box;
  if (depth === 0 || wide < 210 || tall < 190) return [box];
  const across = wide > tall * 1.1;
  const first = Math.round(((across ? wide : tall) * (0.34 + random() * 0.32)) / 20) * 20;
  const [a, b]: readonly [Box, Box] = across
    ? [
        { x, y, wide: first, tall },
        { x: x + first, y, wide: wide - first, tall },
      ]
    : [
        { x, y, wide, tall: first },
        { x, y: y + first, wide, tall: tall - first },
      ];
  return [...split(random, a, depth - 1), ...split(random, b, depth - 1)];
}

function stairs({ x, y, wide }: Box): string {
  const long = Math.round(wide * 0.3);
  const step = Math.round(wide * 0.05);
  return `<g fill="none" stroke="${pencil}" stroke-width="2.5"><path d="M${x + 24} ${y + 24}h${long}v44h${-long}z"/>${times(6, (i) => `<path d="M${x + 24 + step * i} ${y + 24}v44"/>`)}</g>`;
}

function doorOf(random: Random, { x, y, wide, tall }: Box): string {
  const upright = random() < 0.5;
  const at = Math.round((upright ? tall : wide) * (0.25 + random() * 0.4));
  const swing = upright ? `M${x} ${y + at + 62}h62a62 62 0 0 0 -62 -62` : `M${x + at} ${y}v62a62 62 0 0 0 62 -62`;
  return (
    (upright ? rect(x - 5, y + at, 10, 62, paper) : rect(x + at, y - 5, 62, 10, paper)) +
    `<path d="${swing}" fill="none" stroke="${pencil}" stroke-width="2.5"/>`
  );
}

/** The pattern of an offer without photos: a cropped imaginary plan in navy tint. */
export function blank(p: BlankParameters): string {
  const random = seeded(p.seed);
  const rooms = split(random, { x: -40, y: -40, wide: 1280, tall: 880 }, 4);
  const floors = rooms.map(({ x, y, wide, tall }) => rect(x, y, wide, tall, random() < 0.22 ? '#dde5ef' : random() < 0.3 ? '#f1f4f8' : paper));
  const walls = rooms.map((room) => {
    const frame = rect(room.x, room.y, room.wide, room.tall, 'none', `stroke="${pencil}" stroke-width="7"`) + doorOf(random, room);
    return random() < 0.3 && room.wide > 220 && room.tall > 200 ? frame + stairs(room) : frame;
  });
  return rect(0, 0, 1200, 800, paper) + floors.join('') + walls.join('');
}
