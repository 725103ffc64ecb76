/** Faults are planted, and the judge of the fuzzing finds each: what is found wanting there can be found. */

import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultsOf, type HttpAnswer } from './judge.ts';

const call = { wire: 'getThing', out: z.object({ name: z.string() }), errors: ['offer.not_found'] };

const answer = (body: unknown, status = 200): HttpAnswer => ({ status, type: 'application/json', text: JSON.stringify(body) });
const refusal = (status: string, details: object, message = 'Nie ma takiej oferty.') => ({ error: { status, message, details } });
const missing = { code: 'offer.not_found', kind: 'missing' };
const invalid = { code: 'kit.invalid_input', kind: 'invalid' };
const sent = '{"data":{"offerId":1}}';

it.each([
  ['a value', answer({ result: { name: 'Lokal' } })],
  ['a declared refusal', answer(refusal('NOT_FOUND', missing), 404)],
  ['a refusal of everybody', answer(refusal('PERMISSION_DENIED', { code: 'kit.denied', kind: 'denied' }), 403)],
  ['a wrong field with its name', answer(refusal('INVALID_ARGUMENT', { ...invalid, problems: [{ field: 'offerId' }] }), 400)],
])('finds nothing wrong with %s', (_, given) => expect(faultsOf(call, given, sent)).toEqual([]));

it.each([
  ['a fault of the server', answer(refusal('INTERNAL', { code: 'kit.internal', kind: 'internal' }), 500), /status 500/],
  ['a value of another shape', answer({ result: { name: 7 } }), /declared shape: name/],
  ['a refusal that is not declared', answer(refusal('NOT_FOUND', { ...missing, code: 'lease.not_found' }), 404), /not declared/],
  ['a status of another refusal', answer(refusal('NOT_FOUND', missing), 400), /NOT_FOUND with status 400/],
  ['a refusal without words', answer(refusal('NOT_FOUND', missing, ''), 404), /nothing to a person/],
  ['a code for a sentence', answer(refusal('NOT_FOUND', missing, 'offer.not_found'), 404), /nothing to a person/],
  ['a wrong field without a name', answer(refusal('INVALID_ARGUMENT', invalid), 400), /name the field/],
  ['a field named with nothing', answer(refusal('INVALID_ARGUMENT', { ...invalid, problems: [{ field: '' }] }), 400), /name the field/],
  ['both a value and an error', answer({ result: {}, ...refusal('NOT_FOUND', missing) }), /holds result,error/],
  ['a page', { status: 200, type: 'text/html', text: '<p>' }, /is text\/html/],
  ['an endless refusal', answer(refusal('NOT_FOUND', missing, 'x'.repeat(40_000)), 404), /refusal of \d+ signs/],
  ['a stack', answer({ result: { name: 'Error\n    at readOffer (file:///app/offers.ts:3:1)' } }), /shows at readOffer/],
  ['a statement', answer({ result: { name: 'select id, name from person where uid = $1' } }), /shows select/],
  ['words of the database', answer({ result: { name: 'duplicate key value violates unique constraint "person_email"' } }), /shows violates/],
  ['a path of the source', answer({ result: { name: 'in /app/src/server/kit/http/rpc.ts' } }), /shows \/src\/server/],
  ['a fault of the language', answer({ result: { name: "TypeError: Cannot read properties of undefined (reading 'x')" } }), /shows TypeError/],
])('finds %s', (_, given, found) => expect(faultsOf(call, given, sent).join('; ')).toMatch(found));
