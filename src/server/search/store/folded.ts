/** Folds the names and words that search compares: without case and Polish marks. */

import type { OfferForm } from '../../../domain/offers/types.ts';
import { foldPlace } from '../../kit/places.ts';

const before = /^(?:ulica|ul|aleje|aleja|al|plac|pl|osiedle|os) /;

/** A street as it is compared: `ul. Piotrkowska` is `piotrkowska`. */
export const foldStreet = (street: string): string => foldPlace(street).replace(before, '');

/** A street without the word before its name, otherwise as it is written: `ul. Długa` is `Długa`. */
export const withoutStreetWord = (street: string): string => street.trim().replace(/^(?:ulica|ul|aleje|aleja|al|plac|pl|osiedle|os)\.?\s+/iu, '');

const longest = 40;

/** The different words of a text, sorted; letters beyond the fortieth tell no words apart. */
export const wordsOf = (text: string): readonly string[] =>
  [
    ...new Set(
      foldPlace(text)
        .split(' ')
        .filter(Boolean)
        .map((word) => word.slice(0, longest)),
    ),
  ].sort();

/** The words of an offer that a keyword finds, each with a space before it: of its name, description, town and street, which everybody may read. */
export const listedWords = ({ name, description, address }: OfferForm): string =>
  wordsOf([name, description, address?.city, address?.street].join(' '))
    .map((word) => ` ${word}`)
    .join('');
