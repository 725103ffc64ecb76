/** How a typed word answers a word of an offer, both folded: without case and Polish marks. */

/** Shorter words must be typed without a mistake; from eight letters on two are forgiven. */
const mistakesIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/**
 * Whether a word begins nearly as it was typed: the first letter is right, and of the rest one letter (of eight or more, two) is missing,
 * too much, another one, or changed places with its neighbour.
 *
 * Worked example: `magzyn` (one mistake) and `magazynowy`: against its beginning `magazyn` one letter is missing, so it answers.
 */
export const beginsNearly = (word: string, typed: string): boolean => {
  const allowed = mistakesIn(typed);
  if (allowed === 0 || word[0] !== typed[0]) return word.startsWith(typed);
  const length = Math.min(word.length, typed.length + allowed);
  // Rows of the edit distance, a row for each typed letter: `row[at]` is the distance to the first `at` letters of the word.
  let before: number[] = [];
  let row = Array.from({ length: length + 1 }, (_, at) => at);
  for (let typedAt = 1; typedAt <= typed.length; typedAt += 1) {
    const next = [typedAt];
    let least = typedAt;
    for (let at = 1; at <= length; at += 1) {
      const isSame = word[at - 1] === typed[typedAt - 1];
      let distance = Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (row[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = at > 1 && typedAt > 1 && word[at - 1] === typed[typedAt - 2] && word[at - 2] === typed[typedAt - 1];
      if (isSwapped) distance = Math.min(distance, (before[at - 2] ?? 0) + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    if (least > allowed) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= allowed;
};
