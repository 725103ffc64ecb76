import { expect, it } from 'vitest';
import { peerFigures, peerNote } from './peers.ts';
import { misses, sectionText } from './report.ts';

const steady = (value: number) => ({ min: value - 10, median: value, max: value + 10 });

it('sets this run beside the best recorded peer with the goal as its limit, and says that the peer was recorded', () => {
  const figures = peerFigures([
    { work: 'page', measured: steady(1100), times: 10 },
    { work: 'search', measured: steady(500), times: 10 },
  ]);
  const section = { title: 'Search', about: '', figures, notes: [peerNote(['page', 'search'])] };
  expect(misses([section])).toEqual(['Search: full search, against Parse Server 9.10.0 as recorded on another machine ✗ ratio ≥ 10.0']);
  expect(sectionText(section)).toMatch(
    /page and count, against Parse Server 9\.10\.0 as recorded on another machine .*10\.3 \(10\.2–10\.4\) \| ✓ ratio ≥ 10\.0/,
  );
  expect(section.notes[0]).toMatch(
    /^Peers, recorded and not measured in this run \(22 November 2026.*Parse Server 9\.10\.0 107 \(page and count\), 54\.8 \(full search\)/,
  );
});
