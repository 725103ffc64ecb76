import { expect, it } from 'vitest';
import { day } from '../../src/domain/kit/time.ts';
import { readLine } from '../../src/domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../src/domain/search/rules/line/vocabulary.ts';
import { allPlaces } from '../../src/server/kit/places.ts';
import { lineTerms } from '../../src/words/search/line-terms.ts';
import { shortLine } from '../factories/search-lines.ts';

const vocabulary = vocabularyOf(lineTerms(allPlaces()));
const understood = (line: string): string => shortLine(readLine(line, vocabulary, day('2026-11-23')));

it.each([
  // several uses are alternatives; behind "z" a second one names rooms
  ['biuro magazyn', 'office | warehouse'],
  ['magazyn lub biuro', 'warehouse | office'],
  ['biuro/sklep Łódź', 'office | retail | Łódź'],
  ['sklep, biuro i hala', 'retail | office | warehouse'],
  ['office or warehouse in Warsaw', 'office | warehouse | Warszawa'],
  ['lokal biurowo-usługowy', 'office | retail'],
  ['magazyn z biurem', 'warehouse | group=offices'],
  ['biuro z magazynem', 'office | group=warehouses'],
  ['hala ze sklepem', 'warehouse | group=commercialAndServiceRooms'],
  ['warehouse with an office', 'warehouse | group=offices'],
  ['warehouse with office', 'warehouse | group=offices'],
  ['szukam z żoną biura', 'office | ?żoną'],
  ['na wynajem lub sprzedaż', ''],
])('%s', (line, wanted) => expect(understood(line)).toBe(wanted));
