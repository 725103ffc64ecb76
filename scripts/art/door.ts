import { glow, lighter, mix, night, ochre, slate, tokens, white } from './colours.ts';
import { circle, faint, path, polygon, rect, times } from './shapes.ts';

const wall = mix(night, slate, 0.14);
const upper = mix(night, slate, 0.4);
const glass = mix(night, slate, 0.7);
const shadow = mix(night, '#000000', 0.25);
const wood = mix(ochre, night, 0.14);

/** A house in the evening: its floors are dark, and its ground floor is lit behind an open door. It stands upright, 300 × 400. */
export const door = (): string => {
  const floor = rect(0, 0, 300, 150, upper) + times(3, (i) => window(20 + 102 * i)) + rect(0, 138, 300, 14, slate) + rect(0, 152, 300, 6, shadow);
  const sides = [24, 232].map((x) => rect(x, 236, 44, 96, shadow) + rect(x + 5, 241, 34, 86, ochre, faint(0.8))).join('');
  const light = path('M98 372L10 400h280l-88-28z', glow, faint(0.34));
  const frame = rect(82, 186, 136, 186, shadow) + rect(92, 196, 116, 176, glow) + rect(92, 196, 116, 60, white, faint(0.25));
  const leaf =
    polygon(
      [
        [92, 196],
        [146, 216],
        [146, 384],
        [92, 372],
      ],
      slate,
    ) +
    polygon(
      [
        [100, 212],
        [138, 225],
        [138, 287],
        [100, 283],
      ],
      tokens['--art-haze'],
      faint(0.55),
    );
  const table = rect(160, 316, 40, 6, wood) + rect(164, 322, 4, 50, wood) + rect(192, 322, 4, 50, wood) + rect(168, 302, 18, 14, white);
  const lamp = rect(179, 196, 2, 22, shadow) + path('M168 226a12 9 0 0 1 24 0z', night);
  const ground = rect(0, 372, 300, 28, shadow, faint(0.5)) + rect(0, 370, 300, 3, tokens['--paper'], faint(0.7));
  const drawn = [
    rect(0, 0, 300, 400, wall),
    floor,
    light,
    frame,
    leaf,
    circle(138, 300, 4, lighter(ochre, 0.2)),
    table,
    lamp,
    rect(112, 164, 76, 14, glow),
    sides,
    ground,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${drawn.join('')}</svg>`;
};

const window = (x: number): string => rect(x, 20, 56, 92, glass) + rect(x + 26, 20, 3, 92, wall) + rect(x, 60, 56, 3, wall);
