import { expect, it } from 'vitest';
import type { WireRefusal } from '../../../../../contract/kit/client.ts';
import { refusedFields } from './refused-fields.ts';

const refusal = (...fields: readonly (string | undefined)[]): WireRefusal => ({
  code: 'kit.invalid_input',
  kind: 'invalid',
  problems: fields.map((field) => ({ code: 'kit.invalid_field', kind: 'invalid', ...(field !== undefined && { field }) })),
});

it('names each refused field of the form once, wherever the server read it', () => {
  expect(refusedFields(refusal('patch.description', 'areaDetails.surface', 'description', 'patch', undefined))).toEqual([
    'description',
    'areaDetails.surface',
  ]);
  expect(refusedFields({ code: 'offer.not_editable', kind: 'precondition' })).toEqual([]);
  expect(refusedFields(null)).toEqual([]);
});
