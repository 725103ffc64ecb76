/** A description of premises that a machine wrote, as far as it may be proposed (docs/rules/offers.md#proposed-description). */

import { offerNumbers } from '../../../kit/numbers.ts';

/**
 * What a machine wrote of the facts that it was given, in one line and within the limit of the field. `null`: it is not proposed, because it
 * is empty, names a figure that is in no fact (a distance, a rent, a telephone number), holds an address of the net, or ends in no sentence.
 */
export const descriptionFrom = (written: string, facts: readonly string[]): string | null => {
  const text = written.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const known = new Set(facts.flatMap(figuresIn));
  const isMade = figuresIn(text).some((figure) => !known.has(figure)) || /@|https?:|www\./i.test(text);
  return isMade ? null : withinLimit(text);
};

/** Numbers of a text, `1 200,50` and `1200.5` as the same one. */
const figuresIn = (text: string): readonly number[] =>
  [...text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/gu, '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')));

/** As many whole sentences as find room. */
const withinLimit = (text: string): string | null => {
  if (text.length <= offerNumbers.descriptionMax) return text === '' ? null : text;
  const end = /^.*[.!?](?=\s)/su.exec(text.slice(0, offerNumbers.descriptionMax + 1));
  return end === null ? null : end[0];
};
