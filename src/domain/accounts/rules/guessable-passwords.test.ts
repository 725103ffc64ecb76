import { expect, it } from 'vitest';
import { isGuessable } from './guessable-passwords.ts';

const owner = { firstName: 'Zbigniew', lastName: 'Żak-Morawski', email: 'z.morawski84@firma.example' };

it.each([
  'Password1',
  'P@ssw0rd-2026!',
  'Qwerty123!',
  'Zaq12wsx',
  'Haslo1234',
  'HasloHaslo1',
  'Hasło2026!',
  'KasiaTomek1',
  'Warszawa2026',
  'Aaaaaaa1',
  'Aaaaaaa-1!',
  'Ababab-12!',
  'Abcdefgh1',
  'Lkjhgfdsa1',
  '12345678Aa',
  'Parter2026!',
  'Zbigniew84',
  'Morawski1984!',
  'ZakMorawski1',
])('refuses %s', (password) => {
  expect(isGuessable(password, owner)).toBe(true);
});

it.each([
  'Korytarz-bez-okna-7',
  'Trzy zielone Rowery',
  'xK9#vWq2pL',
  'Parter-przy-rynku-3',
  'Zbigniew lubi Kolej',
  'Brzoskwinia-i-klucz',
  '9#4%7=2&Ab',
])('takes %s', (password) => {
  expect(isGuessable(password, owner)).toBe(false);
});

it('knows nothing of an owner without names', () => {
  expect(isGuessable('Zbigniew84', { firstName: '', lastName: '', email: '' })).toBe(false);
});
