import { expect, it } from 'vitest';
import { definePort, fill, openPorts } from './ports.ts';
import { readConfig } from './process/config.ts';

const config = readConfig({});

it('gives what was filled, and otherwise the embedded form, made once', () => {
  let opened = 0;
  const weather = definePort({ name: 'test.weather', open: () => ({ says: `rain ${++opened}` }) });
  expect(openPorts(config, [fill(weather, { says: 'sun' })]).of(weather).says).toBe('sun');
  const ports = openPorts(config, []);
  expect([ports.of(weather).says, ports.of(weather).says]).toEqual(['rain 1', 'rain 1']);
});

it('says which port has nothing behind it', () => {
  const signing = definePort<string>({ name: 'test.signing' });
  expect(() => openPorts(config, []).of(signing)).toThrow('test.signing');
});
