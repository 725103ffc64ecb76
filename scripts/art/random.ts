/** A seeded source of numbers in [0, 1): the same seed draws the same picture on every machine (mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed from any text, for example an offer's id (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 1_000_000;
}

/** One of a list that is never empty. */
export const pick = <const List extends readonly [unknown, ...unknown[]]>(random: Random, list: List): List[number] =>
  list[Math.floor(random() * list.length)] ?? list[0];
