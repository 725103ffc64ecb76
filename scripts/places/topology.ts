/** The part of TopoJSON that the outlines use. */
export type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { pol: { geometries: { id: string; arcs: number[][] }[] } };
};
type Point = [number, number];

const round = (value: number): number => Number(value.toFixed(3));

/** Absolute longitude and latitude of every arc; the file holds differences of integers. */
export function decodeArcs({ transform: { scale, translate }, arcs }: Topology): Point[][] {
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])];
    });
  });
}

/** Joins arcs into rings; a negative index is the arc read backwards, and neighbours share their end point. */
export function ringsOf(rings: readonly number[][], arcs: readonly Point[][]): Point[][] {
  return rings.map((ring) =>
    ring.flatMap((index, place) => {
      const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
      return place === 0 ? arc : arc.slice(1);
    }),
  );
}

/** The border of the whole: arcs that only one area uses, chained end to end into rings. */
export function outerRings(topology: Topology, arcs: readonly Point[][]): Point[][] {
  const uses = topology.objects.pol.geometries.flatMap((geometry) => geometry.arcs.flat()).map((index) => (index < 0 ? ~index : index));
  const open = uses.filter((index) => uses.indexOf(index) === uses.lastIndexOf(index)).map((index) => arcs[index] ?? []);
  const rings: Point[][] = [];
  for (let ring = open.pop(); ring !== undefined; ring = open.pop()) rings.push(chain(ring, open));
  return rings;
}

const same = (a: Point | undefined, b: Point | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

function chain(start: Point[], open: Point[][]): Point[] {
  const ring = [...start];
  while (!same(ring[0], ring.at(-1))) {
    const end = ring.at(-1);
    const next = open.findIndex((arc) => same(arc[0], end) || same(arc.at(-1), end));
    const [arc] = next < 0 ? [] : open.splice(next, 1);
    if (arc === undefined) throw new Error('The outline of the country is not closed.');
    ring.push(...(same(arc[0], end) ? arc : [...arc].reverse()).slice(1));
  }
  return ring;
}
