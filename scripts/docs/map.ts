import { floors, isRoom, placeOf, rooms } from '../check/place.ts';
import { firstWordsOf, purposeOf } from '../check/purpose.ts';
import { loadSources, type Source } from '../check/source.ts';
import type { DeclaredCall } from './calls.ts';
import { generated, table } from './modules.ts';

const filesOf = (sources: readonly Source[], room: string): string =>
  floors
    .flatMap((floor) => {
      const here = sources.filter((source) => {
        const place = placeOf(source.path);
        return place?.floor === floor && place.room === room && !source.isTest && /\.tsx?$/.test(source.path);
      });
      if (here.length === 0) return [];
      const list = here.map((source) => [`\`${source.path.slice(`src/${floor}/${room}/`.length)}\``, purposeOf(source) ?? firstWordsOf(source)]);
      return [`### ${floor}\n\n${table(['file', 'what it is for'], list)}`];
    })
    .join('\n\n');

const overview = (sources: readonly Source[]): string => {
  const count = (floor: string, room: string): string => {
    const here = sources.filter((source) => !source.isTest && source.path.startsWith(`src/${floor}/${room}/`) && /\.tsx?$/.test(source.path));
    return here.length > 0 ? String(here.length) : '';
  };
  return table(
    ['room', ...floors],
    ['kit', ...rooms, 'app'].map((room) => [room, ...floors.map((floor) => count(floor, room))]),
  );
};

/** Where everything is: rooms and floors, every call, every file. */
export const mapPage = async (root: string, calls: readonly DeclaredCall[]): Promise<string> => {
  const sources = await loadSources(root);
  const callTable = table(
    ['call', 'room', 'name on the wire', 'who', 'read'],
    calls.map((call) => [`\`${call.verb}\``, call.room, call.wire === call.verb ? '' : `\`${call.wire}\``, call.who, call.read ? 'yes' : '']),
  );
  const present = ['kit', ...rooms, 'app'].filter((room) => sources.some((source) => placeOf(source.path)?.room === room));
  const parts = present.map((room) => `## ${isRoom(room) ? 'Room' : 'Beside the rooms'}: ${room}\n\n${filesOf(sources, room)}`);
  return generated('Map', [overview(sources), `## Calls\n\n${callTable}`, ...parts].join('\n\n'));
};
