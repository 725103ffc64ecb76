import type { Words } from '../words.ts';

/** Names of the provinces and of the main uses: all that a list of offers says of the dictionaries. */
export const pl = {
  'province.dolnoslaskie': 'dolnośląskie',
  'province.kujawsko_pomorskie': 'kujawsko-pomorskie',
  'province.lubelskie': 'lubelskie',
  'province.lubuskie': 'lubuskie',
  'province.lodzkie': 'łódzkie',
  'province.malopolskie': 'małopolskie',
  'province.mazowieckie': 'mazowieckie',
  'province.opolskie': 'opolskie',
  'province.podkarpackie': 'podkarpackie',
  'province.podlaskie': 'podlaskie',
  'province.pomorskie': 'pomorskie',
  'province.slaskie': 'śląskie',
  'province.swietokrzyskie': 'świętokrzyskie',
  'province.warminsko_mazurskie': 'warmińsko-mazurskie',
  'province.wielkopolskie': 'wielkopolskie',
  'province.zachodniopomorskie': 'zachodniopomorskie',
  'mainUse.office': 'Biurowe',
  'mainUse.retail': 'Handlowo-Usługowe',
  'mainUse.warehouse': 'Magazynowo-Przemysłowe',
} as const satisfies Words;
