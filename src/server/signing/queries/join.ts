/** What a room brings to signing, and how the rooms' shares are joined. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import type { RunsUntil, Signing } from './purposes.ts';

/** What rooms bring by name, each name once; `reads` is what one room alone can tell of every deal. */
type Parts = Pick<Signing, 'subjects' | 'documents' | 'publicStatuses' | 'readingCopies'> & {
  readonly reads: Pick<Signing, 'frozenPhotos' | 'relationOf'>;
};

/** What a room brings to signing, said in its `room.ts`: what of its own is signed and where its documents are, and until when something of it runs. */
export type SigningShare = { readonly [Part in keyof Parts]?: Partial<Parts[Part]> } & Partial<Pick<Signing, 'runsUntil'>>;

/** A room as far as signing joins it. */
type Sharing = { readonly name: string; readonly signing?: SigningShare };

/** The names of the rooms that bring something under a name. */
type Bringers<R, Part extends PropertyKey, Name extends PropertyKey> = R extends {
  readonly name: infer Room;
  readonly signing: { readonly [P in Part]: { readonly [N in Name]: unknown } };
}
  ? Room
  : never;

/** The value of a name that exactly one room brings; a sentence where none or two do, which is no `Signing`. */
type OneRoom<Rooms, Value, Others = Rooms> = [Rooms] extends [never]
  ? 'no room brings this'
  : Rooms extends unknown
    ? [Others] extends [Rooms]
      ? Value
      : 'two rooms bring this'
    : never;

type JoinedParts<R> = {
  readonly [Part in keyof Parts]: { readonly [Name in keyof Parts[Part]]: OneRoom<Bringers<R, Part, Name>, Parts[Part][Name]> };
};

/** What these rooms bring together. */
export type JoinedSigning<R> = Omit<JoinedParts<R>, 'reads'> & JoinedParts<R>['reads'] & Pick<Signing, 'runsUntil'>;

/**
 * Joins what the rooms bring. What nobody brings and what two bring does not compile (`satisfies Signing` at the list of rooms); two of one
 * name do not start either.
 */
export const joinSigning = <R extends Sharing>(rooms: readonly R[]): JoinedSigning<R> => {
  const shares = rooms.flatMap(({ signing }) => signing ?? []);
  const joined = (part: keyof Parts): Readonly<Record<string, unknown>> => {
    const entries = shares.flatMap((share) => Object.entries(share[part] ?? {}));
    const twice = entries.find(([name], at) => entries.findIndex(([other]) => other === name) !== at);
    if (twice !== undefined) throw new Error(`two rooms bring ${part} ${twice[0]} to signing`);
    return Object.fromEntries(entries);
  };
  const runs = shares.flatMap(({ runsUntil }) => runsUntil ?? []);
  return {
    subjects: joined('subjects'),
    documents: joined('documents'),
    publicStatuses: joined('publicStatuses'),
    readingCopies: joined('readingCopies'),
    ...joined('reads'),
    runsUntil: async (reader: Reader, offerId: Id) => {
      const ends: RunsUntil[] = [];
      for (const runsUntil of runs) ends.push(await runsUntil(reader, offerId));
      return latest(ends);
    },
  } as JoinedSigning<R>;
};

const latest = (ends: readonly RunsUntil[]): RunsUntil => {
  if (ends.includes('open')) return 'open';
  return (
    ends
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
};
