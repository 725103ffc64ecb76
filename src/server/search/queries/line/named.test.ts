import { expect, it } from 'vitest';
import { day } from '../../../../domain/kit/time.ts';
import { readLine } from '../../../../domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../../../domain/search/rules/line/vocabulary.ts';
import { lineTerms } from '../../../../words/search/line-terms.ts';
import { allPlaces } from '../../../kit/places.ts';

const vocabulary = vocabularyOf(lineTerms(allPlaces()));

/** The limits that a line sets to what it names. */
const limitsIn = (line: string): readonly string[] =>
  readLine(line, vocabulary, day('2026-11-23')).chips.flatMap((chip) =>
    chip.kind === 'range' ? [`${chip.field.split('.').at(-1)} ${chip.min ?? ''}..${chip.max ?? ''}`] : [],
  );

// A number without "from" or "to" means the same whether its field is named or not (docs/rules/search.md#typed-line).
it.each([
  ['czynsz 5000', 'price ..500000'],
  ['rent 5000 PLN', 'price ..500000'],
  ['czynsz od 5000 zł', 'price 500000..'],
  ['powierzchnia 100 m²', 'surface 80..120'],
  ['wysokość 4 m', 'height 400..'],
])('%s', (line, wanted) => expect(limitsIn(line)).toEqual([wanted]));
