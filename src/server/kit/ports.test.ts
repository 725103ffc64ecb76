import { expect, it } from 'vitest';
import { defineListPort, definePort, fill, openPorts, share } from './ports.ts';
import { readConfig } from './process/config.ts';

const config = readConfig({});

it('gives what was filled, and otherwise the embedded form, made once', () => {
  let opened = 0;
  const weather = definePort({ name: 'test.weather', open: () => ({ says: `rain ${++opened}` }) });
  expect(openPorts(config, [weather], [fill(weather, { says: 'sun' })]).of(weather).says).toBe('sun');
  const ports = openPorts(config, [weather], []);
  expect([ports.of(weather).says, ports.of(weather).says]).toEqual(['rain 1', 'rain 1']);
});

it('does not open when nothing stands behind one', () => {
  const signing = definePort<string>({ name: 'test.signing' });
  expect(() => openPorts(config, [signing], [])).toThrow('nothing stands behind the port test.signing');
});

it('holds the shares of all rooms in their order, and none without any', () => {
  const prices = defineListPort<number>({ name: 'test.prices' });
  expect(openPorts(config, [prices], []).of(prices)).toEqual([]);
  expect(openPorts(config, [prices], [share(prices, 2), share(prices, 1)]).of(prices)).toEqual([2, 1]);
});
