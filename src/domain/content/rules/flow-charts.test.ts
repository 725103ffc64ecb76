import { describe, expect, it, test } from 'vitest';
import { type FlowChart, flowCharts, flowNames, layoutOf, linesOf } from './flow-charts.ts';

it('there are eight, in the order of the specification', () => {
  expect(flowNames).toEqual(['legend', 'account', 'signIn', 'identity', 'company', 'premises', 'landlord', 'tenant']);
});

describe.each(flowNames)('the chart %s', (name) => {
  const chart: FlowChart = flowCharts[name];
  const layout = layoutOf(chart);

  it('has its boxes apart from one another and inside the drawing', () => {
    const places = layout.boxes.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { x, y, width, height } of layout.boxes)
      expect([x >= 0, y >= 0, x + width <= layout.width, y + height <= layout.height]).not.toContain(false);
  });

  it('leads from somewhere to an end: every box is on a line, every question has its answers', () => {
    for (const { key, kind } of chart.steps) {
      const out = chart.lines.filter(([from]) => from === key);
      expect(out.length + chart.lines.filter(([, to]) => to === key).length, key).toBeGreaterThan(0);
      if (kind === 'choice' && name !== 'legend') expect(out.map(([, , answer]) => answer).toSorted(), key).toEqual(['no', 'yes']);
      if (kind === 'end') expect(out, key).toEqual([]);
    }
  });

  it('has no line that runs through a box', () => {
    for (const [from, to] of chart.lines) {
      const [a, b] = [from, to].map((key) => layout.boxes.find((box) => box.key === key));
      if (!a || !b || a.column !== b.column) continue;
      const between = layout.boxes.filter((box) => box.column === a.column && box.y > Math.min(a.y, b.y) && box.y < Math.max(a.y, b.y));
      expect(
        between.map(({ key }) => key),
        `${from} → ${to}`,
      ).toEqual([]);
    }
  });
});

test('text is broken between words', () => {
  expect(linesOf('Podpisuje umowę najmu kodem', 16)).toEqual(['Podpisuje umowę', 'najmu kodem']);
});
