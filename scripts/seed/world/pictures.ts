import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';
import type { Time, Tone } from '../../art/colours.ts';
import type { Parameters } from '../../art/parameters.ts';
import { pick, type Random, seeded, seedOf } from '../../art/random.ts';
import type { SeedLevel, SeedOffer } from './seed-types.ts';

/** A picture of an offer and what it shows, in Polish, for those who do not see it. */
export type SeedPicture = { readonly alt: string; readonly draw: Parameters };

/** Façade of the offer's use. Age and height follow the building, the rest the seed. */
function facade(offer: SeedOffer, seed: number, time: Time, random: Random, tone: Tone): Parameters {
  const top = Math.max(...offer.levels.map(([number]) => number));
  const old = offer.year < 1945;
  if (offer.use === 'warehouse')
    return { kind: 'hall', seed, time, tone, roof: offer.year < 1990 ? 'saw' : pick(random, ['flat', 'gable']), docks: pick(random, [4, 5, 5]) };
  if (offer.use === 'retail' || old)
    return {
      kind: 'retail',
      seed,
      time,
      tone,
      brick: tone === 'clay' || offer.building === 'converted_factory',
      ornament: old,
      bays: pick(random, [3, 3, 4]),
    };
  return { kind: 'office', seed, time, tone, floors: Math.max(4, Math.min(8, top + 2)), bays: pick(random, [7, 8, 9]) };
}

const largest = (levels: readonly SeedLevel[]): SeedLevel | undefined => {
  const area = (level: SeedLevel): number => level[3].reduce((sum, [, surface]) => sum + surface, 0);
  return [...levels].sort((a, b) => area(b) - area(a))[0];
};

function planOf(level: SeedLevel, seed: number): Parameters {
  const rooms = level[3].map(([kind, area]) => ({ name: dictionaryWords.pl[`roomKind.${kind}`], area }));
  return { kind: 'plan', seed, title: level[1], rooms };
}

/** The plan that stands among the photos of offers without uploaded ones. */
function planAmongPhotos(offer: SeedOffer, seed: number): SeedPicture[] {
  const level = offer.presented ? undefined : largest(offer.levels);
  return level === undefined ? [] : [{ alt: `Rzut poziomu: ${level[1]}, ${offer.name}`, draw: planOf(level, seed) }];
}

/** The uploaded floor plans of a demo offer, one a level. */
export const plansOf = (offer: SeedOffer): readonly SeedPicture[] =>
  offer.presented ? offer.levels.map((level) => ({ alt: level[1], draw: planOf(level, seedOf(offer.key)) })) : [];

const tones: Record<SeedOffer['use'], readonly [Tone, ...Tone[]]> = {
  office: ['stone', 'sand', 'navy', 'white', 'slate', 'sage'],
  retail: ['sand', 'rose', 'sage', 'clay', 'ochre', 'white'],
  warehouse: ['stone', 'white', 'slate', 'sage', 'navy'],
};

/** Interiors a use: cards show façades, so offers may share these, and the first start is shorter for it. */
const interiors = 8;

function interiorOf(use: 'office' | 'retail' | 'hall', index: number): Parameters {
  const random = seeded(index + 1);
  return {
    kind: 'interior',
    use,
    seed: index + 1,
    time: index % 4 === 3 ? 'dusk' : 'day',
    tone: pick(random, ['white', 'sand', 'stone', 'sage']),
    shift: random() - 0.5,
  };
}

/** Pictures of a demo offer: façade by day or morning, interior, plan from its own rooms, façade at dusk. `place` makes neighbours in a list differ. */
export function picturesOf(offer: SeedOffer, place: number): readonly SeedPicture[] {
  const count = offer.pictures ?? (offer.counterOffers ? 4 : 3);
  if (count === 0) return [];
  const seed = seedOf(offer.key);
  const random = seeded(seed);
  const tone = pick(random, tones[offer.use]);
  // The first picture is the card: day, morning and dusk take turns along the list.
  const [first, last] = (
    [
      ['day', 'dusk'],
      ['morning', 'dusk'],
      ['dusk', 'day'],
    ] as const
  )[place % 3] ?? ['day', 'dusk'];
  const outside = (time: Time, alt: string): SeedPicture => ({ alt, draw: facade(offer, seed, time, seeded(seed + 1), tone) });
  const use = offer.use === 'warehouse' ? 'hall' : offer.use;
  const inside: SeedPicture = { alt: `Wnętrze: ${offer.name}`, draw: interiorOf(use, Math.floor(random() * interiors)) };
  const all = [
    outside(first, `Widok z zewnątrz: ${offer.name}`),
    inside,
    ...planAmongPhotos(offer, seed),
    outside(last, `Widok o innej porze dnia: ${offer.name}`),
  ];
  return all.slice(0, count);
}
