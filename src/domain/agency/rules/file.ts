/** What an uploaded agreement with signatures is worth (docs/rules/agency.md#written-form). */

import type { Day } from '../../kit/brand.ts';
import { parsePesel } from '../../kit/identifiers.ts';
import type { Refusal, Verdict } from '../../kit/verdict.ts';
import { namesPerson } from '../../leases/rules/form-signatures.ts';
import { type CertificateSubject, isQualified, type ReadPdf, type ReadSignature, type RevisionVerdict } from '../../signing/types.ts';
import { refuse } from '../refusals.ts';
import type { AgencySide, OwnerDetails } from '../types.ts';

/** What a file is: one with qualified signatures, or a scan of pages signed by hand. */
export const agencyFileKinds = ['qualified', 'scan'] as const;
export type AgencyFileKind = (typeof agencyFileKinds)[number];

/** A file as it stands: it counts, waits for the moderator, or was sent back. */
export const agencyFileOutcomes = ['counts', 'waiting', 'returned'] as const;
export type AgencyFileOutcome = (typeof agencyFileOutcomes)[number];

/** The day on which, as each side declares, signed originals were exchanged. */
export type ExchangeDays = Readonly<Record<AgencySide, Day | null>>;

/** What was brought and declared for an agreement. */
export type FormFacts = {
  readonly files: readonly { readonly kind: AgencyFileKind; readonly outcome: AgencyFileOutcome }[];
  readonly exchanged: ExchangeDays;
};

/**
 * Whether the written form is there: a file that both signed qualified, or a scan that the moderator took note of, once both sides have declared
 * the same day of the exchange of originals. A scan alone is evidence and not the form (art. 78 KC; docs/rules/agency.md#written-form).
 */
export const isWrittenForm = ({ files, exchanged: { agent, owner } }: FormFacts): boolean => {
  const counting = files.filter(({ outcome }) => outcome === 'counts');
  return counting.some(({ kind }) => kind === 'qualified') || (counting.length > 0 && agent !== null && agent === owner);
};

/** Whether handwriting was brought, so that the exchange of originals is what the sides declare. */
export const awaitsExchange = (facts: FormFacts): boolean =>
  !isWrittenForm(facts) && facts.files.some(({ kind, outcome }) => kind === 'scan' && outcome !== 'returned');

/** May a side declare this day? With a scan brought, not before the owner accepted, not in the future. */
export const mayDeclareExchange = (
  day: Day,
  { facts, from, today }: { readonly facts: FormFacts; readonly from: Day; readonly today: Day },
): Verdict => {
  if (isWrittenForm(facts)) return refuse('agency.file_complete');
  if (!awaitsExchange(facts)) return refuse('agency.scan_missing');
  return day < from || day > today ? refuse('agency.day_impossible', { field: 'day', params: { from, until: today } }) : null;
};

/** A file as it was read. `sealedBytes` is the length of the document that it must begin with. */
export type ReadAgreement = ReadPdf & { readonly revisions: RevisionVerdict | null; readonly sealedBytes: number };

/** Whether the certificate of a signature names a side. */
type Names = (signature: ReadSignature) => boolean;

/**
 * Judges a file with qualified signatures: it begins with our sealed bytes, nothing else was changed, and two different certificates signed it
 * whole and in time. It counts at once where both lead to the trust list, one names the agent and another one the owner; otherwise a moderator
 * looks. A refusal says what is wrong (docs/rules/agency.md#written-form).
 */
export const judgeAgreement = (
  read: ReadAgreement | null,
  { namesAgent, namesOwner }: { readonly namesAgent: Names; readonly namesOwner: Names },
): { readonly outcome: AgencyFileOutcome } | { readonly refusal: Refusal } => {
  if (read === null) return { refusal: refuse('agency.file_unreadable') };
  if (read.revisions === 'other_file') return { refusal: refuse('agency.file_other_document') };
  const added = read.signatures.filter(({ kind, coversUntil }) => kind === 'signature' && coversUntil > read.sealedBytes);
  if (added.some(({ intact }) => !intact) || read.revisions !== 'same_content') return { refusal: refuse('agency.file_changed') };
  const qualified = added.filter((one) => isQualified(one) && one.inValidity);
  const people = new Set(qualified.map(({ fingerprint }) => fingerprint));
  if (people.size < 2) return { refusal: refuse('agency.file_not_qualified', { params: { n: people.size } }) };
  const trusted = qualified.filter(({ chain }) => chain === 'trusted');
  const isSure = trusted.some((agent) => namesAgent(agent) && trusted.some((one) => one.fingerprint !== agent.fingerprint && namesOwner(one)));
  return { outcome: isSure ? 'counts' : 'waiting' };
};

/**
 * Whether a certificate surely names the owner: a person whose first and last word stand in it, with no other PESEL beside them. Never where the
 * owner is a company (a NIP): a certificate names a person, and whether that one acts for the company has to be looked at.
 */
export const isOwnersCertificate = (subject: CertificateSubject, { name, peselOrNip }: Pick<OwnerDetails, 'name' | 'peselOrNip'>): boolean => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const lastName = rest.at(-1);
  if (parsePesel(peselOrNip) === null || lastName === undefined || !namesPerson(subject, { firstName, lastName })) return false;
  const number = /^PNOPL-(\d{11})$/.exec(subject.serialNumber ?? '')?.[1];
  return number === undefined || number === peselOrNip;
};
