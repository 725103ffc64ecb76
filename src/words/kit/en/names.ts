import type { pl } from '../pl/names.ts';
import type { WordsLike } from '../words.ts';

/** Names of the provinces and of the main uses: all that a list of offers says of the dictionaries. */
export const en = {
  'province.dolnoslaskie': 'Lower Silesian',
  'province.kujawsko_pomorskie': 'Kuyavian-Pomeranian',
  'province.lubelskie': 'Lublin',
  'province.lubuskie': 'Lubusz',
  'province.lodzkie': 'Łódź',
  'province.malopolskie': 'Lesser Poland',
  'province.mazowieckie': 'Masovian',
  'province.opolskie': 'Opole',
  'province.podkarpackie': 'Subcarpathian',
  'province.podlaskie': 'Podlaskie',
  'province.pomorskie': 'Pomeranian',
  'province.slaskie': 'Silesian',
  'province.swietokrzyskie': 'Świętokrzyskie (Holy Cross)',
  'province.warminsko_mazurskie': 'Warmian-Masurian',
  'province.wielkopolskie': 'Greater Poland',
  'province.zachodniopomorskie': 'West Pomeranian',
  'mainUse.office': 'Office',
  'mainUse.retail': 'Retail and services',
  'mainUse.warehouse': 'Warehouse and industrial',
} as const satisfies WordsLike<typeof pl>;
