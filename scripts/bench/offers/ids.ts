import { type Random, seeded, seedOf } from '../../art/random.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const some = (random: Random, count: number): string => Array.from({ length: count }, () => letters[Math.floor(random() * letters.length)]).join('');

const endings = new Map<string, string>();
const endingOf = (kind: string): string => {
  const known = endings.get(kind) ?? some(seeded(seedOf(kind)), 4);
  endings.set(kind, known);
  return known;
};

/** The identifier of the generated thing of a number: always the same, spread like real ones. */
export const idOf = (kind: string, number: number): string => some(seeded(number), 16) + endingOf(kind);
