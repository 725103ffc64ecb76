import { expect, it } from 'vitest';
import { givenBy, newEntry } from './parts/entry.ts';

const entryFor = (query: string) => newEntry(givenBy(new URLSearchParams(query)));

it('takes over what a search without results brings along', () => {
  expect(entryFor('add=1&use=office&minArea=80&maxArea=200&maxRent=83.33&place=Zgierz&lat=51.8&lng=19.4&radius=14&from=2026-12-01')).toMatchObject({
    ...{ use: 'office', minSurface: '80', maxSurface: '200', maxRent: '83.33', neededFrom: '2026-12-01' },
    ...{ location: 'Zgierz', locationCoordinates: { lat: 51.8, lng: 19.4 }, locationRadius: '14' },
  });
});

it('keeps its own radius, and nothing of an address that says it wrong', () => {
  expect(entryFor('add=1&use=castle&minArea=much&radius=far&lat=51.8&from=soon')).toEqual(newEntry());
});
