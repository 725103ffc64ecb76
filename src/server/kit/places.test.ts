import { describe, expect, it } from 'vitest';
import { provinces } from '../../domain/kit/provinces.ts';
import { foldPlace, gazetteer } from './places.ts';

const places = gazetteer();
const names = async (input: string) => (await places.suggest(input)).map((place) => place.name);

describe('the bundled gazetteer', () => {
  it('finds a town typed without Polish letters, in any case', async () => {
    expect((await names('lodz'))[0]).toBe('Łódź');
    expect((await names('ŁÓDŹ'))[0]).toBe('Łódź');
    expect((await names('zielona g'))[0]).toBe('Zielona Góra');
  });

  it('begins with the larger town and needs two letters', async () => {
    expect((await names('wa'))[0]).toBe('Warszawa');
    expect(await names('w')).toEqual([]);
    expect(await names('  ')).toEqual([]);
  });

  it('matches the beginning of a later word, never the middle of one', async () => {
    expect(await names('biala')).toContain('Bielsko-Biała');
    expect(await names('rszawa')).not.toContain('Warszawa');
  });

  it('knows the county of every place and the city of a district', async () => {
    const [kabaty] = await places.suggest('Kabaty');
    expect(kabaty).toMatchObject({ partOf: 'Warszawa', county: 'Warszawa', province: 'mazowieckie' });
    expect(await places.byId('756135')).toMatchObject({ name: 'Warszawa' });
    expect(await places.byId('0')).toBeNull();
  });

  it('knows all towns of a name, the largest first, and no parts of cities', async () => {
    const opole = await places.named('OPOLE');
    expect(opole[0]).toMatchObject({ name: 'Opole', province: 'opolskie' });
    const populations = (await places.named('brzeziny')).map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
    expect(await places.named('Kabaty')).toEqual([]);
    expect(await places.named('Opol')).toEqual([]);
  });

  it('covers all 16 provinces', async () => {
    const towns = [
      'Wrocław',
      'Bydgoszcz',
      'Lublin',
      'Zielona Góra',
      'Łódź',
      'Kraków',
      'Warszawa',
      'Opole',
      'Rzeszów',
      'Białystok',
      'Gdańsk',
      'Katowice',
      'Kielce',
      'Olsztyn',
      'Poznań',
      'Szczecin',
    ];
    const found = await Promise.all(towns.map(async (town) => (await places.suggest(town))[0]?.province));
    expect(found).toEqual(provinces);
  });

  it('folds the letter that has no decomposition', () => {
    expect(foldPlace('Świętochłowice–Łagiewniki')).toBe('swietochlowice lagiewniki');
  });
});
