import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinces } from '../../../domain/kit/provinces.ts';
import { day } from '../../../domain/kit/time.ts';
import { fold } from '../../../domain/kit/typed/fold.ts';
import type { Chip, LinePlace } from '../../../domain/search/rules/line/chips.ts';
import { readLine } from '../../../domain/search/rules/line/read-line.ts';
import { vocabularyOf } from '../../../domain/search/rules/line/vocabulary.ts';
import { nameWords } from '../../../words/kit/names.ts';
import { lineTerms } from '../../../words/search/line-terms.ts';
import { allPlaces } from '../../kit/places.ts';

const places = allPlaces();
const vocabulary = vocabularyOf(lineTerms(places));
const today = day('2026-11-23');

const shortPlace = (place: LinePlace): string => {
  switch (place.level) {
    case 'province':
      return place.province;
    case 'county':
      return `powiat ${place.county}`;
    case 'city':
      return place.city;
    case 'district':
      return `${place.city}/${place.district}`;
    case 'postCode':
      return place.postCode;
  }
};

const names: Readonly<Record<string, string>> = {
  'areaDetails.surface': 'm2',
  price: 'gr',
  'parkingDetails.parkingLotsAvailable': 'lots',
  'mediaDetails.powerAllocation': 'kW',
};

/** A chip in a few letters: `office`, `Kraków`, `m2 50..200`, `airConditioning`, `free 2027-06-01`. */
const shortChip = (chip: Chip): string => {
  if (chip.kind === 'freeBy' || chip.kind === 'street') return chip.kind === 'freeBy' ? `free ${chip.day}` : `street ${chip.street}`;
  if (chip.kind === 'place') return shortPlace(chip.place) + (chip.within === null ? '' : ` +${chip.within}`);
  const name = names[chip.field] ?? chip.field.split('.').at(-1) ?? '';
  if (chip.kind === 'range') return `${name} ${chip.min ?? ''}..${chip.max ?? ''}`;
  if (chip.field === 'legalMainUse' || chip.field === 'offerType') return String(chip.value);
  return chip.value === true ? name : `${name}=${chip.value}`;
};

const understood = (line: string): string => {
  const { chips, unread } = readLine(line, vocabulary, today);
  return [...chips.map(shortChip), ...unread.map((text) => `?${text}`)].join(' | ');
};

describe('one typed line', () => {
  it.each([
    ['biuro Kraków Podgórze do 200 m² z parkingiem', 'office | Kraków/Podgórze | m2 ..200 | lots 1..'],
    ['lokal handlowy w Łodzi od 50 m2 do 5000 zł', 'retail | Łódź | m2 50.. | gr ..500000'],
    ['warehouse in Warsaw from June', 'warehouse | Warszawa | free 2027-06-01'],
    ['', ''],
    ['   ', ''],
    // uses
    ['biuro', 'office'],
    ['biura', 'office'],
    ['lokal biurowy', 'office'],
    ['powierzchnie biurowe', 'office'],
    ['office space', 'office'],
    ['offices', 'office'],
    ['sklep', 'retail'],
    ['lokale usługowe', 'retail'],
    ['lokalu handlowo-usługowego', 'retail'],
    ['lokal gastronomiczny', 'retail'],
    ['shop to let', 'retail | rent'],
    ['magazyn', 'warehouse'],
    ['hali magazynowej', 'warehouse'],
    ['hala produkcyjna', 'warehouse'],
    ['industrial unit', 'warehouse'],
    ['lokal', ''],
    ['biuro na wynajem', 'office | rent'],
    ['magazyn na sprzedaż', 'warehouse | sell'],
    ['hall for sale', 'warehouse | sell'],
    ['szukam biura do wynajęcia', 'office | rent'],
    // places
    ['w Krakowie', 'Kraków'],
    ['Cracow', 'Kraków'],
    ['Lodz', 'Łódź'],
    ['lodz', 'Łódź'],
    ['ŁÓDŹ', 'Łódź'],
    ['we Wrocławiu', 'Wrocław'],
    ['do Gdańska', 'Gdańsk'],
    ['w Białymstoku', 'Białystok'],
    ['z Białegostoku', 'Białystok'],
    ['w Bielsku-Białej', 'Bielsko-Biała'],
    ['w Zielonej Górze', 'Zielona Góra'],
    ['w Gorzowie Wielkopolskim', 'Gorzów Wielkopolski'],
    ['w Gorzowie', 'Gorzów Wielkopolski'],
    ['w Rudzie Śląskiej', 'Ruda Śląska'],
    ['w Dąbrowie Górniczej', 'Dąbrowa Górnicza'],
    ['w Zakopanem', 'Zakopane'],
    ['w Świnoujściu', 'Świnoujście'],
    ['w Trójmieście', 'Gdańsk | Gdynia | Sopot'],
    ['Mokotów', 'Warszawa/Mokotów'],
    ['na Mokotowie', 'Warszawa/Mokotów'],
    ['na Pradze-Południe', 'Warszawa/Praga Południe'],
    ['Warszawa Wola', 'Warszawa/Wola'],
    ['na Woli', 'Warszawa/Wola'],
    ['Podgórze', 'Kraków/Podgórze'],
    ['w Nowej Hucie', 'Kraków/Nowa Huta'],
    ['Oliwa', 'Gdańsk/Oliwa'],
    ['na Bałutach', 'Łódź/Bałuty'],
    ['Śródmieście', 'Warszawa/Śródmieście'],
    ['Łódź Śródmieście', 'Łódź/Śródmieście'],
    ['Śródmieście Łódź', 'Łódź/Śródmieście'],
    ['Wrocław, Stare Miasto', 'Wrocław/Stare Miasto'],
    ['w śródmieściu Wrocławia', 'Wrocław/Śródmieście'],
    ['Zabłocie w Krakowie', 'Kraków/Zabłocie'],
    ['Małopolska', 'malopolskie'],
    ['w Małopolsce', 'malopolskie'],
    ['Dolny Śląsk', 'dolnoslaskie'],
    ['na Dolnym Śląsku', 'dolnoslaskie'],
    ['na Śląsku', 'slaskie'],
    ['łódzkie', 'lodzkie'],
    ['Lodzkie', 'lodzkie'],
    ['woj. mazowieckie', 'mazowieckie'],
    ['województwo kujawsko-pomorskie', 'kujawsko_pomorskie'],
    ['w województwie śląskim', 'slaskie'],
    ['Lower Silesia', 'dolnoslaskie'],
    ['Łódź province', 'lodzkie'],
    ['Pomorze Zachodnie', 'zachodniopomorskie'],
    ['na Mazowszu', 'mazowieckie'],
    ['Zgierz, powiat zgierski, woj. łódzkie', 'Zgierz'],
    ['powiat zgierski', 'powiat zgierski'],
    ['Kraków i Katowice', 'Kraków | Katowice'],
    ['Kraków lub Wrocław, biuro', 'Kraków | Wrocław | office'],
    ['Kraków, małopolskie', 'Kraków'],
    ['90-103', '90-103'],
    ['magazyn 00-950', 'warehouse | 00-950'],
    ['pod Warszawą', 'Warszawa +20'],
    ['magazyn pod Łodzią', 'warehouse | Łódź +20'],
    ['okolice Krakowa', 'Kraków +20'],
    ['near Poznań', 'Poznań +20'],
    ['do 15 km od Krakowa', 'Kraków +15'],
    ['hala 30 km od Warszawy', 'warehouse | Warszawa +30'],
    ['w promieniu 10 km od Gdyni', 'Gdynia +10'],
    ['warehouse within 25 km of Warsaw', 'warehouse | Warszawa +25'],
    // areas
    ['do 200 m²', 'm2 ..200'],
    ['do 200m2', 'm2 ..200'],
    ['do 200 mkw', 'm2 ..200'],
    ['do 200 m.kw.', 'm2 ..200'],
    ['od 50 do 200 m²', 'm2 50..200'],
    ['50-200 m²', 'm2 50..200'],
    ['50–100 m2', 'm2 50..100'],
    ['50 - 100 metrów kwadratowych', 'm2 50..100'],
    ['między 50 a 100 m²', 'm2 50..100'],
    ['between 50 and 100 sqm', 'm2 50..100'],
    ['od 200 m² do 50 m²', 'm2 50..200'],
    ['min 80 m²', 'm2 80..'],
    ['co najmniej 80 m²', 'm2 80..'],
    ['maksymalnie 120 m²', 'm2 ..120'],
    ['powyżej 1 200 m²', 'm2 1200..'],
    ['ponad 1.200 m²', 'm2 1200..'],
    ['> 500 m2', 'm2 500..'],
    ['<500m2', 'm2 ..500'],
    ['500+ m²', 'm2 500..'],
    ['100 m²', 'm2 80..120'],
    ['80m', 'm2 64..96'],
    ['około 300 m²', 'm2 240..360'],
    ['ok. 300 m²', 'm2 240..360'],
    ['86,5 m² minimum', 'm2 69.2..103.8'],
    ['up to 150 sq m', 'm2 ..150'],
    ['at least 1,500 sqm', 'm2 1500..'],
    ['hall for sale up to 2,500,000.50 PLN', 'warehouse | sell | gr ..250000050'],
    ['under 100 square metres', 'm2 ..100'],
    // rents
    ['do 5000 zł', 'gr ..500000'],
    ['do 5 tys. zł', 'gr ..500000'],
    ['do 5 tys', 'gr ..500000'],
    ['do 5k', 'gr ..500000'],
    ['do 12 500 zł miesięcznie', 'gr ..1250000'],
    ['5000 zł', 'gr ..500000'],
    ['3000-5000 zł', 'gr 300000..500000'],
    ['od 2 do 4 tys. zł', 'gr 200000..400000'],
    ['czynsz do 4000', 'gr ..400000'],
    ['budżet 8000 zł', 'gr ..800000'],
    ['up to 10000 PLN a month', 'gr ..1000000'],
    ['do 60 zł/m²', 'pricePerMetre ..6000'],
    ['45 zł za metr', 'pricePerMetre ..4500'],
    ['od 30 do 50 zł/m2', 'pricePerMetre 3000..5000'],
    // days
    ['od czerwca', 'free 2027-06-01'],
    ['od 1 czerwca', 'free 2027-06-01'],
    ['od 15 stycznia 2028', 'free 2028-01-15'],
    ['od listopada', 'free 2026-11-01'],
    ['w czerwcu', 'free 2027-06-01'],
    ['w lutym', 'free 2027-02-01'],
    ['w listopadzie', 'free 2026-11-01'],
    ['od 01.06.2027', 'free 2027-06-01'],
    ['od 1.06', 'free 2027-06-01'],
    ['od 2027-06-01', 'free 2027-06-01'],
    ['od zaraz', 'free 2026-11-23'],
    ['wolne od zaraz', 'free 2026-11-23'],
    ['od ręki', 'free 2026-11-23'],
    ['available immediately', 'free 2026-11-23'],
    ['from 15 June 2027', 'free 2027-06-15'],
    ['by March', 'free 2027-03-01'],
    ['biuro do marca', 'office | free 2027-03-01'],
    ['magazyn od 31.02.2027', 'warehouse | ?31.02.2027'],
    // features
    ['z klimatyzacją', 'airConditioning'],
    ['klimatyzowane biuro', 'airConditioning | office'],
    ['air conditioning', 'airConditioning'],
    ['biuro ze światłowodem', 'office | fiber'],
    ['z windą', 'lift'],
    ['hala z rampą', 'warehouse | warehouseEquipment=ramp'],
    ['z rampą kolejową', 'railRamp'],
    ['rampa samochodowa', 'carRamp'],
    ['suwnica', 'crane'],
    ['hala z dokami', 'warehouse | warehouseEquipment=loading_docks'],
    ['posadzka bezpyłowa', 'dustFreeFloor'],
    ['monitoring i alarm', 'monitoring | alarm'],
    ['parking strzeżony', 'guardedParking'],
    ['z 5 miejscami parkingowymi', 'lots 5..'],
    ['10 parking spaces', 'lots 10..'],
    ['min. 3 miejsca parkingowe', 'lots 3..'],
    ['moc 40 kW', 'kW 40..'],
    ['od 100 kW', 'kW 100..'],
    ['wysokość od 8 m', 'height 800..'],
    ['wysokość hali od 8 m', 'hallHeight 800..'],
    ['hala o wysokości 10 m', 'warehouse | height 1000.. | ?o'],
    ['clear height 6 m', 'hallHeight 600..'],
    ['klasa A', 'energyCategory=A'],
    ['klasa energetyczna A+', 'energyCategory=A+'],
    ['ogrzewanie gazowe', 'heating=gas'],
    ['gas heating', 'heating=gas'],
    ['kamienica', 'buildingType=tenement'],
    ['biuro w kamienicy', 'office | buildingType=tenement'],
    ['parter', 'levelNumber=0'],
    ['sklep na parterze', 'retail | levelNumber=0'],
    ['ground floor shop', 'levelNumber=0 | retail'],
    ['biuro w centrum miasta', 'office | surroundings=city_centre'],
    ['aneks kuchenny', 'officeEquipment=kitchenette'],
    // one mistake
    ['biruo', 'office'],
    ['magzyn', 'warehouse'],
    ['Warszwa', 'Warszawa'],
    ['Krakow Podgorze', 'Kraków/Podgórze'],
    ['Wroclav', 'Wrocław'],
    ['klimatyzacia', 'airConditioning'],
    ['warehose in Gdansk', 'warehouse | Gdańsk'],
    ['Bydgoscz', 'Bydgoszcz'],
    ['parkign', 'lots 1..'],
    // what is not understood is named
    ['biuro z tarasem widokowym', 'office | otherRooms=terrace | ?widokowym'],
    ['biuro bez windy', 'office | ?bez windy'],
    ['office without parking', 'office | ?without parking'],
    ['xyzzy', '?xyzzy'],
    ['biuro Kraków, przy plaży', 'office | Kraków | ?plaży'],
    ['lokal do 200', '?200'],
    ['ul. Zzyżowa', 'street Zzyżowa'],
    ['hala hala hala', 'warehouse'],
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
    ['BIURO, KRAKÓW; DO 200 M2', 'office | Kraków | m2 ..200'],
  ])('%s', (line, wanted) => expect(understood(line)).toBe(wanted));

  it('reads anything without falling over', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        const { unread } = readLine(line, vocabulary, today);
        expect(unread.every((text) => line.includes(text))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the hundred largest towns', () => {
  const towns: readonly (readonly [name: string, genitive: string, locative: string])[] = [
    ['Warszawa', 'Warszawy', 'Warszawie'],
    ['Łódź', 'Łodzi', 'Łodzi'],
    ['Kraków', 'Krakowa', 'Krakowie'],
    ['Wrocław', 'Wrocławia', 'Wrocławiu'],
    ['Poznań', 'Poznania', 'Poznaniu'],
    ['Gdańsk', 'Gdańska', 'Gdańsku'],
    ['Szczecin', 'Szczecina', 'Szczecinie'],
    ['Bydgoszcz', 'Bydgoszczy', 'Bydgoszczy'],
    ['Lublin', 'Lublina', 'Lublinie'],
    ['Katowice', 'Katowic', 'Katowicach'],
    ['Białystok', 'Białegostoku', 'Białymstoku'],
    ['Gdynia', 'Gdyni', 'Gdyni'],
    ['Częstochowa', 'Częstochowy', 'Częstochowie'],
    ['Sosnowiec', 'Sosnowca', 'Sosnowcu'],
    ['Radom', 'Radomia', 'Radomiu'],
    ['Toruń', 'Torunia', 'Toruniu'],
    ['Kielce', 'Kielc', 'Kielcach'],
    ['Gliwice', 'Gliwic', 'Gliwicach'],
    ['Zabrze', 'Zabrza', 'Zabrzu'],
    ['Bytom', 'Bytomia', 'Bytomiu'],
    ['Bielsko-Biała', 'Bielska-Białej', 'Bielsku-Białej'],
    ['Olsztyn', 'Olsztyna', 'Olsztynie'],
    ['Rzeszów', 'Rzeszowa', 'Rzeszowie'],
    ['Ruda Śląska', 'Rudy Śląskiej', 'Rudzie Śląskiej'],
    ['Rybnik', 'Rybnika', 'Rybniku'],
    ['Dąbrowa Górnicza', 'Dąbrowy Górniczej', 'Dąbrowie Górniczej'],
    ['Tychy', 'Tychów', 'Tychach'],
    ['Opole', 'Opola', 'Opolu'],
    ['Elbląg', 'Elbląga', 'Elblągu'],
    ['Płock', 'Płocka', 'Płocku'],
    ['Wałbrzych', 'Wałbrzycha', 'Wałbrzychu'],
    ['Gorzów Wielkopolski', 'Gorzowa Wielkopolskiego', 'Gorzowie Wielkopolskim'],
    ['Włocławek', 'Włocławka', 'Włocławku'],
    ['Zielona Góra', 'Zielonej Góry', 'Zielonej Górze'],
    ['Tarnów', 'Tarnowa', 'Tarnowie'],
    ['Chorzów', 'Chorzowa', 'Chorzowie'],
    ['Kalisz', 'Kalisza', 'Kaliszu'],
    ['Koszalin', 'Koszalina', 'Koszalinie'],
    ['Legnica', 'Legnicy', 'Legnicy'],
    ['Grudziądz', 'Grudziądza', 'Grudziądzu'],
    ['Słupsk', 'Słupska', 'Słupsku'],
    ['Jaworzno', 'Jaworzna', 'Jaworznie'],
    ['Jastrzębie-Zdrój', 'Jastrzębia-Zdroju', 'Jastrzębiu-Zdroju'],
    ['Jelenia Góra', 'Jeleniej Góry', 'Jeleniej Górze'],
    ['Nowy Sącz', 'Nowego Sącza', 'Nowym Sączu'],
    ['Konin', 'Konina', 'Koninie'],
    ['Piotrków Trybunalski', 'Piotrkowa Trybunalskiego', 'Piotrkowie Trybunalskim'],
    ['Inowrocław', 'Inowrocławia', 'Inowrocławiu'],
    ['Lubin', 'Lubina', 'Lubinie'],
    ['Siedlce', 'Siedlec', 'Siedlcach'],
    ['Piła', 'Piły', 'Pile'],
    ['Mysłowice', 'Mysłowic', 'Mysłowicach'],
    ['Ostrowiec Świętokrzyski', 'Ostrowca Świętokrzyskiego', 'Ostrowcu Świętokrzyskim'],
    ['Siemianowice Śląskie', 'Siemianowic Śląskich', 'Siemianowicach Śląskich'],
    ['Ostrów Wielkopolski', 'Ostrowa Wielkopolskiego', 'Ostrowie Wielkopolskim'],
    ['Stargard', 'Stargardu', 'Stargardzie'],
    ['Pabianice', 'Pabianic', 'Pabianicach'],
    ['Gniezno', 'Gniezna', 'Gnieźnie'],
    ['Suwałki', 'Suwałk', 'Suwałkach'],
    ['Głogów', 'Głogowa', 'Głogowie'],
    ['Chełm', 'Chełma', 'Chełmie'],
    ['Tomaszów Mazowiecki', 'Tomaszowa Mazowieckiego', 'Tomaszowie Mazowieckim'],
    ['Przemyśl', 'Przemyśla', 'Przemyślu'],
    ['Stalowa Wola', 'Stalowej Woli', 'Stalowej Woli'],
    ['Zamość', 'Zamościa', 'Zamościu'],
    ['Kędzierzyn-Koźle', 'Kędzierzyna-Koźla', 'Kędzierzynie-Koźlu'],
    ['Łomża', 'Łomży', 'Łomży'],
    ['Leszno', 'Leszna', 'Lesznie'],
    ['Żory', 'Żor', 'Żorach'],
    ['Bełchatów', 'Bełchatowa', 'Bełchatowie'],
    ['Mielec', 'Mielca', 'Mielcu'],
    ['Tarnowskie Góry', 'Tarnowskich Gór', 'Tarnowskich Górach'],
    ['Świdnica', 'Świdnicy', 'Świdnicy'],
    ['Tczew', 'Tczewa', 'Tczewie'],
    ['Piekary Śląskie', 'Piekar Śląskich', 'Piekarach Śląskich'],
    ['Racibórz', 'Raciborza', 'Raciborzu'],
    ['Będzin', 'Będzina', 'Będzinie'],
    ['Zgierz', 'Zgierza', 'Zgierzu'],
    ['Biała Podlaska', 'Białej Podlaskiej', 'Białej Podlaskiej'],
    ['Ełk', 'Ełku', 'Ełku'],
    ['Świętochłowice', 'Świętochłowic', 'Świętochłowicach'],
    ['Pruszków', 'Pruszkowa', 'Pruszkowie'],
    ['Ostrołęka', 'Ostrołęki', 'Ostrołęce'],
    ['Starachowice', 'Starachowic', 'Starachowicach'],
    ['Zawiercie', 'Zawiercia', 'Zawierciu'],
    ['Legionowo', 'Legionowa', 'Legionowie'],
    ['Tarnobrzeg', 'Tarnobrzega', 'Tarnobrzegu'],
    ['Puławy', 'Puław', 'Puławach'],
    ['Wodzisław Śląski', 'Wodzisławia Śląskiego', 'Wodzisławiu Śląskim'],
    ['Skarżysko-Kamienna', 'Skarżyska-Kamiennej', 'Skarżysku-Kamiennej'],
    ['Radomsko', 'Radomska', 'Radomsku'],
    ['Skierniewice', 'Skierniewic', 'Skierniewicach'],
    ['Kutno', 'Kutna', 'Kutnie'],
    ['Starogard Gdański', 'Starogardu Gdańskiego', 'Starogardzie Gdańskim'],
    ['Krosno', 'Krosna', 'Krośnie'],
    ['Dębica', 'Dębicy', 'Dębicy'],
    ['Nysa', 'Nysy', 'Nysie'],
    ['Wejherowo', 'Wejherowa', 'Wejherowie'],
    ['Ciechanów', 'Ciechanowa', 'Ciechanowie'],
    ['Rumia', 'Rumi', 'Rumi'],
  ];

  it('stand here', () => {
    const largest = places.filter(({ partOf }) => partOf === null).slice(0, 100);
    expect(towns.map(([name]) => name)).toEqual(largest.map(({ name }) => name));
  });

  it.each(towns)('%s, biuro z %s, biuro w %s', (name, genitive, locative) => {
    expect([name, `biuro z ${genitive}`, `w ${locative}`, `pod ${fold(locative)}`].map(understood)).toEqual([
      name,
      `office | ${name}`,
      name,
      `${name} +20`,
    ]);
  });

  it.each(provinces)('the province %s', (province) => {
    const name = nameWords.pl[`province.${province}`];
    const stem = name.slice(0, -1);
    const lines = [name, `woj. ${name}`, `województwo ${name}`, `biura z województwa ${stem}ego`, `w województwie ${stem}m`, `w ${stem}em`];
    expect(lines.map((line) => understood(line).replace('office | ', ''))).toEqual(lines.map(() => province));
  });
});
