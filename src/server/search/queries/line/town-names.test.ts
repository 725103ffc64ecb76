import { describe, expect, it } from 'vitest';
import { shortLine } from '../../../../../tests/factories/search-lines.ts';
import { day } from '../../../../domain/kit/time.ts';
import { readLine } from '../../../../domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../../../domain/search/rules/line/vocabulary.ts';
import { lineTerms } from '../../../../words/search/line-terms.ts';
import { allPlaces } from '../../../kit/places.ts';

const vocabulary = vocabularyOf(lineTerms(allPlaces()));
const understood = (line: string): string => shortLine(readLine(line, vocabulary, day('2026-11-23')));

describe('a town that bears another name, too', () => {
  it.each([
    // a month in the genitive, and a town
    ['Września', 'Września'],
    ['września', 'Września'],
    ['biuro Września', 'office | Września'],
    ['biuro września', 'office | Września'],
    ['office in Września', 'office | Września'],
    ['biuro we Wrześni', 'office | Września'],
    ['do Wrześni', 'Września'],
    ['pod Wrześnią', 'Września +20'],
    ['near Września', 'Września +20'],
    ['within 10 km of Września', 'Września +10'],
    ['Września 30 m²', 'Września | m2 24..36'],
    ['Września, powiat wrzesiński', 'Września'],
    ['biuro Września od września', 'office | Września | free 2027-09-01'],
    ['od września', 'free 2027-09-01'],
    ['od Września', 'free 2027-09-01'],
    ['do września', 'free 2027-09-01'],
    ['około września', 'free 2027-09-01'],
    ['we wrześniu', 'free 2027-09-01'],
    ['wrzesień', 'free 2027-09-01'],
    ['15 września', 'free 2027-09-15'],
    ['od 1 września 2028', 'free 2028-09-01'],
    ['września 2028', 'free 2028-09-01'],
    ['ważna do września', 'offerValidTo since 2027-09-01'],
    ['waloryzacja od września', 'indexationMonth=september'],
    // a form of a town, and a month with one mistake
    ['do Lipna', 'Lipno'],
    ['w Lipnie', 'Lipno'],
    ['do Sierpca', 'Sierpc'],
    ['od lipcca', 'free 2027-07-01'],
    ['w czewcu', 'free 2027-06-01'],
    // a kind of building, and a town
    ['Kamienica', 'Kamienica'],
    ['biuro Kamienica', 'office | Kamienica'],
    ['biuro w Kamienicy', 'office | Kamienica'],
    ['Kamienica, powiat limanowski', 'Kamienica'],
    ['biuro w Kamienicy, małopolskie', 'office | Kamienica'],
    ['pod Kamienicą', 'Kamienica +20'],
    ['10 km od Kamienicy', 'Kamienica +10'],
    ['kamienica', 'buildingType=tenement'],
    ['KAMIENICA', 'buildingType=tenement'],
    ['biuro w kamienicy', 'office | buildingType=tenement'],
    ['Kamienica na sprzedaż', 'buildingType=tenement | sell'],
    ['Kamienica w Krakowie', 'buildingType=tenement | Kraków'],
    ['kamienica w Krakowie', 'buildingType=tenement | Kraków'],
    ['Kraków Kamienica', 'Kraków | buildingType=tenement'],
    ['biuro w Kamienicy, Kraków', 'office | buildingType=tenement | Kraków'],
    ['biuro w Kamienicy w Trójmieście', 'office | buildingType=tenement | Gdańsk | Gdynia | Sopot'],
    // a district of a city, and a town
    ['Kamienna Góra', 'Kamienna Góra'],
    ['w Kamiennej Górze', 'Kamienna Góra'],
    ['Gdynia Kamienna Góra', 'Gdynia/Kamienna Góra'],
    ['Kamienna Góra, Gdynia', 'Gdynia/Kamienna Góra'],
    ['Błonie', 'Błonie'],
    ['magazyn pod Błoniem', 'warehouse | Błonie +20'],
    ['Bydgoszcz Błonie', 'Bydgoszcz/Błonie'],
    ['Chojna', 'Chojna'],
    ['na Chojnach', 'Łódź/Chojny'],
    ['Górno', 'Górno'],
    ['na Górnej', 'Łódź/Górna'],
    ['Wola', 'Warszawa/Wola'],
    ['na Woli', 'Warszawa/Wola'],
    ['Bielany', 'Warszawa/Bielany'],
    ['Stare Miasto', 'Warszawa/Stare Miasto'],
  ])('%s', (line, wanted) => expect(understood(line)).toBe(wanted));
});
