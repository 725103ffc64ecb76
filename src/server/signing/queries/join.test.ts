import { expect, expectTypeOf, test } from 'vitest';
import { type JoinedSigning, joinSigning } from './join.ts';
import type { Signing } from './purposes.ts';

const nothing = async () => null;
const doors = { name: 'doors', signing: { documents: { offer: nothing }, runsUntil: async () => '2027-01-31' as never } } as const;
const bells = { name: 'bells', signing: { documents: { lease: nothing }, runsUntil: async () => '2027-03-31' as never } } as const;
const gongs = { name: 'gongs', signing: { documents: { lease: nothing } } } as const;

test('what one room brings has its value, what none or two bring does not compile', () => {
  type JoinedDocuments = JoinedSigning<typeof doors | typeof bells>['documents'];
  expectTypeOf<JoinedDocuments['offer']>().toEqualTypeOf<Signing['documents']['offer']>();
  expectTypeOf<JoinedDocuments['protocol']>().toEqualTypeOf<'no room brings this'>();
  expectTypeOf<JoinedSigning<typeof doors | typeof bells | typeof gongs>['documents']['lease']>().toEqualTypeOf<'two rooms bring this'>();
  expectTypeOf<JoinedSigning<typeof doors | typeof bells>>().not.toExtend<Signing>();
});

test('two rooms that bring one name do not start', () => {
  expect(Object.keys(joinSigning<typeof doors | typeof bells>([doors, bells]).documents)).toEqual(['offer', 'lease']);
  expect(() => joinSigning<typeof bells | typeof gongs>([bells, gongs])).toThrow('two rooms bring documents lease to signing');
});

test('what was signed about an offer runs until the last day of any room', async () => {
  const runs = (...rooms: readonly { readonly name: string; readonly signing: Pick<Signing, 'runsUntil'> }[]) =>
    joinSigning(rooms).runsUntil(null as never, 'offer');
  const ended = { name: 'ended', signing: { runsUntil: nothing } };
  const open = { name: 'open', signing: { runsUntil: async () => 'open' as const } };
  expect(await Promise.all([runs(), runs(ended), runs(bells, doors, ended), runs(bells, open)])).toEqual([null, null, '2027-03-31', 'open']);
});
