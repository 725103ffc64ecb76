import type { Words } from '../words.ts';

/** The menu of "my board". */
export const pl = {
  menu: 'Moja tablica',
  portfolio: 'Portfel',
  'unsigned-offers': 'Projekty',
  'active-offers': 'Oferty',
  'signed-offers-landlord': 'Umowy: wynajmuję',
  'signed-offers-tenant': 'Umowy: najmuję',
  'booked-offers': 'Zarezerwowane',
  favorites: 'Ulubione',
  questions: 'Pytania',
  waiting: { one: '{n} czeka', few: '{n} czekają', many: '{n} czeka', other: '{n} czeka' },
  'saved-searches': 'Zapisane wyszukiwania',
  account: 'Konto',
  'confirm-identity': 'Tożsamość',
  'link-company': 'Firma',
  info: 'Informacje o koncie',
  security: 'Bezpieczeństwo',
  advanced: 'Zaawansowane',
  notifications: 'Powiadomienia',
  support: 'Wsparcie',
  report: 'Zgłoś błąd lub sugestię',
  information: 'Dokumenty',
} as const satisfies Words;
