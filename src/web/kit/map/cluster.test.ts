import { describe, expect, it } from 'vitest';
import { clusterPins, clusterRadius, type Pin } from './cluster.ts';

const pin = (id: string, lng: number, lat: number): Pin => ({ id, lng, lat, label: '', name: id, booked: false });
const scaled = (zoom: number) => (at: { readonly lng: number; readonly lat: number }) => ({ x: at.lng * zoom, y: at.lat * zoom });

describe('clusters', () => {
  const pins = [pin('a', 0, 0), pin('b', 1, 0), pin('c', 10, 0)];

  it('joins what is too near at this zoom and parts it when one comes nearer', () => {
    expect(clusterPins(pins, [], scaled(10), 44).map(({ pins: members }) => members.length)).toEqual([2, 1]);
    expect(clusterPins(pins, [], scaled(50), 44)).toHaveLength(3);
  });

  it('loses no pin, however they lie', () => {
    const many = Array.from({ length: 200 }, (_, at) => pin(String(at), (at * 37) % 20, (at * 53) % 11));
    const members = clusterPins(many, [], scaled(9), 44).flatMap((group) => group.pins.map(({ id }) => id));
    expect(new Set(members).size).toBe(200);
    expect(members).toHaveLength(200);
  });

  it('stands in the middle of its pins', () => {
    expect(clusterPins(pins, [], scaled(10), 44)[0]).toMatchObject({ lng: 0.5, lat: 0, key: 'a b' });
  });

  it('takes counted offers along, each as many as they are', () => {
    const cells = [
      { lng: 0.2, lat: 0, count: 700 },
      { lng: 11, lat: 0, count: 40 },
    ];
    const groups = clusterPins(pins, cells, scaled(10), 44);
    expect(groups.map(({ count, pins: alone }) => [count, alone.length])).toEqual([
      [702, 2],
      [41, 1],
    ]);
    expect(groups.map((group) => group.cells)).toEqual(cells.map((cell) => [cell]));
    expect(groups[0]?.lng).toBeCloseTo((0.2 * 700 + 0 + 1) / 702);
  });

  it('grows slowly with what it holds', () => {
    expect(clusterRadius(4)).toBe(20);
    expect(clusterRadius(25)).toBe(25);
    expect(clusterRadius(1_000_000)).toBe(26);
  });
});
