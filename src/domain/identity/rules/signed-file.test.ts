import { describe, expect, test } from 'vitest';
import type { FileSignature } from '../types.ts';
import { mayBePerson, maySendFile } from './signed-file.ts';

const person = { firstName: 'Michał', lastName: 'Żurawski' };
const signature = (of: Partial<FileSignature> = {}): FileSignature => ({
  name: 'Michał Żurawski',
  kind: 'qualified',
  signedAt: null,
  intact: true,
  whole: true,
  issuer: 'Urząd Próbny',
  chain: 'no_list',
  ...of,
});

test.each<[string | null, boolean]>([
  ['Michał Żurawski', true],
  ['MICHAL JAN ZURAWSKI', true],
  ['Żurawski Michał', true],
  [null, true],
  ['Michał Żuraw', false],
  ['Jan Żurawski', false],
  ['', false],
])('a signature of %s: %s', (name, is) => {
  expect(mayBePerson(signature({ name }), person)).toBe(is);
});

test('a name of two parts is the certificate’s with a hyphen', () => {
  expect(mayBePerson(signature({ name: 'EWELINA DUDZIAK-MACIEJEWSKA' }), { firstName: 'Ewelina', lastName: 'Dudziak Maciejewska' })).toBe(true);
});

describe('a file', () => {
  test.each<[string, readonly FileSignature[], string | null]>([
    ['signed by the person', [signature()], null],
    ['signed by somebody else and the person', [signature({ name: 'Jan Obcy' }), signature({ whole: false })], null],
    ['with a signature that names nobody', [signature({ name: null, kind: 'trusted' })], null],
    ['that names nobody, as the trust list confirms', [signature({ name: null, kind: 'trusted', chain: 'trusted' })], null],
    ['that names nobody, of an issuer of their own', [signature({ name: null, kind: 'trusted', chain: 'untrusted' })], 'identity.file_nameless'],
    [
      'that calls itself trusted under another name',
      [signature({ name: 'Jan Obcy', kind: 'trusted', chain: 'untrusted' })],
      'identity.file_other_name',
    ],
    ['without any signature', [], 'identity.file_unsigned'],
    ['changed under a signature', [signature(), signature({ intact: false })], 'identity.file_changed'],
    ['changed after the last signature', [signature({ whole: false })], 'identity.file_changed'],
    ['signed by somebody else alone', [signature({ name: 'Jan Obcy' })], 'identity.file_other_name'],
  ])('%s: %s', (_, signatures, code) => {
    expect(maySendFile(signatures, person)?.code ?? null).toBe(code);
  });
});
