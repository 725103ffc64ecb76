import { type RoomKind, roomGroups, roomKinds, roomKindsByGroup } from '../../kit/dictionaries.ts';
import { readNumber } from '../../kit/typed/number.ts';
import type { Room } from '../types.ts';

/** Rooms read from a list, and the items of it that name no room or no area. */
export type RoomList = { readonly rooms: readonly Room[]; readonly unread: readonly string[] };

/**
 * Reads rooms that were written as a list, one to a line or separated by semicolons, by the names that kinds of rooms have in the reader's
 * language; the beginning of a name is enough where only one kind begins so.
 *
 *     Sala sprzedaży 70,2 m²; zaplecze: 30,5; basen 12
 *
 * is a sales floor of 70.2 m², a stock room of 30.5 m², and `basen 12`, which is left to the person.
 */
export const parseRooms = (text: string, nameOf: (kind: RoomKind) => string): RoomList => {
  const items = text
    .split(/[;\n]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const read = items.map((item) => ({ item, room: roomOf(item, nameOf) }));
  return {
    rooms: read.flatMap(({ room }) => (room === null ? [] : [room])),
    unread: read.flatMap(({ item, room }) => (room === null ? [item] : [])),
  };
};

/** A room that nobody has said anything of yet, as a new floor begins with. */
export const isBlankRoom = ({ kind, surface, windows }: Room): boolean => kind === undefined && surface === undefined && windows === undefined;

const pattern = /^(?<name>.*\p{L})[\s:,–-]+(?<surface>\d[\d\s]*(?:[.,]\d+)?\s*(?:m2|m²|m\.?\s?kw\.?)?)[.,]?$/iu;

const roomOf = (item: string, nameOf: (kind: RoomKind) => string): Room | null => {
  const { name = '', surface = '' } = pattern.exec(item)?.groups ?? {};
  const kind = kindOf(plain(name), nameOf);
  const area = readNumber(surface, { unit: 'm²', digits: 2, decimal: ',' }).value;
  if (kind === null || area === null) return null;
  const group = roomGroups.find((one) => (roomKindsByGroup[one] as readonly RoomKind[]).includes(kind));
  return { ...(group && { group }), kind, surface: area };
};

const kindOf = (name: string, nameOf: (kind: RoomKind) => string): RoomKind | null => {
  if (name === '') return null;
  const named = roomKinds.map((kind) => ({ kind, known: plain(nameOf(kind)) }));
  const exact = named.find(({ known }) => known === name);
  const begun = named.filter(({ known }) => known.startsWith(name));
  return exact?.kind ?? (begun.length === 1 ? (begun[0]?.kind ?? null) : null);
};

/** Small letters without marks: `Sala sprzedaży` is `sala sprzedazy`. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
