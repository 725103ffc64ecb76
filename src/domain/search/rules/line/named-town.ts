/** Whether a word that means two things is the town: "Kamienica" is one, and a kind of building. */

import type { Reading } from './amounts.ts';
import type { LinePlace } from './chips.ts';
import { isWithin } from './join-chips.ts';
import { best } from './labelled.ts';
import type { Match } from './vocabulary.ts';

/**
 * The town that is meant here by a word of the trade, or undefined: it has a capital letter, and no other place is named but one in which it lies. A
 * line itself begins with a capital letter, so that its first word is the town only where the line names nothing but places.
 *
 *     "Kamienica",  "biuro w Kamienicy"  and  "Kamienica, powiat limanowski"  are the town,
 *     "kamienica",  "Kamienica na sprzedaż"  and  "biuro w Kamienicy, Kraków"  are not
 */
export const namedTownAt = (reading: Reading & { readonly line: string }, at: number): Match | undefined => {
  const { tokens, vocabulary, line } = reading;
  const matches = vocabulary.matchesAt(tokens, at);
  const town = matches.find(({ meaning }) => meaning.kind === 'place' && meaning.place.level === 'city');
  const token = tokens[at];
  if (matches[0]?.meaning.kind !== 'chip' || town?.meaning.kind !== 'place' || token?.kind !== 'word' || !token.isCapital) return undefined;
  // In a line of capitals a capital letter says nothing.
  if (line === line.toUpperCase()) return undefined;
  const { place } = town.meaning;
  const others = placesBeside(reading, at, town.length);
  const isPlacesOnly = others.every((other) => other !== null);
  const liesInOthers = others.every((other) => other === null || isWithin(place, other));
  return liesInOthers && (at > 0 || isPlacesOnly) ? town : undefined;
};

/** What the rest of the line names: its places, and null for each other word or number. */
const placesBeside = (reading: Reading, town: number, length: number): readonly (LinePlace | null)[] => {
  const beside: (LinePlace | null)[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    const found = best(reading, at) ?? best(reading, at, true);
    if (at === town) at += length;
    else {
      if (found?.meaning.kind === 'place') beside.push(found.meaning.place);
      else if (found?.meaning.kind === 'several') beside.push(...found.meaning.places);
      else if (reading.tokens[at]?.kind !== 'sign') beside.push(null);
      at += found?.length ?? 1;
    }
  }
  return beside;
};
