import { expect, it } from 'vitest';
import { mainUses } from '../../../../domain/kit/provinces.ts';
import { listTitle } from './list-title.ts';

it.each([
  [null, null, 'pl', 'Lokale do wynajęcia dla firm'],
  ['office', 'rent', 'pl', 'Biura do wynajęcia'],
  [null, 'sell', 'pl', 'Lokale na sprzedaż dla firm'],
  ['office', 'sell', 'pl', 'Biura na sprzedaż'],
  ['retail', 'sell', 'en', 'Retail and service units for sale'],
  ['warehouse', 'rent', 'en', 'Warehouses and halls to let'],
] as const)('a search for %s, %s is called in %s "%s"', (purpose, type, lang, title) => {
  expect(listTitle({ purpose, type }, '', lang).title).toBe(title);
  expect(listTitle({ purpose, type }, 'Gdynia', lang).title).toBe(`${title}: Gdynia`);
});

it('a search for sales says nowhere that something is to let', () => {
  for (const lang of ['pl', 'en'] as const)
    for (const purpose of [null, ...mainUses]) {
      const { title, description } = listTitle({ purpose, type: 'sell' }, '', lang);
      expect(`${title} ${description}`).not.toMatch(/wynaj|najm|to let|lease/i);
      expect(`${title} ${description}`).toMatch(/sprzeda|sale/i);
    }
});
