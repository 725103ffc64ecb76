import { describe, expect, it } from 'vitest';
import { fold } from '../../kit/typed/fold.ts';
import { wordForms } from './word-forms.ts';

const finds = (typed: string, word: string): boolean => fold(word).startsWith(fold(typed)) || wordForms(fold(typed)).includes(fold(word));

describe('a typed word in another case', () => {
  it.each([
    ['okien', 'okno okna oknem oknami oknach'],
    ['okna', 'okno okien'],
    ['oknami', 'okna okien'],
    ['witryną', 'witryna witryny witryn witrynami witrynie'],
    ['witryn', 'witryna witryną'],
    ['parkingu', 'parking parkingi parkingiem parkingów'],
    ['parkingowa', 'parkingowy parkingowe parking parkingu'],
    ['magazynowa', 'magazynowy magazynowej magazyn magazynu magazynem magazyny'],
    ['magazynów', 'magazyn magazyny'],
    ['biurowego', 'biurowa biuro biura biurze'],
    ['biurze', 'biuro biura biurem'],
    ['handlowym', 'handlowy handlu handel'],
    ['hali', 'hala hale halą'],
    ['salę', 'sala sali salami'],
    ['windzie', 'winda windą windy'],
    ['windą', 'windzie'],
    ['fabryce', 'fabryka fabryk'],
    ['drodze', 'droga drogi'],
    ['dachem', 'dach dachu'],
    ['budynku', 'budynek budynki'],
    ['budynek', 'budynku budynkach'],
    ['skrzynek', 'skrzynka skrzynki'],
    ['sklepie', 'sklep sklepy sklepem'],
    ['lokali', 'lokal lokalu lokalami'],
    ['zapleczem', 'zaplecze zaplecza zapleczu'],
    ['wejść', 'wejście wejścia'],
    ['wejściem', 'wejście wejść'],
    ['pomieszczeniami', 'pomieszczenie pomieszczenia pomieszczeń'],
    ['klimatyzacją', 'klimatyzacja klimatyzacji klimatyzację'],
    ['kuchnią', 'kuchnia kuchni kuchnie'],
    ['recepcji', 'recepcja recepcją'],
    ['antresoli', 'antresola antresolą'],
    ['ulicami', 'ulica ulicy ulic'],
    ['światłowodem', 'światłowód światłowodu'],
    ['tarasie', 'taras tarasy tarasem'],
    ['nowego', 'nowy nowa nowe nowych'],
    ['wysokich', 'wysoki wysoka wysokie'],
    ['centra', 'centrum centrów'],
    ['metra', 'metro'],
    ['piętrze', 'piętro piętra'],
  ])('%s finds %s', (typed, words) => {
    expect(words.split(' ').filter((word) => !finds(typed, word))).toEqual([]);
  });

  it.each([
    ['biurowa', 'biurko biurka biurowiec'],
    ['biura', 'biurko biurowy'],
    ['metro', 'metry'],
    ['sali', 'salon salonu salowa'],
    ['parku', 'parking parkiet'],
    ['baru', 'barwa bariera'],
    ['hali', 'halogen halny'],
    ['windzie', 'windykacja'],
    ['portu', 'portal portier'],
    ['placu', 'placówka'],
    ['kasie', 'kasyno'],
    ['rampy', 'rampart'],
    ['magazynowa', 'magazynier magazynek'],
    ['domu', 'dominacja domofon'],
    ['nowa', 'nowina'],
    ['lady', 'ładowanie'],
    ['okna', 'okolica'],
    ['sklepu', 'sklejka sklepienie'],
    ['centrum', 'central'],
    ['oto', 'otwarty'],
    ['a1', 'a2'],
  ])('%s does not find %s', (typed, words) => {
    expect(words.split(' ').filter((word) => finds(typed, word))).toEqual([]);
  });

  it('has few forms, none of them twice', () => {
    const forms = wordForms('magazynowa');
    expect(new Set(forms).size).toBe(forms.length);
    expect(forms.length).toBeLessThan(150);
  });
});
