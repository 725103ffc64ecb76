import { isRoom, layers, type Place, placeOf, rooms } from '../place.ts';
import type { Finding, Import, Rule, Source } from '../source.ts';

type Found = Omit<Finding, 'rule'>;
type Edge = { readonly source: Source; readonly from: Place; readonly used: Import; readonly to: Place };

/** Rooms stand in one order, and so do the layers inside a room of the server: what comes later may use what came before. */
export const roomRules: readonly Rule[] = [
  {
    id: 'room-circles',
    about: 'a room uses only rooms that stand before it in `rooms` (scripts/check/place.ts); `app` joins them',
    find: (sources) => findingsOf(sources, ({ from, to }) => from.room !== to.room && orderOf(to.room) > orderOf(from.room)),
  },
  {
    id: 'layers',
    about: 'a file of a server room uses only the layers below its own (`layers` in scripts/check/place.ts)',
    find: (sources) => findingsOf(sources, ({ from, to }) => from.floor === 'server' && isAbove(from, to)),
  },
];

const findingsOf = (sources: readonly Source[], isWrong: (edge: Edge) => boolean): readonly Found[] =>
  edgesBetweenRooms(sources)
    .filter(isWrong)
    .map(({ source, used, from, to }) => ({
      path: source.path,
      line: used.line,
      text: `${from.room} ${from.kind} uses ${to.room} ${to.kind}: ${used.specifier}`,
    }));

/** Imports from one file of a room to another on the same floor, of the same room or a different one. Tests may reach for what they test. */
const edgesBetweenRooms = (sources: readonly Source[]): readonly Edge[] =>
  sources.flatMap((source) => {
    const from = placeOf(source.path);
    if (!from || source.isTest || !isRoom(from.room)) return [];
    return source.imports.flatMap((used) => {
      const to = used.isPackage ? null : placeOf(used.target);
      return to && to.floor === from.floor && isRoom(to.room) ? [{ source, from, used, to }] : [];
    });
  });

const isAbove = (from: Place, to: Place): boolean =>
  from.room === to.room ? layerOf(to.kind) > layerOf(from.kind) : to.kind === 'commands' && layerOf(from.kind) < layerOf('lifecycle');

const orderOf = (room: string): number => (rooms as readonly string[]).indexOf(room);

/** Kinds outside the closed list have no layer; the rule `file-names` finds them. */
const layerOf = (kind: string): number => layers.findIndex((kinds) => (kinds as readonly string[]).includes(kind));
