import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { ServiceStates } from './outside/states.ts';
import { defineListPort, definePort, fill, openPorts, share } from './ports.ts';
import { readConfig } from './process/config.ts';

const opening = { config: readConfig({}), states: new ServiceStates(drizzle.mock()) };

it('gives what was filled, and otherwise the embedded form, made once', () => {
  let opened = 0;
  const weather = definePort({ name: 'test.weather', open: () => ({ says: `rain ${++opened}` }) });
  expect(openPorts(opening, [weather], [fill(weather, { says: 'sun' })]).of(weather).says).toBe('sun');
  const ports = openPorts(opening, [weather], []);
  expect([ports.of(weather).says, ports.of(weather).says]).toEqual(['rain 1', 'rain 1']);
});

it('does not open when nothing stands behind one', () => {
  const signing = definePort<string>({ name: 'test.signing' });
  expect(() => openPorts(opening, [signing], [])).toThrow('nothing stands behind the port test.signing');
});

it('holds the shares of all rooms in their order, and none without any', () => {
  const prices = defineListPort<number>({ name: 'test.prices' });
  expect(openPorts(opening, [prices], []).of(prices)).toEqual([]);
  expect(openPorts(opening, [prices], [share(prices, 2), share(prices, 1)]).of(prices)).toEqual([2, 1]);
});
