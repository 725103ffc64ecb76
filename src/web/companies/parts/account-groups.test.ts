import { expect, test } from 'vitest';
import { caretAfter, digitsBefore, groupAccount } from './account-groups.ts';

test.each([
  ['6', '6'],
  ['611', '61 1'],
  ['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
  ['PL61 1090-1014 0000', '61 1090 1014 0000'],
  ['611090101400000712198128741', '61 1090 1014 0000 0712 1981 2874 1'],
  ['61 l090', '61 l090'],
  ['', ''],
])('an account is written in groups of 2 and 4: %s', (typed, grouped) => {
  expect(groupAccount(typed)).toBe(grouped);
});

test.each([
  ['611', 3, '61 1', 4],
  ['61 15090', 5, '61 1509 0', 5],
  ['61 1090', 2, '61 1090', 2],
  ['61 109', 6, '61 109', 6],
])('the caret of %s at %i stays behind its digit', (typed, at, grouped, place) => {
  expect(groupAccount(typed)).toBe(grouped);
  expect(caretAfter(grouped, digitsBefore(typed, at))).toBe(place);
});
