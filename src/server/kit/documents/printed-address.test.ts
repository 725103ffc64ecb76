import { expect, test } from 'vitest';
import { printedPlace } from './printed-address.ts';

test.each([
  ['UL. NAWROT', 'ul. Nawrot'],
  ['NAWROT', 'Nawrot'],
  ['AL. JANA PAWŁA II', 'al. Jana Pawła II'],
  ['ALEJE JEROZOLIMSKIE', 'Aleje Jerozolimskie'],
  ['PL. 3 MAJA', 'pl. 3 Maja'],
  ['ul. mińska', 'ul. mińska'],
  ['ŁÓDŹ', 'Łódź'],
  ['NOWY DWÓR MAZOWIECKI', 'Nowy Dwór Mazowiecki'],
  ['BIELSKO-BIAŁA', 'Bielsko-Biała'],
  ['KAZIMIERZ NAD WISŁĄ', 'Kazimierz nad Wisłą'],
  ['Warszawa', 'Warszawa'],
  ['', ''],
])('%s is printed as %s', (given, printed) => {
  expect(printedPlace(given)).toBe(printed);
});
