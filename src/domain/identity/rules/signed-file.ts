import { fold } from '../../kit/typed/fold.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { FileSignature } from '../types.ts';

/** A person by the name of their profile. */
export type NamedPerson = { readonly firstName: string; readonly lastName: string };

/**
 * Whether a signature may be this person's (docs/rules/identity.md#the-signed-file): every part of the profile's name stands in the
 * certificate's, whatever the order, case and marks; certificates carry all given names. One that names nobody leaves it to the moderator,
 * unless its issuer was looked for on the trust list and is not there. `ŻURAWSKI MICHAŁ JAN` is Michał Żurawski.
 */
export const mayBePerson = ({ name, chain }: Pick<FileSignature, 'name' | 'chain'>, person: NamedPerson): boolean => {
  if (name === null) return chain !== 'untrusted';
  const named = new Set(fold(name).split(' '));
  return fold(`${person.firstName} ${person.lastName}`)
    .split(' ')
    .every((part) => named.has(part));
};

/** May a file be sent to a moderator? It is signed, unchanged since, and by whoever sends it as far as can be read. */
export const maySendFile = (signatures: readonly FileSignature[], person: NamedPerson): Verdict => {
  if (signatures.length === 0) return refuse('identity.file_unsigned', { field: 'file' });
  if (signatures.some(({ intact }) => !intact) || !signatures.some(({ whole }) => whole)) return refuse('identity.file_changed', { field: 'file' });
  if (signatures.some((signature) => mayBePerson(signature, person))) return null;
  const isNamed = signatures.some(({ name }) => name !== null);
  return refuse(isNamed ? 'identity.file_other_name' : 'identity.file_nameless', { field: 'file' });
};
