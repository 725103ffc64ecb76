import { type RoomKind, roomGroups, roomKinds, roomKindsByGroup } from '../../kit/dictionaries.ts';
import { withoutMarks } from '../../kit/typed/fold.ts';
import { type ExpectedNumber, readNumber } from '../../kit/typed/number.ts';
import type { Room } from '../types.ts';

/** What a kind of room is called. */
type NamesOf = (kind: RoomKind) => readonly string[];

/** Rooms read from a list, and the items of it that name no room or no area. */
export type RoomList = { readonly rooms: readonly Room[]; readonly unread: readonly string[] };

/**
 * Reads rooms that were written as a list, one to a line or separated by semicolons, by the names that kinds of rooms have in the reader's
 * language, the usual one first; the beginning of a name is enough where only one kind begins so. `decimal` separates decimals in that language.
 *
 *     Sala sprzedaży 70,2 m²; zaplecze: 30,5; basen 12
 *
 * is a sales floor of 70.2 m², a stock room of 30.5 m², and `basen 12`, which is left to the person.
 */
export const parseRooms = (text: string, namesOf: NamesOf, decimal: ExpectedNumber['decimal']): RoomList => {
  const items = text
    .split(/[;\n]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const read = items.map((item) => ({ item, room: roomOf(item, namesOf, decimal) }));
  return {
    rooms: read.flatMap(({ room }) => (room === null ? [] : [room])),
    unread: read.flatMap(({ item, room }) => (room === null ? [item] : [])),
  };
};

/** A room that nobody has said anything of yet, as a new floor begins with. */
export const isBlankRoom = ({ kind, surface, windows }: Room): boolean => kind === undefined && surface === undefined && windows === undefined;

/** A space in an area stands before three digits: `WC 2 12,5` is 12.5 m² of the second, `Hala 1 200` is 1200 m²; so may a sign in `1,200.50`. */
const pattern = /^(?<name>\p{L}.*?)[\s:,.–-]+(?<surface>(?:\d{1,3}(?:[\s,.]\d{3})+|\d+)(?:[.,]\d+)?)\s*(?:m2|m²|m\.?\s?kw\.?|sqm|sq\.?\s?m)?[.,]?$/iu;

/**
 * A row of a pasted table as a line: the kind and the area in its cells, with a sign between them, so that the figures of one never run on into
 * the other. One with more cells says something that is not asked for, and is left to the person (null).
 */
const lineOf = (item: string): string | null => {
  if (!item.includes('\t')) return item;
  const cells = item.split('\t').flatMap((cell) => cell.trim() || []);
  return cells.length > 2 ? null : cells.join(': ');
};

const roomOf = (item: string, namesOf: NamesOf, decimal: ExpectedNumber['decimal']): Room | null => {
  const { name = '', surface = '' } = pattern.exec(lineOf(item) ?? '')?.groups ?? {};
  const kind = kindOf(plain(name), namesOf);
  const area = readNumber(surface, { unit: 'm²', digits: 2, decimal }).value;
  if (kind === null || area === null) return null;
  const group = roomGroups.find((one) => (roomKindsByGroup[one] as readonly RoomKind[]).includes(kind));
  return { ...(group && { group }), kind, surface: area };
};

/** Numbered rooms are of one kind: `WC 2` is a `WC`. */
const kindOf = (name: string, namesOf: NamesOf): RoomKind | null => {
  const unnumbered = name.replace(/ (?:nr |no )?(?:\d+|[ivx]+)$/, '');
  if (unnumbered === '') return null;
  const named = roomKinds.map((kind) => ({ kind, known: namesOf(kind).map(plain) }));
  const exact = named.find(({ known }) => known.includes(unnumbered));
  const onlyOf = (begun: typeof named): RoomKind | null => (begun.length === 1 ? (begun[0]?.kind ?? null) : null);
  return (
    exact?.kind ??
    onlyOf(named.filter(({ known: [usual] }) => usual?.startsWith(unnumbered))) ??
    onlyOf(named.filter(({ known }) => known.some((one) => one.startsWith(unnumbered))))
  );
};

/** Small letters without marks and full stops: `Sala sprzedaży` is `sala sprzedazy`, `pom. biurowe` is `pom biurowe`. */
const plain = (text: string): string =>
  withoutMarks(text)
    .replace(/[\s.]+/g, ' ')
    .trim();
