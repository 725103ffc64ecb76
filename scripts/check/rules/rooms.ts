import { isRoom, layers, type Place, placeOf, rooms } from '../place.ts';
import type { Finding, Import, Rule, Source } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;
type Edge = { readonly source: Source; readonly from: Place; readonly used: Import; readonly to: Place };

/**
 * Where an earlier room of server or web uses the domain, the words or, of the web, the calls of a later one all the same, and why. Beside these
 * nothing does: what an earlier room needs belongs to it.
 */
const known: readonly { readonly path: string; readonly room: string; readonly why: string }[] = [
  {
    path: 'src/server/offers/documents/contract-text.ts',
    room: 'leases',
    why: 'an offer shows the text of the lease that it leads to, in the words of leases',
  },
  { path: 'src/server/reservations/', room: 'leases', why: 'a reservation keeps the facts of the lease that is prepared for it, and shows its days' },
  {
    path: 'src/server/leases/lifecycle.ts',
    room: 'handover',
    why: 'the step that submits a protocol carries its contents to the effect of handover',
  },
  {
    path: 'src/web/offers/parts/booking/booking-form.tsx',
    room: 'reservations',
    why: 'the page of an offer draws the form of booking: the call and its consents are all that it takes of reservations, and the page of a reservation draws the same form',
  },
  {
    path: 'src/web/offers/parts/outcome/',
    room: 'search',
    why: 'an offer that is booked or gone leads on to others like it: one call of search; a supplier for it would have to be handed through every page of an offer',
  },
  {
    path: 'src/web/offers/parts/form/sections/standard-terms.tsx',
    room: 'leases',
    why: 'the form shows the sentences of the lease that own terms take the place of: a copy in the words of offers could differ from what is signed',
  },
  {
    path: 'src/web/search/parts/results/wanted-link.ts',
    room: 'wanted',
    why: 'a search that found nothing leads to the form of a wanted listing, and writes into its address no more than that form takes: its limits alone are read, so that they stand in one place',
  },
  {
    path: 'src/web/reservations/verify.page.tsx',
    room: 'leases',
    why: 'whoever opens the page of a reservation that became a lease is led on; which page comes next only the lease knows, and only to its parties',
  },
  ...(['wanted', 'agency'] as const).map((room) => ({
    path: 'src/web/workspace/start.page.tsx',
    room,
    why: 'the home of the board says what is to be done in every room; these two answer for theirs, by the calls of the pages that it leads to, so that both count the same',
  })),
];

/** Rooms stand in one order, and so do the layers inside a room of the server: what comes later may use what came before. */
export const roomRules: readonly Rule[] = [
  {
    id: 'room-circles',
    about: 'a room uses only rooms that stand before it in `server/app/rooms.ts`, which joins them',
    find: (sources) => findingsOf(sources, (edge) => edge.from.floor === edge.to.floor && isForward(edge)),
  },
  {
    id: 'rooms-ahead',
    about:
      'server, contract and web use the floors below them of their own and of earlier rooms only; the few exceptions stand with their reasons in scripts/check/rules/rooms.ts',
    find: (sources) => findingsOf(sources, (edge) => isOnLowerFloor(edge) && isForward(edge) && !isKnown(edge)),
  },
  {
    id: 'layers',
    about: 'a file of a server room uses only the layers below its own (`layers` in scripts/check/place.ts)',
    find: (sources) => findingsOf(sources, ({ from, to }) => from.floor === 'server' && to.floor === 'server' && isAbove(from, to)),
  },
];

const findingsOf = (sources: readonly Source[], isWrong: (edge: Edge) => boolean): readonly Hit[] =>
  edgesBetweenRooms(sources)
    .filter(isWrong)
    .map(({ source, used, from, to }) => ({
      path: source.path,
      line: used.line,
      text: `${from.room} ${from.kind} uses ${to.room} ${to.kind}: ${used.specifier}`,
    }));

const isForward = ({ from, to }: Edge): boolean => orderOf(to.room) > orderOf(from.room);

const isOnLowerFloor = ({ from, to }: Edge): boolean =>
  from.floor === 'web'
    ? to.floor !== 'web'
    : (from.floor === 'server' || from.floor === 'contract') && (to.floor === 'domain' || to.floor === 'words');

const isKnown = ({ source, to }: Edge): boolean => known.some(({ path, room }) => source.path.startsWith(path) && to.room === room);

/** Imports from one file of a room to another, of the same room or a different one. Tests may reach for what they test. */
const edgesBetweenRooms = (sources: readonly Source[]): readonly Edge[] =>
  sources.flatMap((source) => {
    const from = placeOf(source.path);
    if (!from || source.isTest || !isRoom(from.room)) return [];
    return source.imports.flatMap((used) => {
      const to = used.isPackage ? null : placeOf(used.target);
      return to && isRoom(to.room) ? [{ source, from, used, to }] : [];
    });
  });

const isAbove = (from: Place, to: Place): boolean =>
  from.room === to.room ? layerOf(to.kind) > layerOf(from.kind) : to.kind === 'commands' && layerOf(from.kind) < layerOf('lifecycle');

const orderOf = (room: string): number => rooms.indexOf(room);

/** Kinds outside the closed list have no layer; the rule `file-names` finds them. */
const layerOf = (kind: string): number => layers.findIndex((kinds) => (kinds as readonly string[]).includes(kind));
