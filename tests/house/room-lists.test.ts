/** A room joins the product by one line of the server and one of the web. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from '../../scripts/check/place.ts';

const root = path.join(import.meta.dirname, '../..');

const roomsWith = (floor: string, file: string): readonly string[] =>
  readdirSync(path.join(root, 'src', floor)).filter((name) => name !== 'kit' && existsSync(path.join(root, 'src', floor, name, file)));

const linesOf = (file: string, pattern: RegExp): readonly string[] =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line) => pattern.exec(line)?.[1] ?? []);

it('a room of the server stands in one line of server/app, in which the house rules read the order', () => {
  expect([...rooms].sort()).toEqual(roomsWith('server', 'room.ts'));
  expect(linesOf('src/server/app/rooms.ts', /import\('\.\.\/([a-z]+)\/room\.ts'/)).toEqual(rooms);
});

it('a room of the web with pages stands in one line of web/app', () => {
  const listed = linesOf('src/web/app/routes.ts', /'\.\.\/([a-z]+)\/routes\.ts'/);
  expect([...listed].sort()).toEqual(roomsWith('web', 'routes.ts').filter((name) => name !== 'app'));
});
