import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ limits: { user: 1, visitor: 1, read: 1, page: 1, streams: 1 }, env: { VISITOR_CACHE_MB: '0' } });
});
afterAll(() => server.close());

const address = '192.0.2.60';

it('what the page of an empty search asks for counts as that page alone: the visitor’s reads are not used up', async () => {
  expect(server.server.pacePage(new Request('http://localhost:3140/offers?place=Zgierz&minArea=900'), address)).toBeNull();
  const ask = (wire: string, data: object) =>
    server.server.callInProcess(wire, data, { headers: new Headers({ accept: 'text/html' }), address, requestId: 'page', lang: 'pl' });
  // The line, the list, its pins and counts, four wider searches, the words alone, the town of a wanted listing.
  const answers = await Promise.all([
    ask(searchCalls.understandLine.wire, { line: 'Zabieńcowo' }),
    ask(searchCalls.searchMarkers.wire, {}),
    ask(searchCalls.searchFacets.wire, { only: ['legalMainUse'] }),
    ...Array.from({ length: 6 }, (_, minArea) => ask(searchCalls.searchOffers.wire, { minArea })),
    ask(searchCalls.suggestPlaces.wire, { input: '51.7, 19.4' }),
  ]);
  expect(answers.map(({ answer }) => answer.ok)).toEqual(answers.map(() => true));
  // The one read that the limits leave is still the visitor's: the map's own question.
  const read = await server.client(address).ask(searchCalls.searchMarkers, searchCalls.searchMarkers.in.parse({}));
  expect(read.ok).toBe(true);
});
