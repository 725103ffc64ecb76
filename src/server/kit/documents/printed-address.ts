/** Registers write addresses in capitals; documents print them as people do. */

const small = new Set(['i', 'w', 'we', 'z', 'ze', 'na', 'nad', 'pod', 'przy', 'im', 'do', 'od']);
const roman = /^[IVX]+$/;

/**
 * `UL. JANA PAWŁA II` → `ul. Jana Pawła II`, `NOWY DWÓR MAZOWIECKI` → `Nowy Dwór Mazowiecki`. What is not written in capitals throughout
 * was written by somebody and stays.
 */
export const printedPlace = (text: string): string => {
  if (text !== text.toLocaleUpperCase('pl') || !/\p{Lu}{2}/u.test(text)) return text;
  const words = text.split(/(?<=[\s-])/u);
  return words.map((word, at) => printedWord(word, at)).join('');
};

const printedWord = (word: string, at: number): string => {
  const bare = word.replace(/[\s.-]+$/u, '');
  if (roman.test(bare)) return word;
  const lower = word.toLocaleLowerCase('pl');
  if (small.has(bare.toLocaleLowerCase('pl')) && at > 0) return lower;
  if (/^(ul|al|pl|os)\.$/u.test(lower.trim())) return lower;
  return lower.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('pl'));
};
