import type { BuildingType, RoomKind, Surroundings } from '../../../src/domain/kit/dictionaries.ts';
import type { MainUse } from '../../../src/domain/kit/provinces.ts';

/** Streets as they are written in an address, and after "przy". */
export const streets = [
  ['ul. Polna', 'Polnej'],
  ['ul. Leśna', 'Leśnej'],
  ['ul. Słoneczna', 'Słonecznej'],
  ['ul. Krótka', 'Krótkiej'],
  ['ul. Szkolna', 'Szkolnej'],
  ['ul. Ogrodowa', 'Ogrodowej'],
  ['ul. Lipowa', 'Lipowej'],
  ['ul. Łąkowa', 'Łąkowej'],
  ['ul. Kościelna', 'Kościelnej'],
  ['ul. Kolejowa', 'Kolejowej'],
  ['ul. Dworcowa', 'Dworcowej'],
  ['ul. Zamkowa', 'Zamkowej'],
  ['ul. Rynkowa', 'Rynkowej'],
  ['ul. Młyńska', 'Młyńskiej'],
  ['ul. Garbarska', 'Garbarskiej'],
  ['ul. Piekarska', 'Piekarskiej'],
  ['ul. Warszawska', 'Warszawskiej'],
  ['ul. Krakowska', 'Krakowskiej'],
  ['ul. Poznańska', 'Poznańskiej'],
  ['ul. Gdańska', 'Gdańskiej'],
  ['ul. Kościuszki', 'Kościuszki'],
  ['ul. Sienkiewicza', 'Sienkiewicza'],
  ['ul. Mickiewicza', 'Mickiewicza'],
  ['ul. Słowackiego', 'Słowackiego'],
  ['ul. Piłsudskiego', 'Piłsudskiego'],
  ['ul. Kopernika', 'Kopernika'],
  ['ul. Reymonta', 'Reymonta'],
  ['ul. Żeromskiego', 'Żeromskiego'],
  ['ul. 3 Maja', '3 Maja'],
  ['al. Niepodległości', 'al. Niepodległości'],
] as const;

/** Streets of yards and halls. */
export const yards = [
  ['ul. Przemysłowa', 'Przemysłowej'],
  ['ul. Fabryczna', 'Fabrycznej'],
  ['ul. Składowa', 'Składowej'],
  ['ul. Magazynowa', 'Magazynowej'],
  ['ul. Hutnicza', 'Hutniczej'],
  ['ul. Towarowa', 'Towarowej'],
  ['ul. Logistyczna', 'Logistycznej'],
  ['ul. Technologiczna', 'Technologicznej'],
] as const;

/** Parts of a larger town. */
export const districts = ['Śródmieście', 'Stare Miasto', 'Nowe Miasto', 'Centrum', 'Zachód', 'Wschód', 'Podgórze', 'Zarzecze', 'Nadodrze'] as const;

/** What a name begins with. */
export const nouns = {
  office: ['Biuro', 'Jasne biuro', 'Biuro z tarasem', 'Biuro w kamienicy', 'Gabinety', 'Piętro biurowe', 'Biuro po remoncie'],
  retail: ['Lokal', 'Lokal z witryną', 'Sklep', 'Lokal gastronomiczny', 'Salon', 'Pawilon', 'Lokal narożny', 'Punkt usługowy'],
  warehouse: [
    'Magazyn',
    'Hala',
    'Hala z biurem',
    'Magazyn z rampą',
    'Hala produkcyjna',
    'Skład',
    'Magazyn wysokiego składowania',
    'Garaż i warsztat',
  ],
} as const satisfies Record<MainUse, readonly string[]>;

/** Sentences of a description. */
export const sentences = {
  office: [
    'Budynek z ochroną i recepcją, winda na każde piętro.',
    'Ściany działowe można przestawić w jeden dzień.',
    'Kuchnia ze zmywarką, łazienki po remoncie.',
    'Światłowód dwóch operatorów, serwerownia z klimatyzacją.',
    'Okna na wschód, po południu chłodno.',
  ],
  retail: [
    'Wejście bez progu prosto z chodnika.',
    'Witryna ma cztery metry i roletę.',
    'Na zapleczu magazynek i toaleta dla personelu.',
    'Przystanek przed drzwiami, dwa miejsca dla dostaw w podwórzu.',
    'Wentylacja gastronomiczna poprowadzona nad dach.',
  ],
  warehouse: [
    'Posadzka bezpyłowa, nośność pięć ton na metr.',
    'Plac manewrowy z kostki, wjazd dla ciągników siodłowych.',
    'Bramy sterowane z pilota, oświetlenie LED.',
    'Teren ogrodzony, całodobowy monitoring.',
    'Do autostrady siedem minut bez świateł.',
  ],
} as const satisfies Record<MainUse, readonly string[]>;

/** Buildings and neighbourhoods that a use is found in. */
export const buildings = {
  office: ['office_building', 'tenement', 'office_service_building', 'mixed_use'],
  retail: ['tenement', 'apartment_block', 'retail_pavilion', 'shopping_arcade'],
  warehouse: ['warehouse_hall', 'production_hall', 'logistics_park', 'converted_factory'],
} as const satisfies Record<MainUse, readonly BuildingType[]>;

/** What lies around. */
export const neighbourhoods = {
  office: ['city_centre', 'office_district', 'main_road', 'housing_estate'],
  retail: ['city_centre', 'retail_service_area', 'housing_estate', 'main_road'],
  warehouse: ['industrial_zone', 'main_road', 'suburban_rural', 'industrial_zone'],
} as const satisfies Record<MainUse, readonly Surroundings[]>;

/** The main room, and the one beside it. */
export const rooms = {
  office: ['open_space', 'private_office'],
  retail: ['sales_floor', 'stock_room'],
  warehouse: ['storage', 'private_office'],
} as const satisfies Record<MainUse, readonly [RoomKind, RoomKind]>;
