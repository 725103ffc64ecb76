import { expect, it } from 'vitest';
import { mainUses, provinces } from '../../kit/provinces.ts';
import { citySlug, marketPath, provinceOfSlug, usageOfSlug } from './market.ts';

it.each([
  [{ use: 'office', province: 'lodzkie', city: null }, '/wynajem/biura/lodzkie'],
  [{ use: 'warehouse', province: 'slaskie', city: 'Bielsko-Biała' }, '/wynajem/magazyny/slaskie/bielsko-biala'],
  [{ use: 'retail', province: 'kujawsko_pomorskie', city: 'Świecie' }, '/wynajem/lokale/kujawsko-pomorskie/swiecie'],
] as const)('%o stands at %s', (market, path) => expect(marketPath(market)).toBe(path));

it('finds every use and province again, and no other', () => {
  for (const use of mainUses)
    for (const province of provinces) {
      const [, , useSlug = '', provinceSlug = ''] = marketPath({ use, province, city: null }).split('/');
      expect([usageOfSlug(useSlug), provinceOfSlug(provinceSlug)]).toEqual([use, province]);
    }
  expect([usageOfSlug('office'), provinceOfSlug('atlantis'), provinceOfSlug('kujawsko_pomorskie')]).toEqual([null, null, null]);
});

it('folds the names of towns', () =>
  expect(['Łódź', 'Kędzierzyn-Koźle', "Stara Wieś 'B'"].map(citySlug)).toEqual(['lodz', 'kedzierzyn-kozle', 'stara-wies-b']));
