import { expect, it } from 'vitest';
import { day } from '../../../../domain/kit/time.ts';
import { readLine } from '../../../../domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../../../domain/search/rules/line/vocabulary.ts';
import { lineTerms } from '../../../../words/search/line-terms.ts';
import { allPlaces } from '../../../kit/places.ts';

const vocabulary = vocabularyOf(lineTerms(allPlaces()));

/** The filters that a line means by what an offer is shown by, and what it leaves unread. */
const shownIn = (line: string): readonly string[] => {
  const { chips, unread } = readLine(line, vocabulary, day('2026-11-23'));
  return [...chips.flatMap((chip) => (chip.kind === 'is' && chip.field.startsWith('shows.') ? [chip.field] : [])), ...unread];
};

it.each([
  ['biuro w Krakowie ze zdjęciami', ['shows.photos']],
  ['magazyn z rzutem i wirtualnym spacerem', ['shows.plan', 'shows.tour']],
  ['sklep z filmem', ['shows.video']],
  ['office with photos and a floor plan', ['shows.photos', 'shows.plan']],
  ['hall with a virtual tour and a video', ['shows.tour', 'shows.video']],
  ['lokal bez zdjęć', ['bez zdjęć']],
  ['biuro Kraków, przy plaży', ['plaży']],
])('%s', (line, wanted) => expect(shownIn(line)).toEqual(wanted));
