/** What an uploaded file with qualified signatures is worth for a lease (docs/rules/form.md#what-a-file-is-worth). */

import { type PartyFacts, type Side, sides } from '../../companies/types.ts';
import type { Refusal } from '../../kit/verdict.ts';
import { type CertificateSubject, isQualified, type ReadPdf, type ReadSignature, type RevisionVerdict } from '../../signing/types.ts';
import { refuse } from '../refusals.ts';

import type { FormDoubt } from './form.ts';

/** Whom a certificate is compared with: who signed the lease for a side, and its company. */
export type FormParty = Pick<PartyFacts, 'nip' | 'krs'> & { readonly signers: readonly { readonly firstName: string; readonly lastName: string }[] };
export type FormParties = Readonly<Record<Side, FormParty>>;

/** A file as it was read. `sealedBytes` is the length of the document that it must begin with; everything up to there is our own seal. */
export type ReadForm = ReadPdf & { readonly revisions: RevisionVerdict | null; readonly sealedBytes: number };

/** What a file is worth: whose signatures count, or why somebody has to look. */
export type FormWorth = { readonly signedBy: readonly Side[]; readonly doubts: readonly FormDoubt[] };

/** Judges a file that a side brings; a refusal says what is wrong with it and what helps. */
export const judgeForm = (read: ReadForm | null, side: Side, parties: FormParties): { readonly worth: FormWorth } | { readonly refusal: Refusal } => {
  if (read === null) return { refusal: refuse('written_form.unreadable') };
  if (read.revisions === 'other_file') return { refusal: refuse('written_form.not_our_document') };
  const added = read.signatures.filter(({ kind, coversUntil }) => kind === 'signature' && coversUntil > read.sealedBytes);
  if (added.some(({ intact }) => !intact)) return { refusal: refuse('written_form.broken_signature') };
  if (read.revisions !== 'same_content') return { refusal: refuse('written_form.changed_content') };
  if (added.length === 0) return { refusal: refuse('written_form.no_signature') };
  const qualified = added.filter(isQualified);
  if (qualified.length === 0) return { refusal: refuse('written_form.not_qualified', { params: { who: namesOf(added) } }) };
  const running = qualified.filter(({ inValidity }) => inValidity);
  if (running.length === 0) return { refusal: refuse('written_form.certificate_expired', { params: { who: namesOf(qualified) } }) };
  return { worth: worthOf(running, side, parties) };
};

/** The sides for which all signers have signed with certificates that are trusted. */
const worthOf = (signatures: readonly ReadSignature[], side: Side, parties: FormParties): FormWorth => {
  const trusted = signatures.filter(({ chain }) => chain === 'trusted');
  const signedBy = sides.filter((each) => hasSigned(trusted, parties[each]));
  if (signedBy.includes(side)) return { signedBy, doubts: [] };
  const chains = new Set(signatures.map(({ chain }) => chain));
  const doubts: readonly FormDoubt[] = [
    ...(chains.has('no_list') ? (['no_list'] as const) : []),
    ...(chains.has('untrusted') ? (['untrusted'] as const) : []),
    ...(hasSigned(signatures, parties[side]) ? [] : (['other_person'] as const)),
  ];
  return { signedBy, doubts };
};

const hasSigned = (signatures: readonly ReadSignature[], { signers }: FormParty): boolean =>
  signers.length > 0 && signers.every((signer) => signatures.some(({ subject }) => subject !== null && namesPerson(subject, signer)));

/**
 * Whether a certificate names this person: surname and first given name, whatever the case, marks and hyphens. Certificates carry all given names
 * (ANNA MARIA), some no separate names at all.
 */
export const namesPerson = (subject: CertificateSubject, person: { readonly firstName: string; readonly lastName: string }): boolean => {
  const [given = '', ...rest] = words(subject.givenName ?? subject.commonName ?? '');
  const surname = subject.surname === null ? rest.slice(-words(person.lastName).length) : words(subject.surname);
  return given !== '' && given === words(person.firstName)[0] && surname.join(' ') === words(person.lastName).join(' ');
};

/** Whether a certificate names a company, by its tax or register number. */
export const namesCompany = ({ organizationId }: CertificateSubject, { nip, krs }: Pick<FormParty, 'nip' | 'krs'>): boolean =>
  organizationId !== null && [`VATPL-${nip}`, ...(krs === null ? [] : [`NTRPL-${krs}`])].includes(organizationId.toUpperCase().replace(/\s/g, ''));

const words = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleUpperCase('pl')
    .replaceAll('Ł', 'L')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const namesOf = (signatures: readonly ReadSignature[]): string => signatures.map(({ subject }) => subject?.commonName ?? '–').join(', ');
