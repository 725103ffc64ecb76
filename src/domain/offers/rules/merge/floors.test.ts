import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Level, OfferForm } from '../../types.ts';
import { mergeForms } from './merge.ts';

const formOf = (levels: readonly Level[]): OfferForm => ({ areaDetails: { levels } });
const levelsOf = ({ areaDetails }: OfferForm): readonly Level[] => areaDetails?.levels ?? [];

/** A floor whose every fact begins with its number: floor 2 has 2 000 m², 2 000 cm and rooms of 2 000 m². */
const floor = (n: number): Level => ({
  levelNumber: n,
  surface: n * 1000,
  height: n * 1000,
  rooms: [{ surface: n * 1000 }, { surface: n * 1000 + 1 }],
});

/** An edit of a device: `tag` makes what it writes differ from what the other one writes. */
type Edit = { readonly at: number; readonly how: 'take' | 'add' | 'move' | 'surface' | 'height' | 'room'; readonly tag: number };

const edited = (floors: readonly Level[], edits: readonly Edit[], fresh: number): readonly Level[] =>
  edits.reduce((levels, { at, how, tag }, n) => {
    if (how === 'add') return levels.toSpliced(at, 0, floor(fresh + n));
    const [found] = levels.slice(at);
    if (found === undefined) return levels;
    const fact = (found.levelNumber ?? 0) * 1000 + tag;
    if (how === 'take') return levels.toSpliced(at, 1);
    if (how === 'move') return levels.toSpliced(at, 1).toSpliced((at + tag) % levels.length, 0, found);
    const changed = how === 'room' ? { ...found, rooms: [...(found.rooms ?? []), { surface: fact }] } : { ...found, [how]: fact };
    return levels.toSpliced(at, 1, changed);
  }, floors);

const factsOf = ({ surface, height, rooms = [] }: Level): readonly number[] => [surface ?? 0, height ?? 0, ...rooms.map((room) => room.surface ?? 0)];
const isWhole = (level: Level): boolean => factsOf(level).every((fact) => Math.floor(fact / 1000) === level.levelNumber);

describe('floors of two devices', () => {
  it('keep their facts: none comes to another floor, no floor and no room is doubled, whatever is chosen of what both changed', () => {
    const edits = (tag: number) =>
      fc.array(
        fc.record({ at: fc.nat(4), how: fc.constantFrom<Edit['how'][]>('take', 'add', 'move', 'surface', 'height', 'room'), tag: fc.constant(tag) }),
        { maxLength: 4 },
      );
    const base = [1, 2, 3, 4].map(floor);
    fc.assert(
      fc.property(edits(100), edits(200), (here, there) => {
        const [mine, theirs] = [edited(base, here, 10), edited(base, there, 20)];
        const merged = mergeForms(formOf(base), formOf(mine), formOf(theirs));
        for (const levels of [levelsOf(merged.form), levelsOf(merged.mine)]) {
          expect(levels.filter((level) => !isWhole(level))).toEqual([]);
          const numbers = levels.map(({ levelNumber }) => levelNumber);
          expect(new Set(numbers).size).toBe(numbers.length);
        }
        const other = mergeForms(formOf(base), formOf(theirs), formOf(mine));
        expect([other.conflicts, other.form, other.mine]).toEqual([merged.conflicts, merged.mine, merged.form]);
        if (merged.conflicts.includes('areaDetails.levels')) expect([merged.form, merged.mine]).toEqual([formOf(theirs), formOf(mine)]);
        if (merged.conflicts.length > 0) return;
        const [before, left, right, all] = [base, mine, theirs, levelsOf(merged.form)].map(
          (levels) => new Set(levels.map(({ levelNumber }) => levelNumber ?? 0)),
        ) as [Set<number>, Set<number>, Set<number>, Set<number>];
        const wanted = [...new Set([...left, ...right])].filter((n) => !before.has(n) || (left.has(n) && right.has(n)));
        expect([...all].sort()).toEqual(wanted.sort());
      }),
      { numRuns: 1000 },
    );
  });

  const [ground, first, second] = [floor(0), floor(1), floor(2)];
  test.each<readonly [what: string, mine: readonly Level[], theirs: readonly Level[], joined: readonly Level[] | null]>([
    [
      'one that went while another came, and a fact of one that stayed',
      [first, second],
      [ground, { ...first, height: 1_200 }],
      [{ ...first, height: 1_200 }, second],
    ],
    [
      'one that stands before the others now, and rooms of another',
      [second, ground, first],
      [ground, { ...first, rooms: [] }],
      [second, ground, { ...first, rooms: [] }],
    ],
    [
      'one that was changed and given another number, and a fact of it',
      [ground, { ...first, levelNumber: 3 }],
      [ground, { ...first, height: 1_200 }],
      null,
    ],
    [
      'different facts of one floor',
      [ground, { ...first, surface: 1_100 }],
      [ground, { ...first, height: 1_200 }],
      [ground, { ...first, surface: 1_100, height: 1_200 }],
    ],
  ])('%s', (_what, mine, theirs, joined) => {
    const merged = mergeForms(formOf([ground, first]), formOf(mine), formOf(theirs));
    expect(merged.conflicts).toEqual(joined === null ? ['areaDetails.levels'] : []);
    expect(levelsOf(merged.form)).toEqual(joined ?? theirs);
  });

  it('a floor whose number is filled in is the same floor', () => {
    const unnumbered = { levelName: 'Antresola' };
    const merged = mergeForms(formOf([unnumbered]), formOf([{ ...unnumbered, levelNumber: 1 }]), formOf([{ ...unnumbered, surface: 40 }]));
    expect(merged).toMatchObject({ conflicts: [], form: formOf([{ ...unnumbered, levelNumber: 1, surface: 40 }]) });
  });
});
