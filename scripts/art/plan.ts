import { darker, night, tokens, white } from './colours.ts';
import type { PlanParameters } from './parameters.ts';
import { type Box, layout, type PlacedRoom } from './plan-layout.ts';
import { circle, faint, line, rect, times } from './shapes.ts';

const outline: Box = { x: 170, y: 110, wide: 860, tall: 520 };
const fills = [white, tokens['--navy-tint'], tokens['--sunken'], '#f6ecd6', '#e6f0e8'] as const;
const soft = tokens['--ink-2'];

const number = (value: number): string =>
  value
    .toFixed(value % 1 === 0 ? 0 : 1)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, size: number, fill: string, words: string, bold = false): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle" font-size="${size}"${bold ? ' font-weight="600"' : ''} fill="${fill}">${inXml(words)}</text>`;

/** A name of two words takes two lines where the room is narrow. */
const lines = (name: string, wide: number): readonly string[] => (name.length * 0.58 * 26 > wide - 24 ? name.split(' ') : [name]);

/** Name and area at the largest size that fits; a narrow strip is written upright, the smallest rooms show the area alone. */
function label(room: PlacedRoom): string {
  const { x, y, wide, tall, name, area } = room;
  if (wide < 120 && tall > wide * 1.6) {
    const upright = label({ name, area, x: -tall / 2, y: -wide / 2, wide: tall, tall: wide });
    return `<g transform="translate(${(x + wide / 2).toFixed(1)} ${(y + tall / 2).toFixed(1)}) rotate(-90)">${upright}</g>`;
  }
  const middle = x + wide / 2;
  const rows = lines(name, wide);
  const longest = Math.max(...rows.map((row) => row.length));
  const size = Math.floor(Math.min(34, (wide - 24) / (longest * 0.58), tall / (rows.length + 1.4)));
  const metres = `${number(area)} m²`;
  if (size < 13) return text(middle, y + tall / 2 + 7, Math.min(20, Math.max(12, Math.floor((wide - 10) / (metres.length * 0.56)))), soft, metres);
  const top = y + tall / 2 - 2 - (rows.length - 1) * size * 0.6;
  return (
    rows.map((row, i) => text(middle, top + i * size * 1.15, size, night, row, true)).join('') +
    text(middle, top + rows.length * size * 1.15, Math.max(13, size - 4), soft, metres)
  );
}

/** A door with its swing, in the left wall of an inner room or in its upper wall when it lies at the edge. */
function door({ x, y, wide, tall }: PlacedRoom): string {
  const swing = 'fill="none" stroke-width="2.5"';
  const size = Math.round(Math.min(52, tall * 0.3, wide * 0.36));
  if (x > outline.x + 1) {
    const middle = y + tall - size / 2 - 14;
    return (
      rect(x - 6, middle - size / 2, 12, size, white) +
      `<path d="M${x.toFixed(1)} ${(middle + size / 2).toFixed(1)}h${size}a${size} ${size} 0 0 0 ${-size} ${-size}" stroke="${night}" ${swing}/>`
    );
  }
  if (y <= outline.y + 1) return '';
  const left = x + wide / 2 - size / 2;
  return (
    rect(left, y - 6, size, 12, white) +
    `<path d="M${left.toFixed(1)} ${y.toFixed(1)}v${-size}a${size} ${size} 0 0 1 ${size} ${size}" stroke="${night}" ${swing}/>`
  );
}

const pane = (x: number, y: number, wide: number, tall: number): string => {
  const strokes = [-6, 0, 6].map((at) =>
    wide > tall ? line([x, y + 7 + at], [x + wide, y + 7 + at], night, 2.2) : line([x + 7 + at, y], [x + 7 + at, y + tall], night, 2.2),
  );
  return rect(x, y, wide, tall, white) + strokes.join('');
};

function windows(): string {
  const { x, y, tall } = outline;
  return times(3, (i) => pane(x + 50 + i * 250, y + tall - 7, 150, 14)) + times(2, (i) => pane(x - 7, y + 70 + i * 230, 14, 140));
}

/** Dimension lines: the sides follow from the whole area and the proportions of the outline. */
function dimensions(area: number): string {
  const { x, y, wide, tall } = outline;
  const long = Math.sqrt((area * wide) / tall);
  const metres = (value: number): string => `${value.toFixed(2).replace('.', ',')} m`;
  const rules = `<path d="M${x} ${y + tall + 56}h${wide}M${x} ${y + tall + 44}v24M${x + wide} ${y + tall + 44}v24M${x - 60} ${y}v${tall}M${x - 72} ${y}h24M${x - 72} ${y + tall}h24" stroke="${tokens['--ink-3']}" stroke-width="2"/>`;
  const upright = `<text transform="translate(${x - 78} ${y + tall / 2}) rotate(-90)" text-anchor="middle" font-size="28" fill="${soft}">${metres(area / long)}</text>`;
  return rules + text(x + wide / 2, y + tall + 92, 28, soft, metres(long)) + upright;
}

const north = `<g transform="translate(1105 120)"><circle r="30" fill="${white}" stroke="${night}" stroke-width="2.5"/><path d="M0-22l9 26-9-6-9 6z" fill="${night}"/>${text(0, 54, 20, soft, 'N')}</g>`;

/** A floor plan from the rooms of the offer: shares of the area are true, the arrangement is a sketch. */
export function plan(p: PlanParameters): string {
  const { x, y, wide, tall } = outline;
  const rooms = layout(p.rooms, outline);
  const paper = rect(0, 0, 1200, 800, white) + times(29, (i) => times(19, (j) => circle(40 + i * 40, 40 + j * 40, 1.6, '#d9d3c6')));
  const floors = rooms.map((room, i) => rect(room.x, room.y, room.wide, room.tall, fills[i % fills.length] ?? white));
  const walls = rooms.map((room) => rect(room.x, room.y, room.wide, room.tall, 'none', `stroke="${night}" stroke-width="8"`));
  const title = p.title === undefined ? '' : text(600, 66, 30, darker(soft, 0.4), p.title, true);
  const area = p.rooms.reduce((sum, room) => sum + room.area, 0);
  const outer = rect(x, y, wide, tall, 'none', `stroke="${night}" stroke-width="14"`);
  return `<g font-family="Noto Sans, Figtree Variable, Figtree, sans-serif">${paper}${rect(x + 10, y + 12, wide, tall, night, faint(0.06))}${floors.join('')}${walls.join('')}${rooms.map(door).join('')}${outer}${windows()}${rooms.map(label).join('')}${dimensions(area)}${north}${title}</g>`;
}
