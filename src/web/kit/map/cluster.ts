/** Groups pins that lie close together. */

/** A place on the map. `label` is what the pin shows: an area for visitors, a price for people who may see it. */
export type Pin = {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  readonly name: string;
  readonly booked: boolean;
};

/** Offers that are too many for a pin each: how many there are, and the middle of their places. */
export type Cell = { readonly lat: number; readonly lng: number; readonly count: number };

type Place = { readonly lat: number; readonly lng: number };
type Point = { readonly x: number; readonly y: number };

/** Pins and cells that stand too close to be told apart at this zoom; one pin alone is a group of one. */
export type Group = Place & { readonly key: string; readonly pins: readonly Pin[]; readonly cells: readonly Cell[]; readonly count: number };

/** A member of a group: a pin counts one. */
type Member = Place & { readonly count: number; readonly key: string; readonly pin: Pin | null; readonly cell: Cell | null };

const members = (pins: readonly Pin[], cells: readonly Cell[]): readonly Member[] => [
  ...cells.map((cell) => ({ ...cell, key: `${cell.lat} ${cell.lng} ${cell.count}`, pin: null, cell })),
  ...pins.map((pin) => ({ lat: pin.lat, lng: pin.lng, count: 1, key: pin.id, pin, cell: null })),
];

const groupOf = (group: readonly Member[]): Group => {
  const count = group.reduce((sum, member) => sum + member.count, 0);
  const middle = (of: (member: Member) => number): number => group.reduce((sum, member) => sum + of(member) * member.count, 0) / count;
  return {
    key: group.map(({ key }) => key).join(' '),
    pins: group.flatMap(({ pin }) => pin ?? []),
    cells: group.flatMap(({ cell }) => cell ?? []),
    count,
    lat: middle(({ lat }) => lat),
    lng: middle(({ lng }) => lng),
  };
};

/** Puts whatever is nearer than `radius` pixels to the first of a group into it, in the order of the cells and pins, so that equal views give equal groups. */
export const clusterPins = (pins: readonly Pin[], cells: readonly Cell[], project: (place: Place) => Point, radius: number): readonly Group[] => {
  const seeds: { readonly at: Point; readonly group: Member[] }[] = [];
  for (const member of members(pins, cells)) {
    const at = project(member);
    const near = seeds.find((seed) => Math.hypot(seed.at.x - at.x, seed.at.y - at.y) < radius);
    if (near) near.group.push(member);
    else seeds.push({ at, group: [member] });
  }
  return seeds.map(({ group }) => groupOf(group));
};

const largest = 26;

/** The radius of a cluster's disc in pixels; of thousands no larger, or discs would lie on each other. */
export const clusterRadius = (n: number): number => Math.min(Math.round(17 + 1.6 * Math.sqrt(n)), largest);
