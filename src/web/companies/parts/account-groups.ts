/** The groups in which an account number is written: 2 + 6 × 4 digits. */

/** An account number in its groups. What is no account number yet (letters, signs) stays as it is typed: the check says why. */
export const groupAccount = (text: string): string => {
  const bare = text.replace(/[\s\u00a0-]/g, '').replace(/^PL/i, '');
  if (!/^\d+$/.test(bare)) return text;
  return [bare.slice(0, 2), ...(bare.slice(2).match(/.{1,4}/g) ?? [])].join(' ');
};

/** How many digits stand before a place in the text. */
export const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;

/** The place behind so many digits: in `61 1090`, behind three digits, that is 4. */
export const caretAfter = (text: string, digits: number): number => {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return text.length;
};
