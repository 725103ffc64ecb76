/** Says the written form of a lease to the wire. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { partySigners } from '../../../domain/companies/rules/party.ts';
import { type Side, sides } from '../../../domain/companies/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { endOfDay } from '../../../domain/kit/time.ts';
import {
  awaitsDeclaration,
  type FormFacts,
  formDueOn,
  isFormComplete,
  needsFormStill,
  owingSides,
  sideForm,
} from '../../../domain/leases/rules/form.ts';
import { namesCompany, namesPerson } from '../../../domain/leases/rules/form-signatures.ts';
import { isQualified, type ReadSignature } from '../../../domain/signing/types.ts';
import type { Files } from '../../kit/files/port.ts';
import type { FormFileRow, FormRow } from '../store/form.ts';
import type { LeaseRow } from '../store/leases.ts';

type FormView = NonNullable<OutputOf<typeof leasesCalls.getLease>['form']>;
type FileView = FormView['files'][number];

/** Everything that the step of the form is made of. `ownSide` is null for an admin who looks on. */
export type FormPage = {
  readonly row: LeaseRow;
  readonly form: FormRow;
  readonly facts: FormFacts;
  readonly files: readonly FormFileRow[];
  readonly ownSide: Side | null;
};

/** The written form as a side of the lease, or an admin, sees it. */
export const formView = (links: Pick<Files, 'link'>, { row, form, facts, files, ownSide }: FormPage): FormView => {
  const owing = isFormComplete(form.state) ? [] : owingSides(facts);
  const isOpen = !isFormComplete(form.state) && needsFormStill(row.state) && ownSide !== null;
  return {
    state: form.state,
    since: form.stateSince,
    dueOn: formDueOn(row.signedAt),
    sides: sides.map((side) => ({ side, form: sideForm(facts, side), declared: facts.declared[side], owes: owing.includes(side) })),
    files: files.map((file) => fileView(links, row, file, { isAdmin: ownSide === null })),
    mayUpload: isOpen,
    mayDeclare: isOpen && awaitsDeclaration(form.state),
  };
};

/** The form's step of the timeline: somebody's move while they owe something; a lease that ended needs it no more. */
export const formStep = (
  form: FormView,
  { row, ownSide, now }: Pick<FormPage, 'row' | 'ownSide'> & { readonly now: Instant },
): OutputOf<typeof leasesCalls.getLease>['steps'][number] => {
  const owing = form.sides.filter(({ owes }) => owes).map(({ side }) => side);
  const isMine = ownSide !== null && owing.includes(ownSide);
  const base = { key: 'form', by: null, late: false, at: null, facts: {} } as const;
  if (isFormComplete(form.state)) return { ...base, documents: [], state: 'done', actor: null, at: form.since };
  if (!needsFormStill(row.state)) return { ...base, documents: [], state: 'stopped', actor: null };
  const by = endOfDay(form.dueOn);
  return { ...base, documents: [], state: isMine ? 'now' : 'waiting', actor: isMine ? 'you' : (owing[0] ?? null), by, late: by < now };
};

/** A file of the form with a link that opens it for a while. The number of a person is for the moderator. */
export const fileView = (links: Pick<Files, 'link'>, row: LeaseRow, file: FormFileRow, viewer: { readonly isAdmin: boolean }): FileView => ({
  id: file.id,
  side: file.side,
  kind: file.kind,
  name: file.name,
  url: links.link(file.fileKey, { name: file.name, inline: true }),
  sha256: file.sha256,
  uploadedBy: file.personName,
  uploadedAt: file.uploadedAt,
  outcome: file.outcome,
  doubts: [...file.doubts],
  note: file.note,
  signatures: file.signatures.filter(({ kind }) => kind === 'signature').map((signature) => signatureView(row, signature, file.uploadedAt, viewer)),
});

const signatureView = (
  row: LeaseRow,
  read: ReadSignature,
  uploadedAt: Instant,
  { isAdmin }: { readonly isAdmin: boolean },
): FileView['signatures'][number] => {
  const { subject, certificate, judgedBy, inValidity, chain } = read;
  const named = [subject?.givenName, subject?.surname].filter((part) => part).join(' ');
  return {
    name: named || (subject?.commonName ?? ''),
    personNumber: isAdmin ? (subject?.serialNumber ?? null) : null,
    company: subject?.organization ?? null,
    companyNumber: subject?.organizationId ?? null,
    issuer: certificate?.issuer ?? '',
    number: certificate?.number ?? '',
    judgedAt: judgedBy === 'upload' ? uploadedAt : read.judgedAt,
    judgedBy,
    qualified: isQualified(read),
    inValidity,
    chain,
    names:
      sides.find(
        (side) => subject !== null && (partySigners(row[side]).some((signer) => namesPerson(subject, signer)) || namesCompany(subject, row[side])),
      ) ?? null,
  };
};
