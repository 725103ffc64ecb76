/*
 * Every colour of the drawings. The ones that the pages also use stand in `tokens` under their names in src/web/kit/theme/theme.css, and a test keeps the
 * two equal: an SVG file cannot read a page's variables. The rest (sky, wood, skin) belong to the drawings alone.
 */

/** Colours shared with the theme, by the name of their variable. */
export const tokens = {
  '--ink': '#10243e',
  '--ink-2': '#42526a',
  '--ink-3': '#667389',
  '--paper': '#faf9f6',
  '--card': '#ffffff',
  '--sunken': '#f2f0ea',
  '--navy-tint': '#e9eef5',
  '--art-night': '#10243e',
  '--art-slate': '#3f587a',
  '--art-haze': '#a9bdd1',
  '--art-sky': '#d5e2ec',
  '--art-sand': '#e8dcc6',
  '--art-stone': '#cdd2d4',
  '--art-sage': '#9fb39c',
  '--art-leaf': '#5f7f6b',
  '--art-ochre': '#e2ac4d',
  '--art-glow': '#f8d993',
  '--art-rose': '#d8b8a6',
} as const;

export const night = tokens['--art-night'];
export const slate = tokens['--art-slate'];
export const ochre = tokens['--art-ochre'];
export const glow = tokens['--art-glow'];
export const leaf = tokens['--art-leaf'];
export const white = tokens['--card'];
/** Goods on shelves, clothes, awnings. */
export const wares = [slate, tokens['--art-sage'], tokens['--art-rose'], '#f1ede4', ochre, leaf] as const;

/** Tones of façades and walls. */
export const tones = {
  sand: '#e6d5b8',
  rose: '#d9b8a5',
  sage: '#b5c4b1',
  stone: '#cdd2d4',
  white: '#f0ece2',
  ochre: '#d9b676',
  slate: '#8498ae',
  navy: '#3a5375',
  clay: '#bf8d77',
} as const;
export type Tone = keyof typeof tones;

/** A time of day: the palette of sky, glass and ground, and the share of lit windows. */
export type Light = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly pavement: string;
  readonly road: string;
  readonly glass: string;
  readonly lit: number;
  readonly leaf: string;
  readonly ink: string;
  readonly glow: string;
};

export const lights = {
  day: {
    sky: ['#c9dcea', '#d7e5ef', '#e6eff4'],
    sun: '#f7f2e2',
    far: '#b4c8d9',
    near: '#9db5ca',
    pavement: '#ddd7ca',
    road: '#8d99a8',
    glass: '#7f9dba',
    lit: 0.12,
    leaf: '#6d8f77',
    ink: '#22385a',
    glow: '#f7dfa8',
  },
  morning: {
    sky: ['#dbe4ea', '#ebe6da', '#f4e7cf'],
    sun: '#f7d99a',
    far: '#c8d0d3',
    near: '#aebcc6',
    pavement: '#e0d6c3',
    road: '#98a0a6',
    glass: '#8ca6ba',
    lit: 0.2,
    leaf: '#7d9577',
    ink: '#2a3e5c',
    glow: '#f9dc9c',
  },
  dusk: {
    sky: ['#2f4768', '#5d7391', '#b9a9a1'],
    sun: '#edcfa0',
    far: '#3f587a',
    near: '#334b6d',
    pavement: '#6c7787',
    road: '#3c4a60',
    glass: '#3b5678',
    lit: 0.42,
    leaf: '#3e5f5a',
    ink: '#10243e',
    glow: '#fbd98b',
  },
} as const satisfies Record<string, Light>;
export type Time = keyof typeof lights;

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour at `share` of the way from one to another; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards night. */
export const darker = (colour: string, share: number): string => mix(colour, night, share);
/** Towards white. */
export const lighter = (colour: string, share: number): string => mix(colour, white, share);
