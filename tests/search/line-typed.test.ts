import { expect, it } from 'vitest';
import { day } from '../../src/domain/kit/time.ts';
import { readLine } from '../../src/domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../src/domain/search/rules/line/vocabulary.ts';
import { allPlaces } from '../../src/server/kit/places.ts';
import { lineTerms } from '../../src/words/search/line-terms.ts';
import { shortLine } from '../factories/search-lines.ts';

const vocabulary = vocabularyOf(lineTerms(allPlaces()));
const understood = (line: string): string => shortLine(readLine(line, vocabulary, day('2026-11-23')));

// Whole lines as people who look for premises type them.
it.each([
  ['lokal gastronomiczny Gdańsk Wrzeszcz do 8 tys.', 'retail | Gdańsk/Wrzeszcz | gr ..800000'],
  ['magazyn z rampą pod Poznaniem', 'warehouse | warehouseEquipment=ramp | Poznań +20'],
  ['biuro 100-150m2 Wola klimatyzacja', 'office | m2 100..150 | Warszawa/Wola | airConditioning'],
  ['hala wysokość 6m Łódź', 'warehouse | height 600.. | Łódź'],
  ['hala 6m wysokości', 'warehouse | height 600..'],
  ['hala o powierzchni 500 m2', 'warehouse | m2 400..600'],
  ['lokal pod sklep Bydgoszcz 120 m', 'retail | Bydgoszcz | m2 96..144'],
  ['lokal pod gastronomię', 'retail'],
  ['lokal na kawiarnię Kraków Kazimierz', 'retail | Kraków/Kazimierz'],
  ['lokal na siłownię Wrocław 300m2', 'retail | Wrocław | m2 240..360'],
  ['gabinet kosmetyczny Kraków', 'retail | Kraków'],
  ['gabinet lekarski Warszawa Ursynów', 'office | Warszawa/Ursynów'],
  ['warsztat samochodowy Radom', 'legalWarehouseUseAccepted=workshop | Radom'],
  ['biuro Warszawa centrum', 'office | Warszawa | surroundings=city_centre'],
  ['biuro centrum Poznania', 'office | surroundings=city_centre | Poznań'],
  ['biuro Szczecin Centrum', 'office | Szczecin/Centrum'],
  ['biuro w centrum Szczecina', 'office | Szczecin/Centrum'],
  ['lokal Zgierz Stare Miasto', 'Zgierz | ?Stare'],
  ['lokal Kraków starówka', 'Kraków/Stare Miasto'],
  ['Kraków, Mokotów', 'Kraków | Warszawa/Mokotów'],
  ['biuro mokotuw', 'office | Warszawa/Mokotów'],
  ['biuro na ogrodach', 'office | Poznań/Ogrody'],
  ['magazyn blisko autostrady', 'warehouse | surroundings=main_road'],
  ['magazyn wysokiego składowania Stryków', 'warehouse | highBayRacking | Stryków'],
  ['hala produkcyjna siła 100kW Gliwice', 'warehouse | kW 100.. | Gliwice'],
  ['sklep 60m2 do 2500 zł netto + VAT', 'retail | m2 48..72 | gr ..250000'],
  ['umowa na czas określony 2 lata', 'leaseMonths 24..24'],
  ['lokal na czas określony', 'leaseMonths 1..'],
  // what no filter asks for is named, and is nothing else
  ['biuro klasy A Warszawa', 'office | Warszawa | ?klasy'],
  ['lokal z ogrodem', '?ogrodem'],
  ['lokal 100 m2 ogródek', 'm2 80..120 | ?ogródek'],
  ['garaż', '?garaż'],
  ['biuro dla 10 osób', 'office | ?10 osób'],
  // English
  ['office 100-150 sqm Warsaw Wola air conditioning', 'office | m2 100..150 | Warszawa/Wola | airConditioning'],
  ['warehouse 6m clear height Łódź', 'warehouse | hallHeight 600.. | Łódź'],
  ['industrial hall with crane Silesia', 'warehouse | crane | slaskie'],
  ['shop in Krakow old town', 'retail | Kraków/Stare Miasto'],
  ['gym Gdańsk downtown', 'retail | Gdańsk | surroundings=city_centre'],
  ['car workshop Radom', 'legalWarehouseUseAccepted=workshop | Radom'],
  ['warehouse near the motorway', 'warehouse | surroundings=main_road'],
  ['office to rent Katowice from January for 2 years', 'office | rent | Katowice | free 2027-01-01 | leaseMonths 24..24'],
  ['class A office Warsaw', 'office | Warszawa | ?class'],
])('%s', (line, wanted) => expect(understood(line)).toBe(wanted));
