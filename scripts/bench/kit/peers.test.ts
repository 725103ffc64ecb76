import { expect, it } from 'vitest';
import { peerNotes } from './peers.ts';

it('says that the figures of peers are recorded, and sets this run beside the best of them', () => {
  const [peers = '', page, search] = peerNotes([
    { work: 'page', rate: 1070, times: 10 },
    { work: 'search', rate: 500, times: 10 },
  ]);
  expect(peers).toMatch(/^Peers, recorded and not measured in this run \(22 November 2026/);
  expect(peers).toContain('Parse Server 9.10.0 107 (page and count), 54.8 (full search)');
  expect(page).toContain('10 times the 107 recorded of Parse Server 9.10.0: above the goal');
  expect(search).toContain('9.12 times the 54.8 recorded of Parse Server 9.10.0: below the goal');
});
