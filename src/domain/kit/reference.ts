/** Crockford's base-32 alphabet: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a reference, the check character included. */
export const REFERENCE_LENGTH = 8;

const digitOf = (character: string): number => ALPHABET.indexOf(character);

/** Check character: a weighted sum modulo 32 with odd weights, which sees every single wrong character and most swaps. */
const checkOf = (body: string): string => {
  const total = [...body].reduce((sum, character, index) => sum + digitOf(character) * (2 * index + 3), 0);
  return ALPHABET.charAt(total % 32);
};

/** Random bytes as a base-32 body; five bits of each byte count, so no character is likelier than another. */
const bodyOf = (bytes: Uint8Array, length: number): string => {
  if (bytes.length < length) throw new RangeError(`need ${length} random bytes, got ${bytes.length}`);
  return Array.from(bytes.subarray(0, length), (byte) => ALPHABET.charAt(byte & 31)).join('');
};

/** A transfer reference of 8 characters (7 from random bytes and a check character). Needs at least 7 bytes. */
export const makeReference = (bytes: Uint8Array): string => {
  const body = bodyOf(bytes, REFERENCE_LENGTH - 1);
  return body + checkOf(body);
};

/** Reads a reference as people copy it: any case, spaces and hyphens, O for 0, I and L for 1; `null` when the check fails. */
export const parseReference = (text: string): string | null => {
  const bare = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (bare.length !== REFERENCE_LENGTH || [...bare].some((character) => digitOf(character) < 0)) return null;
  return checkOf(bare.slice(0, -1)) === bare.slice(-1) ? bare : null;
};

/** Finds a valid reference inside a transfer title, `KAUCJA K7Q2M9XW Lokal na Nawrot` → `K7Q2M9XW`; alone it may be in two parts, `K7Q2 M9XW`. */
export const findReference = (title: string): string | null => {
  const words = title.toUpperCase().split(/[^0-9A-Z]+/);
  const after = words.indexOf('KAUCJA');
  const ordered = after < 0 ? words : [...words.slice(after + 1), ...words.slice(0, after)];
  for (const word of [title, ...ordered]) {
    const found = parseReference(word);
    if (found !== null) return found;
  }
  return null;
};

/** A document's check code, `XXXX-XXXX-XXXX`: 11 random characters and a check character (55 bits). Needs at least 11 bytes. */
export const makeDocumentCode = (bytes: Uint8Array): string => {
  const body = bodyOf(bytes, 11);
  return (body + checkOf(body)).replace(/(.{4})(?=.)/g, '$1-');
};

/** Reads a document code in any writing and gives the stored form; `null` when the check fails. */
export const parseDocumentCode = (text: string): string | null => {
  const bare = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (bare.length !== 12 || [...bare].some((character) => digitOf(character) < 0)) return null;
  return checkOf(bare.slice(0, -1)) === bare.slice(-1) ? bare.replace(/(.{4})(?=.)/g, '$1-') : null;
};
