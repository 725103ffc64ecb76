import { expect, it } from 'vitest';
import { type NoteList, withNewest } from './note-list.ts';

const notes = (text: string, isMore = true) => ({ entries: [...text].map((id) => ({ id })), isMore });
const shown = (list: NoteList<{ readonly id: string }>) => list.entries.map(({ id }) => id).join('');

it.each([
  ['nothing shown yet', null, 'abc', 'abc'],
  ['one new note before two pages', 'bcdefg', 'abcd', 'abcdefg'],
  ['nothing new', 'abcdef', 'abc', 'abcdef'],
  ['more new notes than a page: no gap is hidden', 'xyz', 'abc', 'abc'],
])('%s', (_what, before, newest, after) => {
  expect(shown(withNewest(before === null ? null : notes(before), notes(newest)))).toBe(after);
});

it('keeps whether there are older notes of the longer list', () => {
  expect(withNewest(notes('abcdef', false), notes('abc', true)).isMore).toBe(false);
});
