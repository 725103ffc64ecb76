import { expect, it } from 'vitest';
import { withSection } from './record.ts';
import { keepsAll, sample } from './report.sample.ts';
import { misses, sectionText } from './report.ts';

it('replaces one bench and leaves the others', () => {
  const first = withSection(withSection('# Measured', 'search', 'old'), 'live', 'streams');
  const second = withSection(first, 'search', 'new');
  expect(second).toContain('<!-- search -->\nnew\n<!-- /search -->');
  expect(second).not.toContain('old');
  expect(second).toContain('streams');
});

it('marks a missed limit in the table and names it', () => {
  expect(sectionText(sample)).toContain('| page | req/s | 80.0 (70.0–90.0) | 100 (100–100) | 0.80 (0.70–0.90) | ✗ ratio ≥ 0.90 |');
  expect(misses([sample])).toEqual(['Search: page ✗ ratio ≥ 0.90']);
  expect(misses([keepsAll])).toEqual([]);
});
