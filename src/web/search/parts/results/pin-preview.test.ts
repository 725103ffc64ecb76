import { expect, test } from 'vitest';
import { unreachable } from '../../../../contract/kit/client.ts';
import { shownOf } from './pin-preview.tsx';

test('an offer behind a pin is gone only when the server says so, not when no answer came', () => {
  expect(shownOf({ ok: true, value: { card: null } })).toBe('gone');
  expect(shownOf({ ok: false, refusal: unreachable })).toBe('failed');
});
