import { expect, it } from 'vitest';
import { type Agreement, shownAgreement } from './data.ts';

const agreement = (id: string): Agreement => ({ id }) as Agreement;

it.each([
  ['what was read', agreement('new'), agreement('old'), null, 'new'],
  ['what was read before, while reading it again takes too long', null, agreement('old'), 'deadline', 'old'],
  ['what was read before, while no service is found', null, agreement('old'), 'unavailable', 'old'],
  ['nothing, where nothing was read before', null, null, 'deadline', undefined],
  ['nothing, once it is gone', null, agreement('old'), 'missing', undefined],
  ['nothing, once it is not the reader’s', null, agreement('old'), 'denied', undefined],
] as const)('the page of an agreement shows %s', (_what, now, before, refused, shown) => {
  expect(shownAgreement(now, before, refused)?.id).toBe(shown);
});
