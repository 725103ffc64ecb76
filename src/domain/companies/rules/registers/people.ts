/** Whether the registers name a person, and what has to prove a capacity then (docs/rules/companies.md#registers). */

import type { Capacity } from '../../../kit/dictionaries.ts';
import { fold } from '../../../kit/typed/fold.ts';
import type { CompanyForm } from '../../types.ts';
import { needsAuthority } from '../representation.ts';
import type { RegisterAnswer, RegisterPerson } from './answers.ts';

/** Whether the registers name the person: yes, no, or none of them says who acts for the company. */
export const registerMentions = ['named', 'missing', 'unknown'] as const;
export type RegisterMention = (typeof registerMentions)[number];

type Name = { readonly firstName: string; readonly lastName: string };

/** A name as it is typed against one that may be masked: `K*****` fits every name of six letters that begins with K. */
const fits = (typed: string, shown: string): boolean => {
  const [one, other] = [Array.from(typed.trim()), Array.from(shown.trim())];
  if (!other.includes('*')) return fold(typed) === fold(shown);
  return one.length === other.length && other.every((letter, at) => letter === '*' || fold(letter) === fold(one[at] ?? ''));
};

/** The first of somebody's first names: registers show the second one in a field of its own, or not at all. */
const firstOf = (names: string): string => names.trim().split(/\s+/)[0] ?? '';

const isPerson = (person: Name, shown: RegisterPerson): boolean =>
  fits(firstOf(person.firstName), firstOf(shown.firstName)) && fits(person.lastName, shown.lastName);

/** Everybody whom a register names as acting for the company. */
export const registeredPeople = (answers: readonly RegisterAnswer[]): readonly RegisterPerson[] | null => {
  const lists = answers.flatMap(({ facts }) => (facts?.people ? [facts.people] : []));
  return lists.length === 0 ? null : lists.flat();
};

/** Whether the registers name the person; a company that REGON does not know names nobody. A masked name that fits is a weak sign: the moderator decides. */
export const mentionOf = (answers: readonly RegisterAnswer[], person: Name): RegisterMention => {
  const people = registeredPeople(answers);
  // REGON knows every company: one that it does not know stands in no register that could show who acts for it.
  if (people === null) return answers.some(({ source, outcome }) => source === 'gus' && outcome === 'absent') ? 'missing' : 'unknown';
  return people.some((shown) => isPerson(person, shown)) ? 'named' : 'missing';
};

/** What says whether a document has to prove that somebody acts for a company. `givesIn`: the person gives the company's data in, and not only joins it. */
export type ProofFacts = {
  readonly capacity: Capacity;
  readonly representation: CompanyForm['representation'];
  readonly mention: RegisterMention;
  readonly givesIn: boolean;
};

/** Why a document has to prove it; null when none has to. */
export const proofReasons = ['attorney', 'missing', 'joint'] as const;
export type ProofReason = (typeof proofReasons)[number];

/**
 * A document has to prove the capacity of an attorney, of whoever the registers do not name, and of whoever alone gives in the data of a company
 * that two represent: the account that its money is paid to is among them. A registered proxy and a member of the body who only join are shown by the register.
 */
export const proofWanted = ({ capacity, representation, mention, givesIn }: ProofFacts): ProofReason | null => {
  if (needsAuthority(capacity)) return 'attorney';
  if (mention === 'missing') return 'missing';
  return givesIn && isJoint(representation) ? 'joint' : null;
};

const isJoint = (rule: CompanyForm['representation']): boolean => rule === 'joint' || rule === 'joint_with_proxy';

/** What was accepted of the person who changes data: their capacity, whether a document on their link proves it, and the rule in force. */
export type AcceptedProof = {
  readonly capacity: Capacity;
  readonly representation: CompanyForm['representation'];
  readonly isProved: boolean;
};

/**
 * Why a document goes with changed data; null when none has to. As for data that are given in, but a capacity whose document was accepted needs none
 * anew. What two represent, in force or by the change itself, nobody but an attorney changes alone without one: the account is among it.
 */
export const changeProofWanted = (change: Omit<ProofFacts, 'givesIn'>, accepted: AcceptedProof): ProofReason | null => {
  const isBound = isJoint(change.representation) || isJoint(accepted.representation);
  if (isBound && !needsAuthority(change.capacity)) return 'joint';
  return accepted.isProved && change.capacity === accepted.capacity ? null : proofWanted({ ...change, givesIn: true });
};
