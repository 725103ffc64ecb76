/** Compares two texts word by word. */

/** A piece of a text that changed: kept, removed or added. */
export type Piece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/**
 * What changed between two texts, by words. Kept is the longest row of words that stands in both in the same order: "a rent of 10 zł net" and "a
 * rent of 9 zł gross" give "a rent of", removed "10", added "9", "zł", removed "net", added "gross". Made for single clauses: the table has a
 * cell for each pair of words.
 */
export const wordDifference = (before: string, after: string): readonly Piece[] => {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  const kept = keptCounts(old, next);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && old[i] === next[j]) {
      append(pieces, 'same', old[i]);
      i += 1;
      j += 1;
    } else if (i < old.length && (j === next.length || (kept[i + 1]?.[j] ?? 0) >= (kept[i]?.[j + 1] ?? 0))) {
      append(pieces, 'removed', old[i]);
      i += 1;
    } else {
      append(pieces, 'added', next[j]);
      j += 1;
    }
  }
  return pieces;
};

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** How many words can be kept of what follows position i of the old and j of the new text. */
const keptCounts = (old: readonly string[], next: readonly string[]): readonly (readonly number[])[] => {
  const counts = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [counts[i] ?? [], counts[i + 1] ?? []];
    for (let j = next.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === next[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return counts;
};

const append = (pieces: Piece[], kind: Piece['kind'], word = ''): void => {
  const last = pieces.at(-1);
  if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: `${last.text} ${word}` };
  else pieces.push({ kind, text: word });
};

/** Whether nothing but letters that count options changed: "Variant B, C:" became "Variant B, C, D:". */
export const isLettersOnly = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ kind }) => kind !== 'same') && pieces.every(({ kind, text }) => kind === 'same' || /^[A-Z][,:]?( [A-Z][,:]?)*$/.test(text));
