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

type Point = { readonly x: number; readonly y: number };

/** Pins that stand too close to be told apart at this zoom; one pin alone is a group of one. */
export type Group = { readonly key: string; readonly pins: readonly Pin[]; readonly lat: number; readonly lng: number };

const middle = (pins: readonly Pin[], of: (pin: Pin) => number): number => pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length;

const groupOf = (pins: readonly Pin[]): Group => ({
  key: pins.map(({ id }) => id).join(' '),
  pins,
  lat: middle(pins, ({ lat }) => lat),
  lng: middle(pins, ({ lng }) => lng),
});

/** Puts pins nearer than `radius` pixels to the first of a group into it, in the order of the pins, so that equal views give equal groups. */
export const clusterPins = (pins: readonly Pin[], project: (pin: Pin) => Point, radius: number): readonly Group[] => {
  const seeds: { readonly at: Point; readonly members: Pin[] }[] = [];
  for (const pin of pins) {
    const at = project(pin);
    const near = seeds.find((seed) => Math.hypot(seed.at.x - at.x, seed.at.y - at.y) < radius);
    if (near) near.members.push(pin);
    else seeds.push({ at, members: [pin] });
  }
  return seeds.map(({ members }) => groupOf(members));
};

/** The radius of a cluster's disc in pixels. */
export const clusterRadius = (n: number): number => Math.round(17 + 1.6 * Math.sqrt(n));
