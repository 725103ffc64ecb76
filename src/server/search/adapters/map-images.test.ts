import { expect, it, vi } from 'vitest';
import { wmsImages } from './map-images.ts';

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('picture')]);
const tile = { z: 15, x: 18_155, y: 10_858 };
const urls = { cadastre: 'https://wms.example/egib?LAYERS=dzialki,numery_dzialek', plan: null };

it('asks for one square with parameters of ours, once, and answers its picture', async () => {
  const ask = vi.fn(async (_address: URL) => ({ ok: true as const, type: 'image/png', bytes: png }));
  const images = wmsImages(urls, () => ({ ask }));
  expect(await images.of('cadastre', tile)).toEqual(png);
  expect(await images.of('cadastre', tile)).toEqual(png);
  expect(await images.of('plan', tile)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  const address = ask.mock.calls[0]?.[0];
  expect(address?.origin).toBe('https://wms.example');
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    ...{ LAYERS: 'dzialki,numery_dzialek', SERVICE: 'WMS', VERSION: '1.1.1', REQUEST: 'GetMap', STYLES: '', SRS: 'EPSG:3857' },
    ...{ FORMAT: 'image/png', TRANSPARENT: 'TRUE', WIDTH: '256', HEIGHT: '256', BBOX: address?.searchParams.get('BBOX') },
  });
  const [west = 0, south = 0, east = 0, north = 0] = address?.searchParams.get('BBOX')?.split(',').map(Number) ?? [];
  // The square holds Piotrkowska 88 in Łódź: 19.4575 E, 51.7677 N is 2165999, 6758231 in metres.
  expect(west < 2_165_999 && 2_165_999 < east && south < 6_758_231 && 6_758_231 < north).toBe(true);
  expect(east - west).toBeCloseTo(1222.99, 1);
});

it('is unavailable, and keeps nothing, when what comes is no picture or nothing comes', async () => {
  const answers = [
    { ok: true as const, type: 'image/png', bytes: Buffer.from('<ServiceException/>') },
    { ok: false as const, fault: 'too_large' as const, detail: '' },
    { ok: true as const, type: 'image/png', bytes: png },
  ];
  const images = wmsImages(urls, () => ({ ask: async () => answers.shift() ?? { ok: false, fault: 'busy', detail: '' } }));
  expect(await images.of('cadastre', tile)).toBe('unavailable');
  expect(await images.of('cadastre', tile)).toBe('unavailable');
  expect(await images.of('cadastre', tile)).toEqual(png);
});
