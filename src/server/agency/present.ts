/** Says agreements to the wire. */

import type { z } from 'zod';
import type { agreement, agreementItem, agreementStatuses } from '../../contract/agency/schema.ts';
import { missingSteps } from '../../domain/accounts/rules/verification-steps.ts';
import type { AgreementEvent } from '../../domain/agency/machine.ts';
import { isInForce } from '../../domain/agency/machine.ts';
import { awaitsExchange, isWrittenForm } from '../../domain/agency/rules/file.ts';
import type { AgencySide, AgreementFacts, AgreementState } from '../../domain/agency/types.ts';
import { scale, type TaxedAmount, taxed } from '../../domain/kit/money.ts';
import type { RefusalCode } from '../../domain/kit/verdict.ts';
import { isPublished, isSavedProject } from '../../domain/offers/machine.ts';
import type { OfferState } from '../../domain/offers/types.ts';
import type { Person } from '../accounts/queries.ts';
import type { Files } from '../kit/files/port.ts';
import { documentLink, type StoredDocument } from '../signing/queries/documents.ts';
import type { AgreementRow } from './store/agreements.ts';
import { type AgencyFileRow, formFactsOf } from './store/files.ts';

type View = z.output<typeof agreement>;

/** On the wire states stand in lower case. */
export const statusOf = (state: AgreementState): (typeof agreementStatuses)[number] => state.toLowerCase() as (typeof agreementStatuses)[number];

/** The agent's fee at the agreed rent, with the VAT of the agent's company; null where none is agreed. */
export const agreedFee = ({
  includesBrokerage,
  terms,
  premises,
  agent,
}: Pick<AgreementFacts, 'includesBrokerage' | 'terms' | 'premises' | 'agent'>): TaxedAmount | null =>
  includesBrokerage && terms.feePercent > 0 ? taxed(scale(premises.rent, Math.round(terms.feePercent * 100), 10_000), agent.vatStatus) : null;

/** What a page shows of an agreement beside its row. */
export type AgreementScene = {
  readonly row: AgreementRow;
  /** As it is said now: late ones have expired. */
  readonly state: AgreementState;
  readonly document: StoredDocument;
  readonly files: readonly AgencyFileRow[];
  readonly viewer: View['viewer'];
  readonly owner: Person | null;
  readonly offerState: OfferState;
  /** The owner's PESEL or NIP as it was named; the page gets it masked. */
  readonly ownerNumber: string;
  readonly requireForm: boolean;
  readonly allowed: readonly AgreementEvent[];
  readonly publishBlocker: RefusalCode | null;
};

/** The copy of a policy as a file, wherever it is handed out: agreements name it so. */
export const policyName = 'polisa-OC.pdf';

/** Where the copy of a policy is read; null where there is none. */
export const policyLink = (files: Files, key: string | null): string | null =>
  key === null ? null : files.link(key, { name: policyName, inline: true });

/** An agreement as its page shows it. */
export const agreementView = (files: Files, scene: AgreementScene): View => {
  const { row, document } = scene;
  const { facts } = row;
  const { premises, agent, owner } = facts;
  const form = formFactsOf(row, scene.files);
  const name = `umowa-z-posrednikiem-${row.number.replace(/[^0-9A-Za-z]+/g, '-')}.pdf`;
  return {
    id: row.id,
    number: row.number,
    status: statusOf(scene.state),
    offerId: row.offerId,
    offerData: {
      name: premises.name,
      address: { street: premises.street, buildingNumber: premises.houseNumber, apartmentNumber: null, city: premises.city },
      line: premises.address,
      area: premises.area,
      landRegister: premises.landRegister,
      rent: premises.rent,
    },
    agentUid: row.agentUid,
    agentData: {
      firstName: agent.signer.firstName,
      lastName: agent.signer.lastName,
      email: agent.signer.email,
      professionalLicenseNumber: facts.licenseNumber,
      company: { name: agent.name, nip: agent.nip },
    },
    ownerDetails: { ...owner, peselOrNip: masked(scene.ownerNumber) },
    insurance: { ...facts.insurance, policyUrl: policyLink(files, row.policyKey) },
    includeMediation: facts.includesBrokerage,
    terms: facts.terms,
    fee: agreedFee(facts),
    agentSignedAt: row.agentSignedAt,
    ownerSignedAt: row.ownerSignedAt,
    answerUntil: row.answerUntil,
    endedAt: row.endedAt,
    reason: row.reason,
    agreementUrl: files.link(document.drawnKey, { name, inline: true }),
    signedAgreementUrl: document.sealedKey === null ? null : files.link(document.sealedKey, { name, inline: true }),
    document: documentLink({ files }, document),
    documentSha256: row.documentSha256,
    form: {
      isNeeded: facts.includesBrokerage,
      isCompulsory: facts.includesBrokerage && scene.requireForm,
      isComplete: isWrittenForm(form),
      exchange: { isAwaited: awaitsExchange(form), ...form.exchanged },
      files: scene.files.map((file) => ({
        id: file.id,
        kind: file.kind,
        name: file.name,
        url: files.link(file.fileKey, { name: file.name, inline: true }),
        outcome: file.outcome,
        note: file.note,
        uploadedBy: file.side,
        uploadedAt: file.uploadedAt,
      })),
    },
    aml: scene.viewer === 'agent' || scene.viewer === 'admin' ? row.aml : null,
    viewer: scene.viewer,
    originalOwnerExists: scene.owner !== null,
    offerIs: isSavedProject(scene.offerState) ? 'project' : isPublished(scene.offerState) ? 'published' : 'over',
    ownerSteps: isInForce(scene.state) && (scene.viewer === 'owner' || scene.viewer === 'link') ? stepsOf(scene.owner) : [],
    allowed: [...scene.allowed],
    publishBlocker: scene.publishBlocker,
  };
};

/** An address counts once it is confirmed, so whoever has an account by it has done that. */
const stepsOf = (owner: Person | null): View['ownerSteps'] =>
  owner === null ? ['account', 'identity', 'company'] : missingSteps(owner).flatMap((step) => (step === 'email' ? [] : [step]));

/** A PESEL begins with the day of birth: what comes along on the wire keeps its last three digits. */
const masked = (number: string): string => `${'•'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`;

/** An agreement as a list shows it to one of its sides. */
export const agreementListItem = (
  row: AgreementRow,
  { state, side, files }: { readonly state: AgreementState; readonly side: AgencySide; readonly files: readonly AgencyFileRow[] },
): z.output<typeof agreementItem> => {
  const { premises, agent, owner, includesBrokerage } = row.facts;
  return {
    id: row.id,
    number: row.number,
    status: statusOf(state),
    offerId: row.offerId,
    answerUntil: row.answerUntil,
    offerName: premises.name,
    offerAddress: premises.address,
    rent: premises.rent,
    other: side === 'agent' ? owner.name : `${agent.signer.firstName} ${agent.signer.lastName}, ${agent.name}`,
    side,
    lastDay: row.lastDay,
    needsForm: isInForce(state) && includesBrokerage && !isWrittenForm(formFactsOf(row, files)),
  };
};
