import { expect, it } from 'vitest';
import { definePort, fill, openPorts } from './ports.ts';
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
