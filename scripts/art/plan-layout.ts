import type { PlanRoom } from './parameters.ts';

export type Box = { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number };
export type PlacedRoom = PlanRoom & Box;

const total = (rooms: readonly PlanRoom[]): number => rooms.reduce((sum, room) => sum + room.area, 0);

/** The index after which the first part holds the share of the area nearest to one half; at least one room stays on each side. */
function half(rooms: readonly PlanRoom[]): number {
  const all = total(rooms);
  let best = 1;
  for (let at = 1; at < rooms.length; at++)
    if (Math.abs(total(rooms.slice(0, at)) - all / 2) < Math.abs(total(rooms.slice(0, best)) - all / 2)) best = at;
  return best;
}

function split(rooms: readonly PlanRoom[], box: Box): readonly PlacedRoom[] {
  const [only] = rooms;
  if (only === undefined) return [];
  if (rooms.length === 1) return [{ ...only, ...box }];
  const at = half(rooms);
  const share = total(rooms.slice(0, at)) / total(rooms);
  const across = box.wide >= box.tall;
  const first: Box = across ? { ...box, wide: box.wide * share } : { ...box, tall: box.tall * share };
  const second: Box = across
    ? { ...box, x: box.x + first.wide, wide: box.wide - first.wide }
    : { ...box, y: box.y + first.tall, tall: box.tall - first.tall };
  return [...split(rooms.slice(0, at), first), ...split(rooms.slice(at), second)];
}

/** Fills the outline with the rooms: each gets its true share of the area, the largest lies at the street. */
export const layout = (rooms: readonly PlanRoom[], box: Box): readonly PlacedRoom[] =>
  split(
    [...rooms].sort((a, b) => b.area - a.area),
    box,
  );
