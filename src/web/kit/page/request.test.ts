import { expect, test } from 'vitest';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { orErrorPage } from './request.ts';

const thrownFor = (refusal: Pick<WireRefusal, 'code' | 'kind'>): unknown => {
  try {
    return orErrorPage({ ok: false, refusal: { ...refusal, message: 'said by the server' } });
  } catch (thrown) {
    return thrown;
  }
};

test('a refusal becomes the error page with its own sentence and status', () => {
  const thrown = thrownFor({ code: 'offer.not_found', kind: 'missing' });
  expect(thrown).toMatchObject({ data: { message: 'said by the server' }, init: { status: 404 } });
});

test('an address that cannot name anything is a page that is not there', () => {
  expect(thrownFor({ code: 'kit.invalid_input', kind: 'invalid' })).toMatchObject({ data: null, init: { status: 404 } });
});
