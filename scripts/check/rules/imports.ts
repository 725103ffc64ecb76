import { type Floor, isRoom, type Place, placeOf } from '../place.ts';
import type { Import, Rule, Source } from '../source.ts';

const mayStandOn: Readonly<Record<Floor, readonly Floor[]>> = {
  domain: [],
  words: ['domain'],
  contract: ['domain'],
  server: ['domain', 'words', 'contract'],
  web: ['domain', 'words', 'contract'],
};

const packagesOf: Partial<Record<Floor, readonly string[]>> = { domain: [], words: [], contract: ['zod'] };

type Edge = { readonly source: Source; readonly from: Place; readonly used: Import; readonly to: Place | null };

/** Every import of the program itself; tests may reach for what they test. */
const edges = (sources: readonly Source[]): Edge[] =>
  sources.flatMap((source) => {
    const from = placeOf(source.path);
    if (!from || source.isTest) return [];
    return source.imports.map((used) => ({ source, from, used, to: used.isPackage ? null : placeOf(used.target) }));
  });

const edgeRule = (id: string, about: string, isWrong: (edge: Edge) => boolean): Rule => ({
  id,
  about,
  find: (sources) =>
    edges(sources)
      .filter(isWrong)
      .map(({ source, used }) => ({ path: source.path, line: used.line, text: used.specifier })),
});

const isOtherRoom = ({ from, to }: Edge): boolean => to !== null && to.floor === from.floor && to.room !== from.room && isRoom(to.room);

const mayUseNeighbour = (from: Place, to: Place): boolean => {
  if (['commands', 'queries', 'lifecycle', 'documents'].includes(to.kind)) return true;
  return to.kind === 'tables' && (from.kind === 'tables' || from.kind === 'store');
};

const isSqlPlace = ({ room, kind }: Place): boolean => room === 'kit' || kind === 'store' || kind === 'tables';

/** The one exception: the auth library speaks SQL through its own adapter. */
const isAuthAdapter = ({ room, kind }: Place): boolean => room === 'accounts' && kind === 'adapters';

/** Who may import whom. */
export const importRules: readonly Rule[] = [
  edgeRule('web-never-server', 'pages never import the server, not even types', ({ from, to }) => from.floor === 'web' && to?.floor === 'server'),
  edgeRule(
    'floors',
    'a floor stands only on those below it',
    ({ from, to }) =>
      to !== null && to.floor !== from.floor && !mayStandOn[from.floor].includes(to.floor) && !(from.floor === 'web' && to.floor === 'server'),
  ),
  edgeRule(
    'pure-floors',
    'domain and words use no package, contract only zod',
    ({ from, used }) => used.isPackage && !(packagesOf[from.floor]?.includes(used.target) ?? true),
  ),
  edgeRule('kit-knows-no-room', 'kit imports no room and no app', ({ from, to }) => from.room === 'kit' && to !== null && to.room !== 'kit'),
  edgeRule('app-is-the-top', 'no room imports app', ({ from, to }) => isRoom(from.room) && to?.room === 'app'),
  edgeRule(
    'server-neighbours',
    'a server room reaches a neighbour through its commands, queries, documents and lifecycle (tables and stores also read its tables)',
    (edge) => edge.from.floor === 'server' && isRoom(edge.from.room) && isOtherRoom(edge) && edge.to !== null && !mayUseNeighbour(edge.from, edge.to),
  ),
  edgeRule(
    'web-neighbours',
    "a web room uses a neighbour's parts only",
    (edge) => edge.from.floor === 'web' && isRoom(edge.from.room) && isOtherRoom(edge) && edge.to?.kind !== 'parts',
  ),
  edgeRule(
    'sql-in-stores',
    'SQL is written in stores only',
    ({ from, used }) =>
      from.floor === 'server' && !used.isType && ['drizzle-orm', 'pg'].includes(used.target) && !isSqlPlace(from) && !isAuthAdapter(from),
  ),
  edgeRule(
    'tables-through-stores',
    'rows are read and written by stores only',
    ({ from, used, to }) =>
      from.floor === 'server' &&
      to?.floor === 'server' &&
      to.kind === 'tables' &&
      !used.isType &&
      !isSqlPlace(from) &&
      !isAuthAdapter(from) &&
      from.room !== 'app',
  ),
  edgeRule(
    'program-without-tests',
    'the program imports neither tests nor scripts',
    ({ used }) => !used.isPackage && /^(tests|scripts|bench)\//.test(used.target),
  ),
  {
    id: 'import-exists',
    about: 'a relative import names an existing file with its ending',
    find: (sources) => {
      const known = new Set(sources.map((source) => source.path));
      return sources.flatMap((source) =>
        source.imports
          .filter((used) => !used.isPackage && /^(src|tests|scripts|bench)\//.test(used.target) && !known.has(used.target.replace(/\?.*$/, '')))
          .map((used) => ({ path: source.path, line: used.line, text: used.specifier })),
      );
    },
  },
];
