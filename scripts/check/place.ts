import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * The rooms, one noun each, the same on every floor, in the order in which they may know each other: a room uses only those before it. They are
 * read where the server lists them.
 */
export const rooms: readonly string[] = [
  ...readFileSync(path.join(root, 'src/server/app/rooms.ts'), 'utf8').matchAll(/^ {2}\(await import\('\.\.\/([a-z]+)\/room\.ts'\)\)/gm),
].map(([, room = '']) => room);

/**
 * The layers inside a room of the server, from the ground up; a file uses only its own layer and those below. Stores alone know rows; an
 * adapter speaks to an outside service; `present` and `mail` say things to the wire and by post; `documents` draw what is put on paper, and
 * read what others put there; queries answer; commands and the effects of lifecycles change things; requests, time and subscriptions come in
 * through `http`, `jobs`, `clock` and `live`; `room` says what the room brings. An earlier room lies below as a whole, but only what changes
 * things may use its commands.
 */
export const layers = [
  ['tables'],
  ['store'],
  ['adapters'],
  ['present'],
  ['documents'],
  ['queries'],
  ['mail'],
  ['lifecycle'],
  ['commands', 'effects'],
  ['live', 'http', 'jobs', 'clock'],
  ['room'],
] as const;

/** The floors, from the ground up. */
export const floors = ['domain', 'words', 'contract', 'server', 'web'] as const;
export type Floor = (typeof floors)[number];

/** Where a file of `src` stands: `src/server/leases/commands/sign-lease.ts` is floor server, room leases, kind commands. */
export type Place = { readonly floor: Floor; readonly room: string; readonly kind: string };

const pattern = new RegExp(`^src/(${floors.join('|')})/([a-z]+)/(.+)$`);

/** The kind is the file's name without its ending, or the first folder inside the room. */
const kindOf = (rest: string): string => {
  const [first = ''] = rest.split('/');
  return rest.includes('/') ? first : first.replace(/(\.test)?\.(tsx?|module\.css|css|json)$/, '');
};

/** The place of a path, or null for what stands outside the rooms. */
export const placeOf = (path: string): Place | null => {
  const [, floor, room, rest] = pattern.exec(path) ?? [];
  return floor && room && rest ? { floor: floor as Floor, room, kind: kindOf(rest) } : null;
};

/** `kit` knows no room, `app` may know every room; neither is a room. */
export const isRoom = (name: string): boolean => name !== 'kit' && name !== 'app';
