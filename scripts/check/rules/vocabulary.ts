import { type Floor, isRoom, placeOf, rooms } from '../place.ts';
import type { Rule } from '../source.ts';

/** The closed list of file names in a room; each may be a folder of that name with topic files. */
const names: Readonly<Record<Floor, RegExp>> = {
  domain: /^(types|fields|rules|permissions|refusals|document|([a-z-]+\.)?machine)$/,
  words: /^[a-z-]+$/, // one file a screen, which pairs its texts in pl/ and en/
  contract: /^(schema|endpoints)$/,
  server: /^(room|http|commands|queries|lifecycle|store|tables|present|effects|jobs|clock|mail|documents|live|adapters)$/,
  web: /^(routes|parts|pages|[a-z-]+\.page)$/, // many pages of a room stand in `pages`
};

const vague = /(^|\/)(utils?|helpers?|common|misc|shared|index)(\.|\/)/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/** The style sheet of a page stands beside it: `offers.module.css` of `offers.page.tsx`. */
const isPageStyle = (floor: Floor, path: string): boolean => floor === 'web' && path.endsWith('.module.css');

/** Names of files and folders. */
export const vocabularyRules: readonly Rule[] = [
  {
    id: 'rooms',
    about: 'a room is one of the known nouns',
    find: (sources) =>
      sources.flatMap(({ path }) => {
        const room = placeOf(path)?.room;
        return room && isRoom(room) && !rooms.includes(room) ? [{ path, line: 1, text: room }] : [];
      }),
  },
  {
    id: 'file-names',
    about: 'a file of a room carries a name of the closed list',
    find: (sources) =>
      sources.flatMap(({ path, isTest }) => {
        const place = placeOf(path);
        return place && !isTest && isRoom(place.room) && !names[place.floor].test(place.kind) && !isPageStyle(place.floor, path)
          ? [{ path, line: 1, text: place.kind }]
          : [];
      }),
  },
  {
    id: 'vague-names',
    about: 'no utils, helpers, common, and no file that only passes others on',
    find: (sources) =>
      sources.flatMap(({ path, text, program }) => {
        if (vague.test(path)) return [{ path, line: 1, text: 'a name that says nothing' }];
        const body = Array.isArray(program?.['body']) ? (program['body'] as { type: string; source?: unknown; exportKind?: string }[]) : [];
        const passesOn =
          body.length > 0 &&
          body.every(
            (node) => node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source && node.exportKind !== 'type'),
          );
        return passesOn && text ? [{ path, line: 1, text: 'only passes others on' }] : [];
      }),
  },
  {
    id: 'kebab-names',
    about: 'file names are lower case with hyphens',
    find: (sources) =>
      sources.flatMap(({ path }) => {
        const name = path.split('/').at(-1) ?? '';
        return kebab.test(name) || /\.(md|sql|json)$/.test(name) || name.startsWith('0') ? [] : [{ path, line: 1, text: name }];
      }),
  },
];
