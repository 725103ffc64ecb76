/** Takes characters out of facts that show nothing or turn text around. */

/*
 * The template draws with its own fonts only, so a character that they lack would stop the document. Facts come from people:
 * they are cleaned of control characters, broken surrogates and the template's own marks, and what no font has becomes its
 * base letter or a question mark.
 */

/** Control and formatting characters (new lines aside) show nothing and may turn text around. */
const unwanted = /(?![\n])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFF]/gu;
/** The template's own marks are private characters; nothing else may bring them in. */
const privateUse = /[\uE000-\uF8FF]/gu;

const replacement = '?';

const drawable = (character: string, has: (codePoint: number) => boolean): string => {
  const point = character.codePointAt(0) ?? 0;
  if (character === '\n' || has(point)) return character;
  const base = [...character.normalize('NFKD')].filter((part) => has(part.codePointAt(0) ?? 0)).join('');
  return base === '' ? replacement : base;
};

/** Spaces that must not break: between a number and its unit, after the short words of law and addresses. */
const tie = (text: string): string =>
  text
    .replace(/(\d[¹²³]*[a-z]?) (?=(?:ust\.|lit\.|pkt|§))/gu, '$1\u00a0')
    .replace(/(\d) (?=(?:m²|m³|m|cm|kg|kW|zł|dni|dnia|miesi|godz|strona)\b|%)/gu, '$1\u00a0')
    .replace(
      /(^|[\s(])(art\.|ust\.|lit\.|pkt|nr|no\.|wersja|wersji|version|round|podejście|NIP|REGON|KRS|§|ul\.|al\.|pl\.|os\.) (?=\S)/giu,
      '$1$2\u00a0',
    );

/** A text that the fonts can draw. `has` says whether every font of the document knows a code point; `marks` keeps the bold marks. */
export const cleanText = (text: string, has: (codePoint: number) => boolean): string => {
  const whole = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unwanted, '');
  return Array.from(tie(whole), (character) => (character === '\uE000' || character === '\uE001' ? character : drawable(character, has))).join('');
};

/** Facts as they may enter sentences: no marks of the template inside them. */
export const cleanFacts = <T>(facts: T): T => mapStrings(facts, (text) => text.toWellFormed().replace(privateUse, '')) as T;

/** Applies a change to every string of a JSON value. */
export const mapStrings = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
};
