/** Draws a tenement cut open: four rooms on the ground floor, each one step from an offer to the keys, dark or lit. */
import { glow, leaf, lighter, mix, night, ochre, slate, tokens, white } from './colours.ts';
import { circle, faint, line, path, polygon, rect, round, times } from './shapes.ts';

/** What a page needs to put a lit room over its dark one, in the units of the drawing. */
export const stage = { width: 1280, height: 560, rooms: [44, 344, 644, 944], top: 250, room: { width: 292, height: 250 } } as const;

const { width, height, top, room } = stage;
const floor = room.height - 16;
const haze = tokens['--art-haze'];
const wood = mix(ochre, night, 0.42);
const upper = mix(night, slate, 0.82);
const skin = '#d9b08c';
const coats = [leaf, ochre, slate, '#b98069', '#8a6a55'] as const;

/** Somebody who stands on the floor at `x` and looks to the side of the raised arm. */
const person = (x: number, coat: string, arm: { readonly to: 1 | -1; readonly up: number }): string => {
  const shoulder = `rotate(${-arm.up * arm.to} ${arm.to * 8} -92)`;
  const legs = rect(-13, -46, 11, 46, mix(night, slate, 0.3), round(4)) + rect(2, -46, 11, 46, night, round(4));
  const sleeve = rect(arm.to === 1 ? 6 : -52, -98, 46, 11, mix(coat, night, 0.16), `${round(5.5)} transform="${shoulder}"`);
  const head = circle(0, -124, 15, skin) + path('M-15-127a15 15 0 0 1 30 0c-6-5-10-7-15-7s-10 2-15 7z', mix(night, wood, 0.35));
  return `<g transform="translate(${x} ${floor})">${legs}${rect(-18, -106, 36, 66, coat, round(14))}${sleeve}${head}</g>`;
};

const lamp = (x: number): string => rect(x - 1.5, 0, 3, 34, night) + path(`M${x - 22} 56a22 22 0 0 1 44 0z`, night) + circle(x, 58, 7, glow);

const table = (x: number, long: number): string =>
  rect(x, floor - 62, long, 11, wood, round(3)) + rect(x + 12, floor - 51, 9, 51, wood) + rect(x + long - 21, floor - 51, 9, 51, wood);

/** Somebody looks through offers on a large screen. */
const choosing = (): string => {
  const screen = rect(150, 90, 100, 66, night, round(5)) + rect(156, 96, 88, 54, tokens['--navy-tint'], round(2));
  const cards = [160, 202].map((x, at) => rect(x, 100, 38, 24, at === 0 ? haze : tokens['--art-sand']) + rect(x, 130, 28, 5, night)).join('');
  return table(120, 150) + screen + cards + rect(192, 156, 16, 16, night) + person(78, coats[0], { to: 1, up: 12 });
};

/** A clock shows that the premises wait for 24 hours; somebody holds a telephone. */
const reserving = (): string => {
  const [x, y] = [190, 96];
  const hours = times(12, (hour) => {
    const angle = (hour * Math.PI) / 6;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return line([x + 44 * sin, y - 44 * cos], [x + 49 * sin, y - 49 * cos], slate, 3);
  });
  const clock = circle(x, y, 54, white, `stroke="${night}" stroke-width="7"`) + path(`M${x} ${y}V${y - 40}a40 40 0 0 1 34.6 60z`, ochre, faint(0.85));
  const hands = line([x, y], [x, y - 34], night, 5, 'stroke-linecap="round"') + line([x, y], [x + 25, y + 14], night, 5, 'stroke-linecap="round"');
  const phone = rect(128, floor - 146, 18, 30, night, round(3)) + rect(131, floor - 142, 12, 20, '#cfe3f2');
  const plant =
    polygon(
      [
        [236, floor],
        [232, floor - 40],
        [264, floor - 40],
        [260, floor],
      ],
      mix(leaf, night, 0.2),
    ) + circle(248, floor - 54, 22, leaf);
  return clock + hours + hands + plant + person(88, coats[1], { to: 1, up: 34 }) + phone;
};

/** Two people sign: the document lies between them, and the code has come. */
const signing = (): string => {
  const text = [18, 30, 42].map((y, at) => line([14, y], [64 + at * 6, y], '#b9b2a4', 4, 'stroke-linecap="round"')).join('');
  const name = `<path d="M14 70c7-14 11-16 13-9s-2 14 4 11 7-12 12-9 2 9 8 6 6-6 10-4" fill="none" stroke="${night}" stroke-width="3.5" stroke-linecap="round"/>`;
  const seal =
    circle(82, 76, 19, '#1f6b45') +
    `<path d="M73 76l7 7 12-13" fill="none" stroke="${white}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const sheet = `<g transform="translate(98 82)">${rect(0, 0, 96, 90, white, `${round(5)} stroke="${night}" stroke-width="3"`)}${text}${name}${seal}</g>`;
  // Six dots, as a code is typed.
  const code = rect(206, 18, 76, 30, night, round(15)) + times(6, (at) => circle(221 + at * 9.2 + (at > 2 ? 4 : 0), 33, 3, white));
  return table(62, 166) + sheet + person(42, coats[2], { to: 1, up: -6 }) + person(250, coats[3], { to: -1, up: -6 }) + code;
};

/** Somebody stands at the open door of the premises with the keys. */
const entering = (): string => {
  const door = rect(150, 50, 112, floor - 50, night) + rect(160, 60, 92, floor - 60, haze);
  const leafOfDoor =
    polygon(
      [
        [160, 60],
        [120, 78],
        [120, floor + 12],
        [160, floor],
      ],
      slate,
    ) + circle(128, 162, 5, ochre);
  const keys = `<g fill="none" stroke="${ochre}" stroke-width="5"><circle cx="114" cy="${floor - 128}" r="9"/><path d="M122 ${floor - 124}l18 11M134 ${floor - 116}l-4 7"/></g>`;
  const box = rect(196, floor - 38, 40, 38, '#c98f4a') + rect(212, floor - 38, 8, 38, '#e8c48f');
  return door + leafOfDoor + box + person(66, coats[4], { to: 1, up: 34 }) + keys;
};

const rooms = [choosing, reserving, signing, entering] as const;
const walls = [mix(haze, slate, 0.1), tokens['--art-stone'], tokens['--art-sand'], tokens['--art-sage']] as const;

/** Where the lamp of each room hangs. */
const lamps = [146, 60, 146, 60] as const;

const interior = (at: number, isLit: boolean): string => {
  const x = lamps[at] ?? 146;
  const wall = walls[at] ?? haze;
  const ground = isLit ? mix(ochre, wood, 0.3) : mix(night, slate, 0.4);
  const light = isLit
    ? rect(0, 0, room.width, room.height, glow, faint(0.42)) +
      polygon(
        [
          [x, 40],
          [x - 110, floor],
          [x + 110, floor],
        ],
        white,
        faint(0.3),
      )
    : '';
  const shade = isLit ? '' : rect(0, 0, room.width, room.height, night, faint(0.5));
  return rect(0, 0, room.width, room.height, wall) + light + rect(0, floor, room.width, 16, ground) + lamp(x) + (rooms[at]?.() ?? '') + shade;
};

const svg = (w: number, h: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inside}</svg>\n`;

/** A room alone, lit; the first is 0. */
export const litRoom = (at: number): string => svg(room.width, room.height, interior(at, true));

const sash = (at: number): string => {
  const [x, y] = [104 + at * 140, 90];
  const glass = rect(x, y, 72, 112, mix(slate, haze, 0.5)) + rect(x + 6, y + 6, 60, 100, at === 5 ? ochre : mix(night, slate, 0.6));
  const bars = line([x + 36, y + 6], [x + 36, y + 106], mix(slate, haze, 0.5), 5) + line([x + 6, y + 46], [x + 66, y + 46], mix(slate, haze, 0.5), 5);
  return glass + bars;
};

/** The whole house with every room dark. */
export const tenement = (): string => {
  const far = path('M0 250V130h60v-30h70v60h50v90zM1240 250V150h-60v-40h-50v140z', mix(night, slate, 0.55));
  const roof = rect(20, 30, 1240, 28, mix(night, '#000000', 0.25)) + rect(34, 58, 1212, 176, upper) + rect(34, 58, 1212, 12, mix(upper, night, 0.25));
  const cornice = rect(24, 228, 1232, 22, tokens['--art-sand']) + rect(34, 250, 1212, 250, mix(night, '#000000', 0.25));
  const cells = stage.rooms.map((x, at) => `<g transform="translate(${x} ${top})">${interior(at, false)}</g>`).join('');
  const street = rect(0, 500, width, 60, mix(night, '#000000', 0.25)) + rect(0, 500, width, 4, tokens['--paper'], faint(0.75));
  const sky = rect(0, 0, width, height, lighter(night, 0.09));
  return svg(width, height, sky + far + roof + times(8, sash) + cornice + cells + street);
};
